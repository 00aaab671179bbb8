// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { OutlineEntry } from '../../config/node.ts'
import { elementsOf, entryAt, markOnly } from './screen.ts'

const entry = (way: string, entries: OutlineEntry[] = []): OutlineEntry => {
  const keys = way.split('.')
  return {
    keys,
    ids: keys.filter((_key, index) => index % 2 === 1),
    id: keys.at(-1) ?? '',
    kind: '',
    texts: {},
    hidden: false,
    at: { file: '', line: 1 },
    isOwn: false,
    knows: [],
    says: {},
    base: {},
    entries,
  }
}
const port = entry('sections.places.blocks.port.fields.date')
const date = entry('sections.dates.fields.date')
const places = entry('sections.places', [entry('sections.places.blocks.port', [port])])
const outline = [places, entry('sections.dates', [date]), entry('columns.number')]
const at = (id: string) => document.getElementById(id) ?? document.body

beforeEach(() => {
  document.body.innerHTML = `
    <section data-entry="places"><h3 id="heading"></h3><div data-entry="port"><dl data-entry="date" id="one"><dt id="term"></dt></dl></div><div data-entry="inner" id="inner"></div></section>
    <section data-entry="dates"><div data-entry="date" id="two"></div></section>
    <div role="columnheader" data-field="number" id="column"></div><p id="elsewhere"></p>`
})

describe('[BX-04] a place on a drawn screen', () => {
  it('belongs to the entry whose way through the file its ids are, not to one that is called alike', () => {
    expect([entryAt(at('term'), outline), entryAt(at('two'), outline), entryAt(at('column'), outline)]).toEqual([
      port,
      date,
      outline[2],
    ])
    expect(elementsOf(document, port)).toEqual([at('one')])
    expect(elementsOf(document, date)).toEqual([at('two')])
  })

  it('belongs to the innermost entry around it that the file has, or to none', () => {
    expect(entryAt(at('heading'), outline)).toBe(places)
    expect(entryAt(at('inner'), outline)).toBe(places)
    expect(entryAt(at('elsewhere'), outline)).toBeUndefined()
  })

  it('is marked alone', () => {
    markOnly(document, 'selected', [at('one')])
    markOnly(document, 'selected', [at('two')])
    expect([...document.querySelectorAll('[data-studio-selected]')]).toEqual([at('two')])
    expect(at('one').style.outline).toBe('')
  })

  it('is marked around, and inside where what it stands in would cut that off', () => {
    markOnly(document, 'selected', [at('one')])
    expect(at('one').style.outlineOffset).toBe('2px')
    const inside = at('one').parentElement
    if (inside !== null) inside.style.overflow = 'hidden'
    markOnly(document, 'selected', [at('one')])
    expect(at('one').style.outlineOffset).toBe('-2px')
    inside?.removeAttribute('style')
  })
})
