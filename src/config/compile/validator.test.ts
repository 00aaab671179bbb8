import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { contradiction } from './validator.ts'

it('does not keep all the schemas that were ever looked at for a contradiction', async () => {
  const clones: WeakRef<object>[] = []
  const clone = structuredClone
  vi.stubGlobal('structuredClone', (value: object) => {
    const copy = clone(value)
    clones.push(new WeakRef(copy))
    return copy
  })
  for (let most = 1; most <= 250; most += 1)
    expect(contradiction({ $id: 'forms/example', type: 'string', maxLength: most })).toBeUndefined()
  expect(clones).toHaveLength(250)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What was made in a turn lives to its end.
  await new Promise((resolve) => setTimeout(resolve))
  collect()
  expect(clones.filter((each) => each.deref() !== undefined).length).toBeLessThan(150)
})
