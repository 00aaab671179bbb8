import { describe, expect, it } from 'vitest'
import { EXCEPTION_KEY } from '../../../config/index.ts'
import type { ExceptionModel } from '../../../config/index.ts'
import { createExceptions, onlyExceptions } from './exceptions.ts'

const rules: ExceptionModel[] = [
  { id: 'heavy', label: 'heavy', tone: 'danger', when: { field: 'row.size.weight', above: { of: 'session.limit' } } },
  { id: 'nameless', label: 'nameless', tone: 'warning', when: { field: 'row.name', filled: false } },
]
const rows = [
  { name: 'Box', size: { weight: 5 } },
  { name: '', size: { weight: 12 } },
  { name: 'Case', size: { weight: 20 } },
]
const exceptionsOf = createExceptions(rules, { get: (path) => (path === 'session.limit' ? 10 : undefined) })

describe('what is out of the ordinary about a row', () => {
  it('is named by the rules that apply to it, in their order', () => {
    expect(rows.map((row) => exceptionsOf(row).map(({ id }) => id))).toEqual([[], ['heavy', 'nameless'], ['heavy']])
  })

  it('[SP-04] says how many days lie between two days of the row, where there are some', () => {
    const late: ExceptionModel = {
      ...{ id: 'late', label: 'late', tone: 'warning', when: { field: 'row.now', filled: true } },
      days: { from: 'row.planned', to: 'row.now', label: 'lateBy' },
    }
    const said = createExceptions([late], { get: () => undefined })
    const of = (row: Record<string, unknown>) => said(row).map(({ label, params }) => [label, params])
    expect(of({ planned: '20260226', now: '20260302' })).toEqual([['lateBy', { count: 4 }]])
    expect(of({ planned: '20260302', now: '20260302' })).toEqual([['late', {}]])
    expect(of({ now: '20260302' })).toEqual([['late', {}]])
  })

  it('chooses the rows that are shown; a rule that is not there chooses none', () => {
    expect(onlyExceptions(rows, rules, { [EXCEPTION_KEY]: 'nameless' }, exceptionsOf)).toEqual([rows[1]])
    expect(onlyExceptions(rows, rules, { [EXCEPTION_KEY]: 'gone' }, exceptionsOf)).toBe(rows)
    expect(onlyExceptions(rows, rules, {}, exceptionsOf)).toBe(rows)
  })
})
