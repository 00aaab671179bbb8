import { describe, expect, it } from 'vitest'
import { Metas } from '../meta/metas.ts'
import { entriesOf } from '../source/entries.ts'
import { merge } from './merge.ts'
import { parse } from '../files/parse.ts'
import { applyRenamed, inWordsOfToday, keysFor } from '../files/renamed.ts'
import { descend, valueOf, type Node } from '../source/tree.ts'

const read = (value: unknown, path = 'base.json'): Node => {
  const { root } = parse({ path, text: JSON.stringify(value) })
  if (root === undefined) throw new Error('not JSON')
  return root
}
const metas = new Metas(new Map())
const merged = (base: unknown, override: unknown) => merge(metas, read(base), read(override, 'own.json'), undefined)

describe('merging', () => {
  it('is a merge patch: objects go together, everything else is replaced', () => {
    expect(valueOf(merged({ a: { b: 1, c: [1, 2] }, d: 4 }, { a: { c: [3] }, e: 5 }))).toEqual({
      a: { b: 1, c: [3] },
      d: 4,
      e: 5,
    })
    expect(valueOf(merged({ a: { b: 1 } }, { a: 'text' }))).toEqual({ a: 'text' })
  })

  it('remembers which file gives a value, and what that overrode', () => {
    const root = merged({ a: { b: 1, c: 2 } }, { a: { c: 3 } })
    expect(descend(root, ['a', 'b'])?.file.path).toBe('base.json')
    expect(descend(root, ['a', 'c'])).toMatchObject({
      file: { path: 'own.json' },
      pointer: '/a/c',
      overrode: { value: 2, file: { path: 'base.json' } },
    })
  })

  it('does not change what it merges', () => {
    const base = read({ a: { b: 1 } })
    merge(metas, base, read({ a: { b: 2 } }), undefined)
    expect(valueOf(base)).toEqual({ a: { b: 1 } })
  })

  it('lets no null through', () => expect(valueOf(merged({ a: 1 }, { a: null, b: null }))).toEqual({ a: 1 }))
})

describe('a renamed place', () => {
  const base = {
    renamed: { 'sections.old.note': 'sections.new.remark', 'field.a': 'field.b' },
    sections: { new: { remark: { width: 1 } } },
    'field.b': 'B',
  }
  const applied = (override: unknown) => {
    const { override: result, diagnostics } = applyRenamed(read(base), read(override))
    return { value: valueOf(result), codes: diagnostics.map(({ code }) => code) }
  }

  it('takes what an override says of the old one', () => {
    expect(applied({ sections: { old: { note: { width: 2 } } } })).toEqual({
      value: { sections: { new: { remark: { width: 2 } } } },
      codes: ['override-renamed'],
    })
  })

  it('keeps what concerns the new one itself', () => {
    expect(
      applied({ sections: { old: { note: { width: 2, label: 'x' }, other: 1 }, new: { remark: { width: 3 } } } }).value,
    ).toEqual({
      sections: { old: { other: 1 }, new: { remark: { width: 3, label: 'x' } } },
    })
  })

  it('keeps what is said inside of both, and a condition whole', () => {
    const old = { options: { rows: 2, size: 1 }, visible: { field: 'a', is: 1 }, enabled: { field: 'a', is: 1 } }
    const now = { options: { size: 3 }, visible: { field: 'b', in: [2] } }
    expect(applied({ sections: { old: { note: old }, new: { remark: now } } }).value).toEqual({
      sections: { new: { remark: { ...old, options: { rows: 2, size: 3 }, visible: now.visible } } },
    })
  })

  it('may have dots in its key', () => {
    expect(applied({ 'field.a': 'mine' })).toEqual({ value: { 'field.b': 'mine' }, codes: ['override-renamed'] })
    expect(keysFor(read({ 'a.b': { c: 1 } }), 'a.b.c')).toEqual(['a.b', 'c'])
  })

  it('that is a word of the language is called by its new one', () => {
    const { root, diagnostics } = inWordsOfToday({ 'x-renamed': { views: 'looks' } }, read({ views: { a: 1 }, b: 2 }))
    expect(valueOf(root)).toEqual({ b: 2, looks: { a: 1 } })
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['word-renamed', '/views']])
  })

  it('is left alone where the override does not name it', () =>
    expect(applied({ sections: {} })).toEqual({ value: { sections: {} }, codes: [] }))
})

describe('the order of entries', () => {
  const order = (entries: unknown) => entriesOf(read(entries)).map(([id]) => id)
  it('is that of the file, moved by after and before', () => {
    expect(order({ a: {}, b: {}, c: {} })).toEqual(['a', 'b', 'c'])
    expect(order({ a: { after: 'c' }, b: {}, c: {} })).toEqual(['b', 'c', 'a'])
    expect(order({ a: {}, b: {}, c: { before: 'a' } })).toEqual(['c', 'a', 'b'])
  })
  it('is kept where one is moved beside another that moves', () => {
    expect(order({ a: { after: 'b' }, b: { after: 'c' }, c: {} })).toEqual(['c', 'b', 'a'])
    expect(order({ a: { before: 'd' }, b: {}, c: {}, d: { before: 'b' } })).toEqual(['a', 'd', 'b', 'c'])
  })
  it('survives neighbours that do not exist or are the entry itself', () => {
    expect(order({ a: { after: 'x' }, b: { before: 'b' }, c: { after: 'a' } })).toEqual(['a', 'c', 'b'])
    expect(order({ a: { after: 'b' }, b: { after: 'a' } })).toHaveLength(2)
  })
})

describe('reading', () => {
  it('keeps the last of two equal keys and tells', () => {
    const { root, diagnostics } = parse({ path: 'f.json', text: '{"a": 1,\n "a": 2}' })
    expect(root && valueOf(root)).toEqual({ a: 2 })
    expect(diagnostics).toMatchObject([{ code: 'duplicate-key', line: 2, column: 2, pointer: '/a' }])
  })
  it('never builds a prototype', () => {
    const { root } = parse({ path: 'f.json', text: '{"__proto__": {"polluted": true}, "b": 1}' })
    expect(root && valueOf(root)).toEqual({ b: 1 })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
