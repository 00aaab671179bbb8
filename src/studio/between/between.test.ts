import { describe, expect, it } from 'vitest'
import type { OutlineEntry } from '../../config/node.ts'
import { checkedWhileFilled, doesSomething, effectChanges, listOf, ruleChanges, type RuleSays } from './between.ts'

const entry = (kind: string, keys: string, more: Partial<OutlineEntry> = {}): OutlineEntry => ({
  keys: keys.split('.'),
  ids: keys.split('.').filter((_key, at) => at % 2 === 1),
  id: keys.split('.').at(-1) ?? '',
  kind,
  texts: {},
  hidden: false,
  isOwn: false,
  at: { file: '', line: 1 },
  knows: [],
  says: {},
  base: {},
  entries: [],
  ...more,
})
const row = entry('Field', 'sections.lines.fields.lines.fields.qty')
const list = entry('Field', 'sections.lines.fields.lines', { says: { path: 'order.lines' }, entries: [row] })
const date = entry('Field', 'sections.dates.fields.readyDate')
const outline = [
  entry('Section', 'sections.dates', { entries: [date] }),
  entry('Section', 'sections.lines', { entries: [list] }),
  entry('Rule', 'rules.x_readyDate'),
]
const file = 'forms/widget-configuration.layout.json'

describe('[BX-04] what fields do to each other', () => {
  it('a rule gets an id that is free, a message in each language, and says nothing that is usual', () => {
    const says: RuleSays = { at: 'readyDate', require: { field: 'readyDate', filled: true } }
    const { id, changes } = ruleChanges(outline, date, says, { en: ' Give a day. ', ja: '日付' }, file)
    expect(id).toBe('x_readyDate_2')
    const message = 'form.x_widget_configuration_rule_readyDate_2'
    expect(changes).toEqual([
      { kind: 'set', file: 'labels/en.json', keys: [message], value: 'Give a day.' },
      { kind: 'set', file: 'labels/ja.json', keys: [message], value: '日付' },
      {
        kind: 'set',
        file,
        keys: ['rules', 'x_readyDate_2'],
        value: { require: { field: 'readyDate', filled: true }, at: 'readyDate', message },
      },
    ])
  })

  it('a rule that puts two days into an order lets an empty one pass, unless it says when it is checked', () => {
    const before = { field: 'readyDate', before: { of: 'needDate' } }
    const both = {
      all: [
        { field: 'readyDate', filled: true },
        { field: 'needDate', filled: true },
      ],
    }
    expect(checkedWhileFilled({ require: before }).when).toEqual(both)
    expect(checkedWhileFilled({ require: { all: [before, { field: 'mode', is: 'A' }] } }).when).toEqual(both)
    const past = { field: 'readyDate', before: { of: 'today' } }
    expect(checkedWhileFilled({ require: past }).when).toEqual({ field: 'readyDate', filled: true })
    const own = { field: 'mode', is: 'A' }
    expect(checkedWhileFilled({ require: before, when: own }).when).toEqual(own)
    for (const require of [own, { not: before }, { any: [before, own] }])
      expect(checkedWhileFilled({ require })).toEqual({ require })
  })

  it('a field of a row knows its list by the path of its value', () => {
    expect([listOf(outline, row), listOf(outline, date)]).toEqual(['order.lines', undefined])
  })

  it('an effect is written in the order of the language, once something follows', () => {
    expect([{}, { on: 'a' }, { on: 'a', clear: [] }, { on: 'a', set: {} }].map(doesSomething)).toEqual([
      false,
      false,
      false,
      false,
    ])
    const says = { set: { b: { from: 'c' } }, clear: ['d'], on: 'readyDate' }
    expect(doesSomething(says)).toBe(true)
    const { changes } = effectChanges(outline, entry('Field', 'sections.a.fields.x_own'), says, file)
    expect(JSON.stringify(changes)).toBe(
      '[{"kind":"set","file":"' +
        file +
        '","keys":["effects","x_own"],"value":{"on":"readyDate","clear":["d"],"set":{"b":{"from":"c"}}}}]',
    )
  })
})
