import { describe, expect, it } from 'vitest'
import { unkeepableErrors } from './validation.ts'

describe('texts and numbers of a request', () => {
  it.each([
    ['plain'],
    ['請求書 \u{1f4e6} \n'],
    [{ list: ['a', 1, null, true] }],
    [9007199254740991],
    [0.1],
    [undefined],
  ])('may be %j', (value) => {
    expect(unkeepableErrors(value)).toEqual([])
  })

  it.each([
    [{ id: 'a\0' }, 'id'],
    [{ rows: [{ name: 'fine' }, { name: 'half \ud800' }] }, 'rows.1.name'],
    [{ fields: { 'x\0': 1 } }, 'fields'],
    [JSON.parse('{ "rows": [{ "pieces": 9007199254740993 }] }'), 'rows.0.pieces'],
    [JSON.parse('{ "pieces": -9007199254740993 }'), 'pieces'],
    [JSON.parse('{ "weight": 1e400 }'), 'weight'],
  ])('may not be %j', (value, field) => {
    expect(unkeepableErrors(value)).toEqual([expect.objectContaining({ field })])
  })
})
