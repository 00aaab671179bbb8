import { describe, expect, it } from 'vitest'
import type { ExceptionModel } from '../../../config/index.ts'
import { createExceptions, EXCEPTION_KEY, onlyExceptions } from './exceptions.ts'

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

  it('chooses the rows that are shown; a rule that is not there chooses none', () => {
    expect(onlyExceptions(rows, rules, { [EXCEPTION_KEY]: 'nameless' }, exceptionsOf)).toEqual([rows[1]])
    expect(onlyExceptions(rows, rules, { [EXCEPTION_KEY]: 'gone' }, exceptionsOf)).toBe(rows)
    expect(onlyExceptions(rows, rules, {}, exceptionsOf)).toBe(rows)
  })
})
