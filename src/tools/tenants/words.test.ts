import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ConfigInput } from '../../config/node.ts'
import { compileTenant, labelUses, missingWords, withTerm, withWords } from '../../config/node.ts'
import { copyOfProject, edit } from '../project/testing.ts'
import { readConfig } from '../project/read.ts'
import { formatOf, wordFormats } from '../../config/explain/word-files.ts'

let root = ''
beforeEach(() => {
  root = copyOfProject()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const labels = 'tenants/KAIYO/labels'
const withFile = (input: ConfigInput, path: string, text: string): ConfigInput => ({
  ...input,
  files: new Map(input.files).set(path, text),
})
/** KAIYO with a language of its own that has these texts. */
const speaking = (language: string, texts: Record<string, string>): ConfigInput => {
  edit(
    root,
    'tenants/KAIYO/tenant.json',
    '{ "default": "ja" }',
    `{ "default": "ja", "offered": ["ja", "en", "${language}"] }`,
  )
  const text = JSON.stringify({ $schema: '../../../schemas/meta/labels.schema.json', ...texts })
  return withFile(readConfig(root), `${labels}/${language}.json`, text)
}

describe('[TN-01] a language of a tenant’s own', () => {
  it('is one finding with a count while texts are missing, which the English ones stand for', () => {
    const input = speaking('de', { 'action.save': 'Speichern' })
    const { tenant, diagnostics } = compileTenant(input, 'KAIYO')
    const count = missingWords(input, 'KAIYO', 'de').length
    expect(count).toBeGreaterThan(1000)
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'language-incomplete',
        file: `${labels}/de.json`,
        message: expect.stringContaining(`${count} labels`) as string,
        hint: expect.stringContaining('words KAIYO de') as string,
      }),
    ])
    expect(tenant?.labels['de']).toMatchObject({ 'action.save': 'Speichern', 'action.cancel': 'Cancel' })
    expect(tenant?.head.languages.offered).toContain('de')
  })

  it('has the forms that its counts have, and no English form beside its own text', () => {
    const input = speaking('ar', { 'grid.count': '{{count}} صف' })
    const missing = missingWords(input, 'KAIYO', 'ar').map(({ label }) => label)
    expect(missing).toEqual(
      expect.arrayContaining(['grid.count_zero', 'grid.count_two', 'grid.count_few', 'grid.count_many']),
    )
    const { tenant, diagnostics } = compileTenant(input, 'KAIYO')
    expect(diagnostics.map(({ code }) => code)).toEqual(['language-incomplete'])
    expect(Object.keys(tenant?.labels['ar'] ?? {})).not.toContain('grid.count_one')
    const wrong = withFile(
      input,
      `${labels}/ar.json`,
      '{ "$schema": "../../../schemas/meta/labels.schema.json", "grid.count_fwe": "x" }',
    )
    expect(compileTenant(wrong, 'KAIYO').diagnostics.map(({ code }) => code)).toContain('label-without-english')
  })
})

describe('[TN-01] the words that are missing', () => {
  it.each(Object.keys(wordFormats))('go out as %s and come back', async (name) => {
    const input = speaking('de', { 'action.save': 'Speichern' })
    const words = missingWords(input, 'KAIYO', 'de').filter(({ label }) => label.startsWith('login.'))
    const [first, second] = words
    const format = formatOf(`todo.${name}`)
    const blank = await format?.write({ language: 'de', words })
    expect(await format?.read(blank ?? '', 'de')).toEqual(new Map())
    const text = 'Überall, "hier"; <und> da & dort\n{{name}}'
    const done = await format?.write({
      language: 'de',
      words: words.map((each) => (each === first ? { ...each, text } : each)),
    })
    const read = await format?.read(done ?? '', 'de')
    expect(read).toEqual(new Map([[first?.label, text]]))
    const {
      path,
      text: file,
      unknown,
    } = withWords(input, 'KAIYO', 'de', new Map([...(read ?? []), ['login.nowhere', 'x']]))
    expect(unknown).toEqual(['login.nowhere'])
    expect(JSON.parse(file)).toMatchObject({ 'action.save': 'Speichern', [first?.label ?? '']: text })
    const after = missingWords(withFile(input, path, file), 'KAIYO', 'de').map(({ label }) => label)
    expect(after).not.toContain(first?.label)
    expect(after).toContain(second?.label)
  })
})

describe('[TN-01] a name', () => {
  it('is known by every place that has it', () => {
    const input = readConfig(root)
    const uses = labelUses(input, 'KAIYO', 'field.consignee')
    expect(uses.length).toBeGreaterThan(5)
    for (const { file, line, column } of uses) {
      const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? ''
      expect(text.slice(column - 1)).toMatch(/^"field\.consignee"/)
    }
    expect(labelUses(input, 'KAIYO', 'field.nothing')).toEqual([])
  })

  it('is changed as a term in every text of the portal, not inside other words or names of parameters', () => {
    const called = (term: string, as: string, language = 'en') => {
      const input = readConfig(root)
      const { path, text } = withTerm(input, 'KAIYO', language, [term, as])
      const { tenant, diagnostics } = compileTenant(withFile(input, path, text), 'KAIYO')
      return { texts: tenant?.labels[language] ?? {}, codes: diagnostics.map(({ code }) => code) }
    }
    const { texts } = called('Shipper', 'Sender')
    expect(Object.entries(texts).filter(([, text]) => /\bShipper\b/.test(text))).toEqual([])
    expect(texts['field.shipper']).toBe('Sender')
    expect(texts['field.poNumber']).toBe('PO Number')
    expect(called('status', 'x').texts['search.status']).toContain('{{value}}')
    expect(called('荷送人', '送り主', 'ja').texts['field.shipper']).toBe('送り主')
    expect(called('Shiper', 'Sender').codes).toContain('term-unknown')
  })
})
