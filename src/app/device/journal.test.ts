import { describe, expect, it } from 'vitest'
import { changesBetween, withChanges } from './journal.ts'

const box = { name: 'box', lines: [{ no: 1 }, { no: 2 }, { no: 3 }], size: { high: 1, wide: 2 } }

describe('changes', () => {
  it.each([
    ['a value', { ...box, name: 'crate' }],
    ['a value that is new', { ...box, colour: 'red' }],
    ['a value that is gone', { lines: box.lines, size: box.size }],
    ['a value within', { ...box, size: { high: 1, wide: 9 } }],
    ['a row', { ...box, lines: box.lines.with(1, { no: 9 }) }],
    ['a row more', { ...box, lines: [...box.lines, { no: 4 }] }],
    ['a row less', { ...box, lines: box.lines.toSpliced(0, 1) }],
    ['no row left', { ...box, lines: [] }],
    ['a list for an object', { ...box, size: [1] }],
    ['an object for a value', { ...box, name: { long: 'box' } }],
    ['nothing for a value', { ...box, name: null }],
    ['everything', { other: true }],
  ])('lead from one value to the other: %s', (_what, after) => {
    const changes = JSON.parse(JSON.stringify(changesBetween(box, after))) as ReturnType<typeof changesBetween>
    expect(withChanges(box, changes)).toEqual(after)
  })

  it('are what differs, and no more', () => {
    const after = { ...box, lines: box.lines.with(2, { no: 9 }) }
    expect(changesBetween(box, after)).toEqual([{ at: ['lines', '2', 'no'], value: 9 }])
    expect(changesBetween(box, { ...box })).toEqual([])
  })

  it('leave what they are made of as it was', () => {
    const before = structuredClone(box)
    withChanges(box, changesBetween(box, { ...box, lines: [], name: 'crate' }))
    expect(box).toEqual(before)
  })
})
