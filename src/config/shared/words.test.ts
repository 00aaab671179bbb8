import { describe, expect, it } from 'vitest'
import { distance, nearest } from './words.ts'

describe('the nearest right word', () => {
  it('counts letters that change, move in or drop out', () => {
    expect(distance('kitten', 'sitting')).toBe(3)
    expect(distance('', 'abc')).toBe(3)
    expect(distance('same', 'same')).toBe(0)
  })

  it.each([
    ['hieght', ['width', 'height', 'weight'], 'height'],
    ['Label', ['table', 'label'], 'label'],
    ['colour', ['shape', 'size'], undefined],
    ['C', ['A', 'B'], undefined],
    ['knid', ['king', 'kind'], 'kind'],
    ['RAIL', ['AI', 'SE'], undefined],
    ['field.poNumber', ['field.volume'], undefined],
    ['field.poNummber', ['field.poNumber', 'field.volume'], 'field.poNumber'],
    ['fields.note', ['field.note'], 'field.note'],
    ['a', ['A', 'B'], 'A'],
    ['x'.repeat(200), ['x'.repeat(199)], undefined],
  ])('of %s among %j is %s', (word, candidates, expected) => expect(nearest(word, candidates)).toBe(expected))
})
