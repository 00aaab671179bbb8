import { describe, expect, it } from 'vitest'
import { actionCodesOf } from '../wire/action-code.ts'
import { byId, codeOf, shownRows, sums, withNewRow, withoutRow } from './list.ts'

const plain = actionCodesOf({})
const coded = actionCodesOf({ actionField: 'code' })

describe('a list without action codes', () => {
  it('gets a new row with the values given', () => {
    expect(withNewRow([{ a: 1 }], { unit: 'KG' }, plain)).toEqual([{ a: 1 }, { unit: 'KG' }])
  })

  it('loses a removed row, known or not', () => {
    expect(withoutRow([{ id: '1' }, { a: 2 }], 0, plain)).toEqual([{ a: 2 }])
    expect(withoutRow([{ a: 1 }, { a: 2 }], 1, plain)).toEqual([{ a: 1 }])
  })

  it('is no value once its last row is gone', () => {
    expect(withoutRow([{ a: 1 }], 0, plain)).toBeUndefined()
  })

  it('stays as it is when the row does not exist', () => {
    expect(withoutRow([{ a: 1 }], 7, plain)).toEqual([{ a: 1 }])
  })
})

describe('a list with action codes', () => {
  it('marks a new row as added', () => {
    expect(withNewRow([], {}, coded)).toEqual([{ code: 'A' }])
  })

  it('marks a known row as removed and shows it no more', () => {
    const left = withoutRow([{ id: '1' }, { id: '2' }], 0, coded) ?? []
    expect(left).toEqual([{ id: '1', code: 'D' }, { id: '2' }])
    expect(shownRows(left, coded)).toEqual([{ index: 1, row: { id: '2' } }])
  })

  it('takes an unknown row out', () => {
    expect(withoutRow([{ id: '1' }, { code: 'A' }], 1, coded)).toEqual([{ id: '1' }])
  })

  it('gives a changed row its code, and takes it back when the change is undone', () => {
    const loaded = { id: '1', a: 1 }
    expect(codeOf({ id: '1', a: 2 }, loaded, coded)).toBe('U')
    expect(codeOf({ id: '1', a: 1, code: 'U' }, loaded, coded)).toBeUndefined()
    expect(codeOf({ id: '1' }, loaded, coded)).toBe('U')
  })

  it('keeps a removed row removed and an unknown row added', () => {
    expect(codeOf({ id: '1', code: 'D', a: 5 }, { id: '1' }, coded)).toBe('D')
    expect(codeOf({ a: 5 }, undefined, coded)).toBe('A')
  })

  it('uses the codes and the fields that the options name', () => {
    const own = actionCodesOf({ idField: 'no', actionField: 'did', actionCodes: { added: 'new', removed: 'gone' } })
    expect(withNewRow([], {}, own)).toEqual([{ did: 'new' }])
    expect(withoutRow([{ no: 7 }], 0, own)).toEqual([{ no: 7, did: 'gone' }])
    expect(codeOf({ no: 7, a: 1 }, { no: 7 }, own)).toBe('U')
  })
})

it('finds known rows by their id', () => {
  expect(byId([{ id: '1', a: 1 }, { a: 2 }, { id: '' }], plain)).toEqual(new Map([['1', { id: '1', a: 1 }]]))
})

describe('sums', () => {
  it('add up a number, and each unit for itself', () => {
    const rows = [{ n: 1.1, u: 'KG' }, { n: 2.2, u: 'KG' }, { n: 3, u: 'LB' }, { u: 'KG' }, { n: 'x', u: 'KG' }]
    expect(sums(rows, 'n', 'u')).toEqual([{ unit: 'KG', sum: 3.3 }, { unit: 'LB', sum: 3 }])
    expect(sums(rows, 'n', undefined)).toEqual([{ unit: '', sum: 6.3 }])
  })

  it('of nothing are nothing', () => {
    expect(sums([], 'n', 'u')).toEqual([])
  })
})
