import { describe, expect, it } from 'vitest'
import type { PartManifest } from '../model/parts.ts'
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
  it('names the list of a block that is none there, and the values that its parts read of a row by their options', () => {
    const part = (kind: 'block' | 'cell', name: string, properties = {}): PartManifest => ({
      ...{ kind, name, description: 'A part.', types: [] },
      options: { type: 'object', additionalProperties: false, properties },
    })
    const tip = { tip: { type: 'string', description: 'A path.', 'x-names': 'rowField' } }
    const columns = { qty: { label: 'field.pieces', cell: 'hinted', options: { tip: 'item' } } }
    const sections = { all: { label: 'form.details', blocks: { all: { block: 'lined', at: 'lines', columns } } } }
    const input = {
      ...withView({ ...view, sections }),
      parts: [...parts, part('block', 'lined'), part('cell', 'hinted', tip)],
    }
    const told = (change: (schemas: typeof contract.components.schemas) => void) => {
      const retyped = structuredClone(contract)
      change(retyped.components.schemas)
      return contractChanges(input, { contract: retyped, operations }, 'NORTH')
        .filter(({ file }) => file === 'schemas/views/order.json')
        .map(({ code, message }) => `${code} ${message}`)
    }
    expect(told(({ Order }) => Object.assign(Order.properties, { lines: Order.properties.lines.items }))).toEqual([
      'type-changed "lines" was array of object in the contract and is object there.',
    ])
    expect(told(({ Line }) => Object.assign(Line.properties, { item: { type: 'object' } }))).toEqual([
      'type-changed "item" was string in the contract and is object there.',
    ])
  })
})
