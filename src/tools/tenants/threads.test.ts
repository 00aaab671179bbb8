import { expect, it } from 'vitest'
import { readConfig } from '../project/read.ts'
import { findingsOf } from '../project/findings.ts'
import { findingsByThreads } from './threads.ts'

/** The portal's own files with so many tenants like one of its own; every third has something wrong. */
function manyTenants(count: number) {
  const input = readConfig(process.cwd())
  const files = new Map([...input.files].filter(([path]) => !path.startsWith('tenants/')))
  const model = input.files.get('tenants/ACME/tenant.json') ?? ''
  const ids = Array.from({ length: count }, (_, index) => `T${String(index)}`)
  ids.forEach((id, index) =>
    files.set(
      `tenants/${id}/tenant.json`,
      JSON.stringify({
        ...(JSON.parse(model) as object),
        theme: { primaryColor: '#204060', secondaryColor: '#102030' },
        id,
        url: index % 3 === 0 ? 'same' : id.toLowerCase(),
      }),
    ),
  )
  return { input: { ...input, files }, ids }
}

it('threads find what one finds alone, in the order of the tenants', async () => {
  const { input, ids } = manyTenants(24)
  const found = await findingsByThreads(input, ids)
  expect(found).toEqual(ids.map((id) => findingsOf(input, id)))
  expect(found.filter((each) => each.length > 0)).toHaveLength(8)
}, 60_000)
