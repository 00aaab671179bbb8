import { describe, expect, it } from 'vitest'
import { orders } from './examples.ts'
import { keyOf, narrowed, placeOfStep, rowOfKey, textOfTrail, trailIn } from './trail.ts'

const line = orders.levels[2] ?? orders.levels[0]
const first = [{ level: 'orders', key: [], page: 1 }]

describe('the trail in the address', () => {
  it('holds every level, its key and its page', () => {
    const trail = [
      { level: 'orders', key: [], page: 2 },
      { level: 'order', key: ['A/7, B@é'], page: 3 },
      { level: 'line', key: ['1', ''], page: 1 },
    ]
    expect(trailIn(textOfTrail(trail), orders)).toEqual(trail)
    expect(textOfTrail(trail)).toBe('orders@2/order@3,A%2F7%2C%20B%40%C3%A9/line,1,')
  })

  it('holds what a level is narrowed by, and takes no filter that the level has not', () => {
    const trail = [...first, { level: 'order', key: ['7'], page: 2, filters: { no: 'A;=,/1', kind: 'B' } }]
    expect(textOfTrail(trail)).toBe('orders/order@2;no=A%3B%3D%2C%2F1;kind=B,7')
    expect(trailIn(textOfTrail(trail), orders)).toEqual(trail)
    expect(trailIn('orders/order;other=1;no=,7', orders)).toEqual([...first, { level: 'order', key: ['7'], page: 1 }])
  })

  it('holds what the first level is narrowed by', () => {
    const trail = [{ level: 'orders', key: [], page: 1, filters: { no: 'A' } }]
    expect(textOfTrail(trail)).toBe('orders;no=A')
  })

  it('begins on the first page when it is narrowed; empty texts narrow nothing', () => {
    const step = { level: 'order', key: ['7'], page: 3 }
    expect(narrowed(step, { no: 'A', kind: ' ' })).toEqual({ ...step, page: 1, filters: { no: 'A' } })
    expect(narrowed({ ...step, filters: { no: 'A' } }, {})).toEqual({ ...step, page: 1 })
  })

  it('holds which of the rows of one key it is', () => {
    const trail = [...first, { level: 'order', key: ['7'], page: 2, nth: 3 }]
    expect(textOfTrail(trail)).toBe('orders/order~3@2,7')
    expect(trailIn(textOfTrail(trail), orders)).toEqual(trail)
  })

  it('leads to the last of the rows of one key where there are fewer by now', () => {
    const [, order] = orders.levels
    if (order === undefined) throw new Error('no order')
    const rows = [{ no: '7' }, { no: '8' }, { no: '7' }]
    const placeOf = (nth: number, key = '7') => placeOfStep(order, { level: 'order', key: [key], page: 1, nth }, rows)
    expect([placeOf(1), placeOf(2), placeOf(3), placeOf(1, '9')]).toEqual([0, 2, 2, -1])
  })

  it('is empty where one begins', () => {
    expect(textOfTrail(first)).toBe('')
    expect(trailIn('', orders)).toEqual(first)
  })

  it.each([
    ['a level that is none', 'orders/ordr,7'],
    ['a level that another one opens', 'orders/line,7,8'],
    ['a key with too few parts', 'orders/order'],
    ['half of an escape', 'orders/order,%E3%8'],
    ['a page that is no number', 'orders/order@0,7'],
    ['a row that is no number', 'orders/order~x,7'],
  ])('stops before %s', (_what, text) => expect(trailIn(text, orders)).toEqual(first))

  it('begins anew where the first level is another', () => {
    expect(trailIn('order,7', orders)).toEqual(first)
  })
})

describe('a key', () => {
  it('is made of texts and gives back what the contract has', () => {
    if (line === undefined) throw new Error('no line')
    const row = { no: 3, kind: { code: 'A' }, more: true }
    expect(keyOf(line, row)).toEqual(['3', 'A'])
    expect(rowOfKey(line, ['3', 'A'])).toEqual({ no: 3, kind: { code: 'A' } })
    expect(rowOfKey(line, ['3', ''])).toEqual({ no: 3 })
  })
})
