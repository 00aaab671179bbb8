import { describe, expect, it } from 'vitest'
import { blockOf, filledWith, withoutHeadings } from './pasted.ts'
import type { Slot } from './pasted.ts'

describe('a block of a spreadsheet', () => {
  it('is read line by line, with quotation marks and line ends inside cells, without empty lines at its end', () => {
    expect(blockOf('a\t1\r\n\t\r\n"b ""c""\nd"\t2\r\n\t\r\n')).toEqual([
      ['a', '1'],
      ['', ''],
      ['b "c" d', '2'],
    ])
    expect(blockOf('5" pipe\tx')).toEqual([['5" pipe', 'x']])
  })

  it('is no text of one cell, nor one of several lines', () => {
    for (const text of ['', 'a', 'a\r\n', 'first line\nsecond line']) expect(blockOf(text)).toBeUndefined()
    expect(blockOf('"first line\nsecond line"', '<table><td>first line<br>second line</table>')).toBeUndefined()
  })

  it('of one column is one, where it comes as a table', () => {
    expect(blockOf('1,000\r\n\r\n7\r\n', '<html><body><table width=64><tr>')).toEqual([['1,000'], [''], ['7']])
    expect(blockOf('one\ntwo', '<p>one<p>two')).toBeUndefined()
  })
})

const text = (path: string): Slot => ({ path, read: (typed) => typed })
const isNumber = (typed: string) => /^\d+$/.test(typed)
const number = (path: string, label?: string): Slot => {
  return { path, label, read: (typed) => (isNumber(typed) ? Number(typed) : typed), takes: isNumber }
}
const isUnit = (typed: string) => ['KG', 'LB'].includes(typed)
const unit: Slot = {
  ...{ path: 'unit', isUnit: true, takes: isUnit },
  read: (typed) => (isUnit(typed) ? typed : undefined),
}
const slots = [text('name'), number('count'), unit, number('size.long')]

describe('the first line of a block', () => {
  const slots = [text('name'), number('count', 'Pieces'), unit]
  const rows = [
    ['one', '4', 'KG'],
    ['two', '', 'LB'],
  ]
  const leaves = (first: string[], below = rows) => withoutHeadings([first, ...below], slots).length === below.length

  it('is left out where it names the columns: by a word of the form, or by words that fit none where the lines below do', () => {
    expect(leaves(['Goods', 'pieces', ''])).toBe(true)
    expect(leaves(['Goods', 'Qty', 'UOM'])).toBe(true)
  })

  it('stays where it may be a row: one value is wrong, one fits, no other line shows what fits, or it is the only one', () => {
    expect(leaves(['three', 'TBA', ''])).toBe(false)
    expect(leaves(['three', 'TBA', 'KG'])).toBe(false)
    expect(leaves(['Pieces', '7', 'UOM'])).toBe(false)
    expect(leaves(['three', 'TBA', 'TON'], [['four', 'TBA', 'TON']])).toBe(false)
    expect(leaves(['Goods', 'Pieces', ''], [])).toBe(false)
  })
})

describe('a block over rows', () => {
  it('fills them from the first on, and new rows below; what is empty there stays as it is', () => {
    const block = [
      ['one', '', 'KG', '7'],
      ['two', '3', 'LB', 'x'],
    ]
    const rows = [{ id: '1', name: 'old', count: 4 }]
    expect(filledWith(block, { rows, slots, more: [{ code: 'A' }] })).toEqual({
      rows: [
        { id: '1', name: 'one', count: 4, unit: 'KG', size: { long: 7 } },
        { code: 'A', name: 'two', count: 3, unit: 'LB', size: { long: 'x' } },
      ],
      ...{ count: 2, left: 0 },
    })
    expect(rows).toEqual([{ id: '1', name: 'old', count: 4 }])
  })

  it('without a column of units goes past them', () => {
    expect(filledWith([['one', '3', '7']], { rows: [{}], slots, more: [] }).rows).toEqual([
      { name: 'one', count: 3, size: { long: 7 } },
    ])
  })

  it('says how much had no place: beyond the last column, beyond the last row, and what a list does not have', () => {
    const block = [
      ['KG', '7', 'beyond'],
      ['TON', '8'],
      ['LB', '9'],
    ]
    expect(filledWith(block, { rows: [{}], slots: slots.slice(2), more: [{}] })).toEqual({
      rows: [{ unit: 'KG', size: { long: 7 } }, { size: { long: 8 } }],
      ...{ count: 2, left: 4 },
    })
  })
})
