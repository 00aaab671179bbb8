import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Letter } from './carriers.ts'
import { outbox } from './carriers.ts'
import { letterWords } from './letter-words.ts'
import { portalPage, resetLetter, withToken } from './link-letter.ts'

const letter: Letter = {
  id: 'one-letter',
  to: { name: 'Reader', address: 'reader@one.example' },
  subject: 'Subject',
  text: 'Text 本文\n',
}

function listening() {
  const lines: string[] = []
  const note = (about: object, message: string) => void lines.push(`${message} ${JSON.stringify(about)}`)
  return { lines, warn: note, error: note }
}

describe('the page that a link leads to', () => {
  const ORIGIN = 'https://portal.example'

  it('is one of the portal', () => {
    expect(portalPage(`${ORIGIN}/acme/reset`, `${ORIGIN}/`)?.href).toBe(`${ORIGIN}/acme/reset`)
    expect(portalPage('HTTPS://PORTAL.example:443/reset', ORIGIN)?.href).toBe(`${ORIGIN}/reset`)
  })

  it.each([
    'https://elsewhere.example/reset',
    'http://portal.example/reset',
    'https://portal.example:444/reset',
    'https://portal.example.elsewhere.example/reset',
    'https://portal.example@elsewhere.example/reset',
    'https://user@portal.example/reset',
    'https:\\\\elsewhere.example\\reset',
    '//elsewhere.example/reset',
    'javascript:alert(1)',
    'reset',
  ])('is never %s', (address) => {
    expect(portalPage(address, ORIGIN)).toBeUndefined()
  })

  it('is none where the portal has no address', () => {
    expect(portalPage(`${ORIGIN}/reset`, 'http://undefined:x')).toBeUndefined()
    expect(portalPage('data:text/html,x', 'data:text/html,x')).toBeUndefined()
  })

  it('gets the token, whatever it had before', () => {
    const page = portalPage(`${ORIGIN}/reset?token=other&lang=ja#top`, ORIGIN)
    expect(page && withToken(page, 'a_b-c')).toBe(`${ORIGIN}/reset?token=a_b-c&lang=ja`)
  })
})

describe('the letter with a reset link', () => {
  const about = { to: letter.to, portal: 'One', link: 'https://portal.example/reset?token=x', minutes: 60 }
  const written = async (language: string, labels?: Record<string, Record<string, string>>) =>
    resetLetter(await letterWords(labels && { labels }, language), about)

  it.each(['en', 'ja'])('says all that it must in %s', async (language) => {
    const { subject, text } = await written(language)
    expect(subject).toMatch(/^One./)
    for (const part of ['Reader', about.link, '60']) expect(text).toContain(part)
    expect(`${subject}${text}`).not.toMatch(/[{}]|letter\./)
  })

  it('is in English where there is no other', async () => {
    const { subject, text } = await written('en')
    expect(await written('fi')).toMatchObject({ subject, text })
  })

  it('says what the tenant says, and what the portal says where a portal that was published before has no word for it', async () => {
    const own = {
      'letter.resetSubject': 'Ihr Passwort bei {{portal}}',
      'letter.closing': 'Spedition Nova\n+49 40 1234',
    }
    const { subject, text } = await written('de', { de: own, en: {} })
    expect(subject).toBe('Ihr Passwort bei One')
    expect(text).toMatch(/^Dear Reader,\n\n/)
    expect(text).toContain(`\n\n${about.link}\n\n`)
    expect(text).toMatch(/\n\nSpedition Nova\n\+49 40 1234\n$/)
  })

  it('takes names as they are', async () => {
    const to = { ...letter.to, name: '{{portal}} $& Reader' }
    expect(resetLetter(await letterWords(undefined, 'en'), { ...about, to }).text).toContain(
      'Dear {{portal}} $& Reader,',
    )
  })
})

describe('the outbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('holds each letter as a file that only its owner reads, and the log names the file alone', async () => {
    const log = listening()
    const carry = outbox(folder, 'Portal <portal@one.example>', log)
    await carry({ ...letter, subject: 'Two\r\nBcc: all@elsewhere.example' })
    await carry(letter)
    const files = readdirSync(join(folder, 'outbox')).map((name) => join(folder, 'outbox', name))
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
    const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
    const [first, source = ''] = [...sources].find(([, one]) => one.includes('Subject: Two')) ?? []
    const [head = '', text] = source.split('\n\n')
    expect(head).toContain('To: "Reader" <reader@one.example>\nSubject: Two Bcc: all@elsewhere.example\n')
    expect(text).toBe(letter.text)
    expect(log.lines[0]).toContain(first)
    expect(log.lines.join('')).not.toContain('Text')
  })
})
