import { expect, it } from 'vitest'
import { runTask } from './step.ts'

it('a step that fails by an error is told as any other, so that the steps behind it run', async () => {
  const broken = () => Promise.reject(new Error('The contract cannot be read.'))
  expect(await runTask('generated', broken)).toMatchObject({ ok: false, output: 'The contract cannot be read.' })
  expect(await runTask('whole', () => Promise.resolve([]))).toMatchObject({ ok: true, output: '' })
})
