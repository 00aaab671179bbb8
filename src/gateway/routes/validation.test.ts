import { describe, expect, it } from 'vitest'
import { textErrors } from './validation.ts'

describe('texts of a request', () => {
  it.each([['plain'], ['請求書 \u{1f4e6} \n'], [{ list: ['a', 1, null, true] }], [undefined]])('may be %j', (value) => {
    expect(textErrors(value)).toEqual([])
  })

  it.each([
    [{ id: 'a\0' }, 'id'],
    [{ rows: [{ name: 'fine' }, { name: 'half \ud800' }] }, 'rows.1.name'],
    [{ fields: { 'x\0': 1 } }, 'fields'],
  ])('may not be %j', (value, field) => {
    expect(textErrors(value)).toEqual([expect.objectContaining({ field })])
  })
})
