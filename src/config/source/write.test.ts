import { describe, expect, it } from 'vitest'
import { written } from './write.ts'

const was = '{\n  "a": {"b":1},\n  "c": [1,  2],\n  "d": { "e": { "f": true } }\n}\n'

describe('a file that is written anew', () => {
  it('keeps the bytes of what has not changed', () => {
    expect(written(JSON.parse(was), was)).toBe(was)
    expect(written({ ...(JSON.parse(was) as object), d: { e: { f: false } } }, was)).toBe(was.replace('true', 'false'))
    expect(written({ a: { b: 1 }, x: 'new', c: [1, 2], d: { e: { f: true } } }, was)).toBe(
      was.replace('  "c"', '  "x": "new",\n  "c"'),
    )
  })

  it('stands on one line where it is short, and is indented where it is long', () => {
    expect(written({ a: { b: [1, { c: 'd' }] }, e: {}, f: [] })).toBe(
      '{\n  "a": { "b": [1, { "c": "d" }] },\n  "e": {},\n  "f": []\n}\n',
    )
    const long = 'x'.repeat(140)
    expect(written({ a: { b: { c: long } } })).toBe(
      `{\n  "a": {\n    "b": { "c": "${long}" }\n  }\n}\n`
        .replace('"b": { "c"', '"b": {\n      "c"')
        .replace('" }', '"\n    }'),
    )
  })

  it('leaves ids that are numbers where they stood', () => {
    const list = '{\n  "LCL": { "label": "a" },\n  "40": { "label": "b" },\n  "20": { "label": "c" },\n  "AIR": {}\n}\n'
    const value = JSON.parse(list) as Record<string, object>
    expect(written({ ...value, '20': { label: 'd' } }, list)).toBe(list.replace('"c"', '"d"'))
    expect(Object.keys(value)).toEqual(['20', '40', 'LCL', 'AIR'])
    const { LCL: _gone, ...others } = value
    expect(written({ ...others, BUS: {}, '45': {} }, list).match(/"\w+"(?=: \{)/g)).toEqual(
      ['40', '20', '45', 'AIR', 'BUS'].map((id) => `"${id}"`),
    )
  })

  it('keeps open what stood open', () => {
    const open = '{\n  "a": {\n    "b": 1\n  }\n}\n'
    expect(written({ a: { b: 2 } }, open)).toBe(open.replace('1', '2'))
  })
})
