import { expect, it } from 'vitest'
import { groundOf } from './ground.ts'

const file = (path: string, version: number) => ({ path: `tenants/NOVA/${path}`, text: '', isSaved: false, version })
const wrong = { ...{ code: 'x', file: '', line: 1, column: 1, pointer: '', message: '' }, severity: 'error' as const }

it('[BX-04] what is known of a tenant is asked for anew with its own file, its lists, and once an error is mended', () => {
  const files = [file('tenant.json', 2), file('grids/bookings.json', 1)]
  const before = groundOf({ files, findings: [] })
  expect(groundOf({ files: [file('tenant.json', 2), file('grids/bookings.json', 7)], findings: [] })).toBe(before)
  expect(groundOf({ files: [file('tenant.json', 3)], findings: [] })).not.toBe(before)
  expect(groundOf({ files: [...files, file('lookups.json', 1)], findings: [] })).not.toBe(before)
  expect(groundOf({ files, findings: [wrong] })).not.toBe(before)
})
