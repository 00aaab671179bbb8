import { describe, expect, it } from 'vitest'
import type { DataRules } from '../../../config/index.ts'
import { inTypes } from './in-types.ts'

const rules: DataRules = {
  type: 'object',
  properties: {
    pieces: { type: 'integer' },
    weight: { type: ['number', 'null'] },
    code: { type: 'string' },
    either: { type: ['string', 'number'] },
    ready: { type: 'string', format: 'yyyymmdd' },
    from: { type: 'string', format: 'hhmm' },
    isSent: { type: 'boolean' },
    rows: {
      type: 'array',
      items: { type: 'object', properties: { qty: { type: 'integer' }, type: { type: 'string' } } },
    },
    pickup: { type: 'object', properties: { required: { type: 'integer' } } },
  },
}

describe('data that was loaded', () => {
  it('has numbers that came as texts, and texts that came as numbers, as its rules want them, in rows and parts too', () => {
    const data = {
      ...{ pieces: '12', weight: '-0.5', code: 7, either: '3', other: '4' },
      ...{ rows: [{ qty: '2', type: '40HC' }, null], pickup: { required: '1' } },
    }
    expect(inTypes(data, rules)).toEqual({
      ...{ pieces: 12, weight: -0.5, code: '7', either: '3', other: '4' },
      ...{ rows: [{ qty: 2, type: '40HC' }, null], pickup: { required: 1 } },
    })
  })

  it('has codes that came as a list as one text, and flags as the numbers that stand for them', () => {
    const data = { code: ['A', 'B'], either: ['A'], rows: ['A'], pickup: { required: true }, pieces: false }
    expect(inTypes(data, rules)).toEqual({ ...data, code: 'A,B', pickup: { required: 1 }, pieces: 0 })
    expect(inTypes({ code: [] }, rules)).toEqual({ code: '' })
    expect(inTypes({ code: [{ a: 1 }] }, rules)).toEqual({ code: [{ a: 1 }] })
  })

  it('leaves a value as it is that may be of that kind beside another', () => {
    const mixed = { files: { type: ['string', 'array'] }, limit: { type: ['number', 'boolean'] } }
    const data = { files: ['a', 'b'], limit: true }
    expect(inTypes(data, { type: 'object', properties: mixed })).toBe(data)
  })

  it.each([
    ['2026-02-18', '09:30', 'true'],
    ['2026-02-18T00:00:00+09:00', '09:30:00', 'True'],
    ['20260218', '0930', true],
  ])('has days, times and flags as its rules want them where they came as %s, %s and %s', (ready, from, isSent) => {
    expect(inTypes({ ready, from, isSent }, rules)).toEqual({ ready: '20260218', from: '0930', isSent: true })
  })

  it('keeps what is no day, no time and no flag', () => {
    const data = { ready: '2026-02-31', from: 'noon', isSent: 'Y', code: '2026-02-18' }
    expect(inTypes(data, rules)).toBe(data)
  })

  it.each(['', 'many', '1,000', '0x10', '1e3', '1234567890123456', '.'])('keeps %j, which is no number', (pieces) => {
    expect(inTypes({ pieces }, rules)).toEqual({ pieces })
  })

  it('is the same object where nothing differs', () => {
    const data = { pieces: 1, weight: null, code: 'A', rows: [{ qty: 1 }], constructor: 'x' }
    expect(inTypes(data, rules)).toBe(data)
  })
})
