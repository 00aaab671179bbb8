import { describe, expect, it } from 'vitest'
import { actionCodesOf, withDefaults, type JsonObject } from '../../config/index.ts'
import { codeOf, entriesOf, rowLimit, shownRows } from './list.ts'
import { manifest, type Options } from './manifest.ts'

const codesOf = (options: JsonObject) => actionCodesOf(withDefaults(manifest, options) as unknown as Options)

const coded = codesOf({ actionField: 'code' })

describe('the rows of a value', () => {
  it('keeps their places where something else stands among them, and has none in what is no list', () => {
    expect(entriesOf([{ id: '1' }, null, 'text', [], { id: '2' }])).toEqual([{ id: '1' }, {}, {}, {}, { id: '2' }])
    expect(entriesOf(null)).toEqual([])
    expect(entriesOf({ id: '1' })).toEqual([])
  })
})

describe('a list with action codes', () => {
  it('shows no row that is marked as removed', () => {
    const rows = [
      { id: '1', code: 'D' },
      { id: '2', code: 'U' },
    ]
    expect(shownRows(rows, coded, [])).toEqual([{ index: 1, row: { id: '2', code: 'U' } }])
    expect(shownRows(rows, codesOf({}), [])).toHaveLength(2)
    expect(shownRows(rows, codesOf({}), [{ field: 'id', codes: ['2'] }]).map(({ index }) => index)).toEqual([0])
  })

  it('gives a changed row its code, and takes it back when the change is undone', () => {
    const first = { id: '1', a: 1 }
    expect(codeOf({ id: '1', a: 2 }, first, coded)).toBe('U')
    expect(codeOf({ id: '1', a: 1, code: 'U' }, first, coded)).toBeUndefined()
    expect(codeOf({ id: '1' }, first, coded)).toBe('U')
    expect(codeOf({ id: '1', a: 1, code: 'U' }, { id: '1', a: 1, code: 'X' }, coded)).toBe('X')
  })

  it('keeps a removed row removed', () => {
    expect(codeOf({ id: '1', code: 'D', a: 5 }, { id: '1' }, coded)).toBe('D')
  })

  it('says that a row is added as long as the gateway does not know it', () => {
    expect(codeOf({ a: 5 }, {}, coded)).toBe('A')
    expect(codeOf({ a: 5, code: 'A' }, { code: 'A' }, coded)).toBe('A')
  })

  it('says that a row which came without an id is changed, as it came without being added', () => {
    expect(codeOf({ reference: 'R-1', a: 2 }, { reference: 'R-1', a: 1 }, coded)).toBe('U')
    expect(codeOf({ reference: 'R-1', a: 1, code: 'U' }, { reference: 'R-1', a: 1 }, coded)).toBeUndefined()
  })

  it('uses the codes and the fields that the options name', () => {
    const own = codesOf({
      idField: 'no',
      actionField: 'did',
      actionCodes: { changed: 'touched', removed: 'gone' },
    })
    expect(codeOf({ no: 7, a: 1 }, { no: 7 }, own)).toBe('touched')
    expect(shownRows([{ no: 7, did: 'gone' }], own, [])).toEqual([])
  })

  it('has nothing to say without a field for it', () => {
    expect(codeOf({ a: 1 }, {}, codesOf({}))).toBeUndefined()
  })
})

it('limits the rows by the smaller of two limits', () => {
  expect(rowLimit(undefined, undefined)).toBeUndefined()
  expect(rowLimit(0, undefined)).toBeUndefined()
  expect(rowLimit(0, 4)).toBe(4)
  expect(rowLimit(3, 4)).toBe(3)
  expect(rowLimit(5, 4)).toBe(4)
})
