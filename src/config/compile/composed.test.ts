import { describe, expect, it } from 'vitest'
import { compileComposed } from './composed.ts'

const rules = {
  type: 'object',
  properties: {
    note: { type: 'string', maxLength: 20 },
    title: { type: 'string' },
    lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string', maxLength: 5 } } } },
  },
} as const
const of = (...from: string[]) => ({ from, separator: ' ' })

describe('a composed text', () => {
  it('stands behind those that it is made of, and otherwise where it was written', () => {
    const composed = { whole: of('note', 'name'), note: of('title'), title: of('name'), other: of('name') }
    expect(Object.keys(compileComposed(composed, {}))).toEqual(['title', 'note', 'whole', 'other'])
  })

  it('stands behind one of every row that it takes from a row of the list', () => {
    const taken = { from: [{ list: 'lines', field: 'kind', is: 'A', take: 'text' }], separator: ' ' }
    const composed = { note: taken, title: of('lines.0.text'), text: { ...of('name'), each: 'lines' } }
    expect(Object.keys(compileComposed(composed, {}))).toEqual(['text', 'note', 'title'])
  })

  it('is cut to what its place holds, or shorter', () => {
    const composed = {
      note: { ...of('name'), maxLength: 50 },
      title: { ...of('name'), maxLength: 50 },
      text: { ...of('name'), each: 'lines' },
    }
    const { note, title, text } = compileComposed(composed, rules)
    expect([note?.maxLength, title?.maxLength, text?.maxLength]).toEqual([20, 50, 5])
    expect(compileComposed({ note: { ...of('name'), maxLength: 3 } }, rules)['note']?.maxLength).toBe(3)
  })
})
