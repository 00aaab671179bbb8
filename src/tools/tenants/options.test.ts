import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkTenant } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'

const input = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))
const grid = 'tenants/KAIYO/grids/bookings.json'

it.each([
  ['EUR', []],
  ['eur', ['wrong-form']],
  ['EURO', ['wrong-form']],
])('an amount is of a currency by its code: %s', (currency, codes) => {
  const text = {
    $schema: '../../../schemas/meta/overrides/grid.schema.json',
    columns: { totalWeight: { options: { currency } } },
  }
  const before = new Set(checkTenant(input, 'KAIYO').map(({ message }) => message))
  const files = new Map([...input.files, [grid, JSON.stringify(text)]])
  const found = checkTenant({ ...input, files }, 'KAIYO').filter(
    ({ file, message }) => file === grid && !before.has(message),
  )
  expect(found.map(({ code }) => code).filter((code) => code !== 'base-unrecorded')).toEqual(codes)
})
