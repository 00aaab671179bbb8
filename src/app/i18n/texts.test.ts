import { describe, expect, it, vi } from 'vitest'
import { builtIn } from './built-in.ts'
import { createTexts } from './texts.ts'

describe('the texts', () => {
  it('are English before any labels have come', () => {
    expect(createTexts(vi.fn()).t('login.userRequired')).toBe('Username is required')
  })

  it('are those of the language shown, and change without a reload', () => {
    const texts = createTexts(vi.fn())
    const heard = vi.fn()
    texts.subscribe(heard)
    const before = texts.t
    texts.show('ja', { 'login.heading': 'ログイン' })
    expect(texts.t('login.heading')).toBe('ログイン')
    expect(texts.language).toBe('ja')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(texts.t).not.toBe(before)
    texts.show('en', {})
    expect(texts.t('login.heading')).toBe('Sign in')
  })

  it('fall back to English where a language has none', () => {
    const missing = vi.fn()
    const texts = createTexts(missing)
    texts.show('ja', {})
    expect(texts.t('page.notFound')).toBe('Oops!! Not Found')
    expect(missing).not.toHaveBeenCalled()
  })

  it('never show an id, and report a missing label once', () => {
    const missing = vi.fn()
    const texts = createTexts(missing)
    expect(texts.t('field.portOfLoading')).toBe('Port of loading')
    texts.t('field.portOfLoading')
    expect(missing).toHaveBeenCalledExactlyOnceWith('field.portOfLoading', 'en')
  })

  it('[TN-01] keep a name apart from a sentence that is written from right to left, and from no other', () => {
    const texts = createTexts(vi.fn())
    texts.show('ar', { 'documents.download': 'تنزيل {{name}}' })
    expect(texts.t('documents.download', { name: 'Invoice (2).pdf' })).toBe('تنزيل \u2068Invoice (2).pdf\u2069')
    texts.show('en', { 'documents.download': 'Download {{name}}' })
    expect(texts.t('documents.download', { name: 'Invoice (2).pdf' })).toBe('Download Invoice (2).pdf')
  })

  it('take parameters as they are, without reading markup or labels into them', () => {
    const texts = createTexts(vi.fn())
    texts.show('en', { hello: 'Welcome, {{name}}' })
    expect(texts.t('hello', { name: '<b>$t(login.heading)</b>' })).toBe('Welcome, <b>$t(login.heading)</b>')
  })
})

describe('the built-in texts', () => {
  it('are word for word those of the labels', () => {
    const [english] = Object.values(
      import.meta.glob<Record<string, string>>('/schemas/labels/en.json', { eager: true, import: 'default' }),
    )
    const repeated = Object.keys(builtIn).map((label) => [label, english?.[label]])
    expect(Object.fromEntries(repeated)).toEqual(builtIn)
  })
})
