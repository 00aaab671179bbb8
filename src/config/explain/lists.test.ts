import { describe, expect, it } from 'vitest'
import { parse } from '../files/parse.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import { listClauses } from './lists.ts'
import { sentencesIn } from './sentences/in-language.ts'

/** What the differences tell of a list of places that was one and is another. */
function told(was: object[], is: object[], language = 'en'): string[] {
  const [before, now] = [was, is].map((list) => parse({ path: 'x.json', text: JSON.stringify(list) }).root)
  if (before === undefined || now === undefined) return []
  const sentences = sentencesIn(language)
  const said = (item: Node, parts?: readonly string[]) =>
    members(item)
      .filter(([key]) => parts?.includes(key) !== false)
      .map(([key, { value }]) => sentences.entry(key, textOf(value) ?? ''))
      .join(', ')
  return listClauses(now, before, { sentences, title: 'stops', known: (item) => textOf(child(item, 'label')), said })
}

const [origin, port, end] = ['Origin', 'Port', 'End'].map((label) => ({ label, day: 'a' }))
if (origin === undefined || port === undefined || end === undefined) throw new Error('no places')

describe('[BX-04] a list of objects is told one by one', () => {
  it('by what is new and what is gone, and nothing of the others', () => {
    expect(told([origin, end], [origin, port, end])).toEqual(['has one more among the stops: label: Port, day: a'])
    expect(told([origin, end], [origin, port, end], 'ja')).toEqual(['stopsにlabel: Port, day: aを追加'])
    expect(told([origin, port, end], [origin, end])).toEqual(['no longer has Port among the stops'])
  })

  it('by what one of them says now, and what it said there before', () => {
    expect(told([origin, port], [origin, { label: 'Port', day: 'b', event: 'X' }])).toEqual([
      'has Port among the stops with day: b, event: X (before: day: a)',
    ])
  })

  it('by their names in another order', () => {
    expect(told([origin, port], [port, origin])).toEqual(['has the stops in the order Port and Origin'])
  })
})
