import { describe, expect, it } from 'vitest'
import { contract, operations, parts } from '../testing/contract.ts'
import { view } from '../testing/screens.ts'
import { world } from '../testing/world.ts'
import { contractChanges } from './contract-changes.ts'

/** What a changed contract breaks for the tenant NORTH: code, file and line, and the words. */
function broken(change: (next: { contract: typeof contract; operations: typeof operations }) => void): string[] {
  const next = structuredClone({ contract, operations })
  change(next)
  return contractChanges(world(), next, 'NORTH').map(
    ({ code, file, line, message }) => `${code} ${file}:${line} ${message}`,
  )
}
const withView = (drawn: object) => ({ ...world({ 'schemas/views/order.json': JSON.stringify(drawn) }), parts })
const listCities = { method: 'get', path: '/cities' }
const order = (next: { contract: typeof contract }) =>
  next.contract.components.schemas.Order.properties as Record<string, object>

describe('[BX-06] a new version of the contract', () => {
  it('that is the same breaks nothing', () => expect(broken(() => undefined)).toEqual([]))

  it('names each use of an operation or a parameter that is gone', () => {
    expect(broken((next) => (next.operations['listCities'] = { ...listCities, query: {} }))).toEqual([
      expect.stringMatching(/^unknown-param schemas\/forms\/order\.layout\.json:\d+ .*CtryCode/),
    ])
    const gone = broken((next) => delete next.operations['listOrders'])
    expect(gone).toEqual([expect.stringMatching(/^unknown-operation schemas\/grids\/orders\.json:4 .*listOrders/)])
  })

  it('names each use of a field that is gone: in the form, its rules, its effects and its tenants', () => {
    const gone = broken((next) => delete order(next)['note'])
    const places = gone.map((each) => each.split(' ').slice(0, 2).join(' '))
    expect(places).toEqual(
      expect.arrayContaining([
        'unknown-path schemas/forms/order.layout.json:25',
        'unknown-path schemas/forms/order.schema.json:5',
        'unknown-path tenants/NORTH/forms/order.layout.json:7',
        'unknown-path tenants/NORTH/forms/order.schema.json:3',
      ]),
    )
  })

  it('names each use of a field that is of another type there', () => {
    const changed = broken((next) => (order(next)['city'] = { type: 'integer' }))
    expect(changed).toContainEqual(
      expect.stringMatching(
        /^type-changed schemas\/forms\/order\.layout\.json:19 "city" was string in the contract and is integer there\.$/,
      ),
    )
    const rows = { all: { block: 'table', at: 'lines', columns: { qty: { label: 'field.pieces' } } } }
    const sections = { all: { label: 'form.details', blocks: rows } }
    const retyped = structuredClone(contract)
    Object.assign(retyped.components.schemas.Line.properties, { qty: { type: 'string' } })
    expect(
      contractChanges(withView({ ...view, sections }), { contract: retyped, operations }, 'NORTH').map(
        ({ code, file }) => `${code} ${file}`,
      ),
    ).toContain('type-changed schemas/views/order.json')
    expect(broken((next) => (order(next)['number'] = { type: 'integer' }))).toContainEqual(
      expect.stringMatching(/^type-changed schemas\/grids\/orders\.json:7 "number"/),
    )
  })
})
