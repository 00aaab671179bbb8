import { describe, expect, it } from 'vitest'
import { exactJson } from './exact-json.ts'

describe('JSON', () => {
  it('keeps all digits of a whole number that a number would round, as a text', () => {
    expect(exactJson('{"id":9007199254740993,"list":[-12345678901234567890]}')).toEqual({
      id: '9007199254740993',
      list: ['-12345678901234567890'],
    })
  })

  it.each([
    '{"id":9007199254740991,"n":-9007199254740991}',
    String.raw`{"text":"is 9007199254740993, \"9007199254740993\" and \\","9007199254740993":1}`,
    '[0.12345678901234567,1e20,1234567890123456789e2,"😀 1234567890123456789"]',
    '"9007199254740993"',
    String.raw`{"ends with \\\\":"is, 9007199254740993","and \\\\\"":", 9007199254740993"}`,
  ])('is read as ever otherwise: %s', (text) => {
    expect(exactJson(text)).toEqual(JSON.parse(text))
  })

  it('of a file of many megabytes is read, and one that was cut off refused at once', () => {
    const file = 'line\\n'.repeat(2_000_000)
    expect(exactJson(`{"id":9007199254740993,"file":"${file}"}`)).toMatchObject({ id: '9007199254740993' })
    expect(() => exactJson(`{"id":9007199254740993,"file":"${file}`)).toThrow(SyntaxError)
  })

  it('that is none is refused', () => {
    expect(() => exactJson('{"id":9007199254740993')).toThrow(SyntaxError)
    expect(() => exactJson('{"id":0009007199254740993}')).toThrow(SyntaxError)
  })
})
