import { describe, expect, it } from 'vitest'
import { getAt, setAt } from './paths.ts'

describe('A value at a path', () => {
  const data = { place: { city: 'Rotterdam', calls: [{ day: '20260131' }, {}] } }

  it.each([
    ['place.city', 'Rotterdam'],
    ['place.calls.0.day', '20260131'],
    ['place.calls.1.day', undefined],
    ['place.city.length', undefined],
    ['place.toString', undefined],
    ['place.calls.length', undefined],
    ['', data],
  ])('%s', (path, value) => {
    expect(getAt(data, path)).toBe(value)
  })

  it('is not there in what is no object', () => {
    expect(getAt(undefined, 'place.city')).toBeUndefined()
    expect(getAt('text', 'length')).toBeUndefined()
  })

  it.each(['__proto__', 'constructor', 'toString'])(
    'may be called %s: it is put, read and sent as any other',
    (name) => {
      const changed = setAt({ a: 1 }, `words.${name}`, { b: 2 })
      expect(getAt(changed, `words.${name}.b`)).toBe(2)
      expect(JSON.stringify(changed)).toBe(`{"a":1,"words":{"${name}":{"b":2}}}`)
      expect(JSON.stringify(setAt(changed, `words.${name}`, undefined))).toBe('{"a":1,"words":{}}')
      expect(getAt({}, 'b')).toBeUndefined()
    },
  )

  it('is changed in a copy that shares all else', () => {
    const changed = setAt(data, 'place.calls.1.day', '20260201') as typeof data
    expect(changed.place.calls[1]).toEqual({ day: '20260201' })
    expect(changed.place.calls[0]).toBe(data.place.calls[0])
    expect(data.place.calls[1]).toEqual({})
  })
})

it.each([null, '', 'text', {}, []])('a value stands in a list or an object where %j stood instead of one', (wrong) => {
  const rules = { properties: { list: { items: { properties: {} } }, one: { properties: { a: {} } } } }
  const put = setAt(setAt({ list: wrong, one: wrong }, 'list.0', { a: 1 }, rules), 'one.a', 1, rules)
  expect(JSON.stringify(put)).toBe('{"list":[{"a":1}],"one":{"a":1}}')
})
