import { describe, expect, it } from 'vitest'
import { evaluate, isOneThing, pathsOf, pathsOfBody, resolve, resolveBody } from './condition.ts'
import type { BodyRule, Condition, ValueRule } from '../model/values.ts'

const values: Record<string, unknown> = {
  mode: 'SE',
  pieces: 12,
  limit: 10,
  zero: 0,
  off: false,
  offText: 'false',
  piecesText: '12.0',
  code: '0012',
  onText: 'True',
  empty: '',
  none: null,
  list: [],
  address: { line1: '', line2: undefined },
  pickup: { line1: 'Quay 4' },
  ready: '20260115',
  due: '20260201',
  today: '20260120',
}
const scope = { get: (path: string) => values[path] }
const holds = (condition: Condition) => evaluate(condition, scope)

describe('a condition', () => {
  it.each<[string, Condition, boolean]>([
    ['is equal', { field: 'mode', is: 'SE' }, true],
    ['is different', { field: 'mode', is: 'AE' }, false],
    ['is a code of digits that came as a number', { field: 'pieces', is: '12' }, true],
    ['is a number that came as a text', { field: 'piecesText', is: 12 }, true],
    ['is one of numbers that came as a text', { field: 'piecesText', in: [11, 12] }, true],
    ['is a number without the zeros of its text', { field: 'code', is: 12 }, true],
    ['is no code with zeros before it', { field: 'pieces', is: '0012' }, false],
    ['an empty text is not zero', { field: 'empty', is: 0 }, false],
    ['a number that came as a text is above', { field: 'piecesText', above: 9 }, true],
    ['a number is below one that came as a text', { field: 'limit', below: { of: 'piecesText' } }, true],
    ['an empty text is not above', { field: 'empty', above: -1 }, false],
    ['is a flag that came as a text', { field: 'onText', is: true }, true],
    ['is the other flag', { field: 'offText', is: true }, false],
    ['is one of flags that came as a text', { field: 'offText', in: [false] }, true],
    ['a text is no flag', { field: 'mode', is: true }, false],
    ['is equal to another field', { field: 'pieces', is: { of: 'limit' } }, false],
    ['is one of', { field: 'mode', in: ['SE', 'SI'] }, true],
    ['is none of', { field: 'mode', in: ['AE'] }, false],
    ['a number above', { field: 'pieces', above: 9 }, true],
    ['numbers compare as numbers', { field: 'pieces', above: { of: 'limit' } }, true],
    ['not above itself', { field: 'pieces', above: 12 }, false],
    ['a number below', { field: 'pieces', below: 100 }, true],
    ['dates before', { field: 'ready', before: { of: 'due' } }, true],
    ['dates after', { field: 'due', after: { of: 'today' } }, true],
    ['a text does not compare with a number', { field: 'mode', above: 3 }, false],
    ['all of nothing', { all: [] }, true],
    ['any of nothing', { any: [] }, false],
    [
      'all',
      {
        all: [
          { field: 'mode', is: 'SE' },
          { field: 'pieces', is: 12 },
        ],
      },
      true,
    ],
    [
      'any',
      {
        any: [
          { field: 'mode', is: 'AE' },
          { field: 'pieces', is: 12 },
        ],
      },
      true,
    ],
    ['not', { not: { field: 'mode', is: 'AE' } }, true],
  ])('%s', (_name, condition, expected) => expect(holds(condition)).toBe(expected))

  it.each(['missing', 'none', 'empty', 'list', 'address'])('%s is not filled', (field) => {
    expect(holds({ field, filled: true })).toBe(false)
    expect(holds({ field, filled: false })).toBe(true)
  })

  it.each(['zero', 'off', 'pickup', 'mode'])('%s is filled', (field) => {
    expect(holds({ field, filled: true })).toBe(true)
    expect(holds({ field, filled: false })).toBe(false)
  })

  it.each<Condition>([
    { field: 'missing', is: 'x' },
    { field: 'missing', is: { of: 'absent' } },
    { field: 'missing', in: ['x'] },
    { field: 'missing', below: 5 },
    { field: 'missing', above: -5 },
    { field: 'missing', before: '2026' },
    { field: 'empty', before: '2026' },
    { field: 'ready', after: { of: 'empty' } },
    { field: 'none', is: '' },
  ])('without a value fails: %j', (condition) => expect(holds(condition)).toBe(false))
})

describe('a day beside another', () => {
  const isBefore = (day: string | number, other: string | number): boolean =>
    evaluate({ field: 'day', before: { of: 'other' } }, { get: (path) => (path === 'day' ? day : other) })

  it.each(['00000000', '20261332', '2026', 'soon'])('%s is no day, so neither before nor after one', (day) => {
    expect([isBefore(day, '20261128'), isBefore('20261128', day)]).toEqual([false, false])
  })

  it.each([0, -1, 12345, 20261332])('%s as a number is no day either', (day) => {
    expect([isBefore(day, '20261128'), isBefore('20261128', day)]).toEqual([false, false])
  })

  it('may be a number of eight figures', () => {
    expect([20261127, 20261128].map((day) => isBefore(day, '20261128'))).toEqual([true, false])
    expect(isBefore('2026-11-27', 20261128)).toBe(true)
  })

  it('may be some days from that of another field', () => {
    const isSo = (condition: Condition, day: unknown) =>
      evaluate(condition, { get: (path) => ({ eta: day, today: '20270101' })[path] })
    const twoDaysLate: Condition = { field: 'eta', before: { of: 'today', days: -2 } }
    expect(['20261229', '2026-12-29', 20261229].map((day) => isSo(twoDaysLate, day))).toEqual([true, true, true])
    expect(['20261230', '20261231', 'soon', ''].map((day) => isSo(twoDaysLate, day))).toEqual(Array(4).fill(false))
    const inMoreThanAMonth: Condition = { field: 'eta', after: { of: 'today', days: 31 } }
    expect(['20270201', '20270202'].map((day) => isSo(inMoreThanAMonth, day))).toEqual([false, true])
    expect(isSo({ not: { field: 'today', after: { of: 'eta', days: 3 } } }, 'soon')).toBe(true)
  })

  it('may be an ISO date', () => {
    expect(['2026-11-27', '2026-11-28', '2026-11-29'].map((day) => isBefore(day, '20261128'))).toEqual([
      true,
      false,
      false,
    ])
    expect(isBefore('2026-11-28T10:00:00', '20261128')).toBe(false)
  })
})

describe('the length of a text', () => {
  it.each([
    ['abc', true],
    ['ab', false],
    [' ab ', false],
    [1234, false],
    ['🚢🚢', false],
    ['🚢🚢🚢', true],
  ])('%j is longer than two: %s', (text, expected) => {
    expect(evaluate({ field: 'text', longer: 2 }, { get: () => text })).toBe(expected)
  })
})

describe('a list that lacks a value', () => {
  it.each([
    [['A', 'B'], false],
    [['B'], true],
    [[], true],
    [undefined, false],
    ['A', false],
  ])('%j lacks A: %s', (list, expected) => {
    expect(evaluate({ field: 'list', lacks: 'A' }, { get: () => list })).toBe(expected)
  })
})

describe('a value rule', () => {
  const choice: ValueRule = { when: { field: 'mode', is: 'SE' }, then: { from: 'pieces' }, else: 'none' }
  it('is a literal, a path or a choice', () => {
    expect(resolve('D', scope)).toBe('D')
    expect(resolve({ from: 'pickup' }, scope)).toEqual({ line1: 'Quay 4' })
    expect(resolve(choice, scope)).toBe(12)
    expect(resolve({ ...choice, when: { field: 'mode', is: 'AE' } }, scope)).toBe('none')
    expect(resolve({ when: { field: 'mode', is: 'AE' }, then: 1 }, scope)).toBeUndefined()
  })
})

describe('a value written as a text', () => {
  const scope = { get: (path: string) => ({ days: 365, isOld: false, code: 'A' })[path] }
  it('is one, whatever stands at its path', () => {
    expect(['days', 'isOld', 'code', 'none'].map((from) => resolve({ from, as: 'text' }, scope))).toEqual([
      '365',
      'false',
      'A',
      undefined,
    ])
    expect(resolveBody({ limit: { from: 'days', as: 'text' }, plain: { from: 'days' } }, scope)).toEqual({
      limit: '365',
      plain: 365,
    })
  })
})

describe('the paths of a rule', () => {
  it('are all that it reads, once each', () => {
    const condition: Condition = {
      all: [
        { field: 'mode', is: 'SE' },
        {
          not: {
            any: [
              { field: 'ready', after: { of: 'due' } },
              { field: 'mode', filled: true },
            ],
          },
        },
      ],
    }
    expect(pathsOf(condition)).toEqual(['mode', 'ready', 'due'])
    expect(pathsOf({ when: condition, then: { from: 'session.x' }, else: { from: 'tenant.y' } })).toEqual([
      'mode',
      'ready',
      'due',
      'session.x',
      'tenant.y',
    ])
    expect(pathsOf('literal')).toEqual([])
  })
})

describe('the body of a call', () => {
  const body: BodyRule = {
    list: [
      { when: { field: 'no', filled: true }, then: { name: 'no', from: 'x', value: { from: 'no' } } },
      { when: { field: 'word', filled: true }, then: { name: 'word', value: { from: 'word' } } },
    ],
    order: { when: { field: 'isOld', is: true }, then: 'old', else: 'new' },
    page: { from: 'page' },
  }

  it('is made of values and choices; what has no value is left out', () => {
    expect(resolveBody(body, { get: (path) => ({ word: 'w', isOld: true })[path] })).toEqual({
      list: [{ name: 'word', value: 'w' }],
      order: 'old',
    })
    expect(resolveBody(body, { get: (path) => ({ no: 7, page: 2 })[path] })).toEqual({
      list: [{ name: 'no', from: 'x', value: 7 }],
      order: 'new',
      page: 2,
    })
  })

  it('names every path that it reads', () => {
    expect(pathsOfBody(body)).toEqual(['no', 'no', 'word', 'word', 'isOld', 'page'])
  })
})

describe('what says one thing', () => {
  it.each<[object, boolean]>([
    [{ field: 'mode', in: ['SE'] }, true],
    [{ field: 'mode', filled: false }, true],
    [{ not: { field: 'mode', is: 'SE' } }, true],
    [{ all: [] }, true],
    [{ from: 'session.userId' }, true],
    [{ when: { field: 'mode', is: 'SE' }, then: 1, else: 2 }, true],
    [{ all: { label: 'arrangement.all' } }, false],
    [{ field: 'mode', lookup: 'modes' }, false],
    [{ field: 'mode', is: 'SE', label: 'x' }, false],
    [{ on: 'save', when: { field: 'mode', is: 'SE' } }, false],
    [{}, false],
  ])('%j: %s', (value, expected) => expect(isOneThing(value)).toBe(expected))
})
