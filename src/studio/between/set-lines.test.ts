import { describe, expect, it } from 'vitest'
import type { ValueRule } from '../../config/index.ts'
import { inWay, linesOf, ruleOf, saidBy, wayOf, withLine, type DraftValue } from './set-lines.ts'

const byAir = { field: 'mode', is: 'A' } as const
const bySea = { field: 'mode', is: 'S' } as const
const choice: ValueRule = {
  when: byAir,
  then: { from: 'desk', as: 'text' },
  else: { when: bySea, then: 0, else: false },
}

describe('[BX-04] the value that an effect puts into a field', () => {
  it('is read from the file and said as it was, choices in choices too', () => {
    const set: Record<string, ValueRule> = { a: 'x', b: { from: 'c' }, d: choice }
    expect(linesOf(set).map(({ value }) => wayOf(value))).toEqual(['value', 'field', 'choice'])
    expect(JSON.stringify(saidBy(linesOf(set)))).toBe(JSON.stringify(set))
  })

  it.each<[string, DraftValue | undefined]>([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no field', { from: '' }],
    ['a choice by nothing', { when: undefined, then: 'x' }],
    ['a choice of nothing', { when: byAir, then: undefined }],
    ['a choice whose other value is begun', { when: byAir, then: 'x', else: { from: '' } }],
    ['a choice whose inner choice is begun', { when: byAir, then: { when: undefined, then: 1 }, else: 'x' }],
  ])('is no rule while it is %s', (_what, value) => expect(ruleOf(value)).toBeUndefined())

  it('is written in the order of the language, in whatever order it was made', () => {
    const made = { else: 'y', then: 'x', when: byAir }
    expect(JSON.stringify(ruleOf(made))).toBe(JSON.stringify({ when: byAir, then: 'x', else: 'y' }))
    expect(ruleOf({ when: byAir, then: 'x' })).toEqual({ when: byAir, then: 'x' })
  })

  it('takes what is there into a choice, and back out of it', () => {
    expect(inWay('x', 'choice')).toEqual({ when: undefined, then: 'x' })
    expect([inWay(choice, 'field'), inWay(choice, 'value'), inWay(choice, 'choice')]).toEqual([
      { from: 'desk', as: 'text' },
      '',
      choice,
    ])
    expect(inWay({ from: 'desk' }, 'value')).toBe('')
    expect(inWay({ when: byAir, then: 0 }, 'value')).toBe(0)
  })

  it('stays as it was while what is said instead lacks a part; a line that is only begun says nothing', () => {
    const before = { a: 'x', b: 'y' }
    const lines = withLine(linesOf(before).with(0, { id: 0, to: 'a', value: inWay('x', 'choice') }))
    expect(lines.map(({ id }) => id)).toEqual([0, 1, 2])
    expect(saidBy(lines, before)).toEqual(before)
    expect(saidBy(lines)).toEqual({ b: 'y' })
    expect(saidBy(lines.toSpliced(0, 1), before)).toEqual({ b: 'y' })
  })
})
