import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkTenant } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The files that a guide shows, by the path behind `json` of a block; what several blocks say of one file is joined. */
function shownIn(guide: string): Map<string, object> {
  const blocks = readFileSync(`${root}docs/${guide}`, 'utf8').matchAll(/^```json (\S+)\n(.*?)^```/gmsu)
  const files = new Map<string, object>()
  for (const [, path = '', text = ''] of blocks) files.set(path, joined(files.get(path), JSON.parse(text)) as object)
  return files
}

function joined(one: unknown, other: unknown): unknown {
  if (!isPlain(one) || !isPlain(other)) return other
  return {
    ...one,
    ...Object.fromEntries(Object.entries(other).map(([key, value]) => [key, joined(one[key], value)])),
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What the check says of a tenant NOVA made of these files, but for words that lack a translation. */
function findings(...files: ReadonlyMap<string, object>[]): string[] {
  const input = readConfig(root)
  const all = new Map(input.files)
  for (const [path, content] of files.flatMap((each) => [...each]))
    all.set(`tenants/NOVA/${path}`, JSON.stringify(joined(contentOf(all.get(`tenants/NOVA/${path}`)), content)))
  return checkTenant({ ...input, files: all }, 'NOVA')
    .filter(({ code }) => code !== 'label-untranslated')
    .map(({ code, file, message }) => `${code} ${file} ${message}`)
}

function contentOf(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text)
}

/** The tenant of the fixtures that has everything of its own. */
function ownTenant(): Map<string, object> {
  const folder = `${root}tests/fixtures/tenants/NOVA/`
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), contentOf(readFileSync(folder + path, 'utf8')) as object]),
  )
}

it('[TN-01] what the guide of configuring shows is right, all of it in one tenant', () => {
  const shown = shownIn('configuring.md')
  expect(shown.size).toBe(10)
  expect(findings(shown)).toEqual([])
})

it('[TN-06] and what the guide of screens of one’s own shows, over the tenant that has them', () => {
  const shown = shownIn('own-screens.md')
  expect(shown.size).toBe(8)
  expect(findings(ownTenant(), shown)).toEqual(findings(ownTenant()))
})

it('[TN-01] and what the guide of languages shows, beside that of configuring', () => {
  const shown = shownIn('languages.md')
  expect(shown.size).toBe(3)
  const offered = new Map([['tenant.json', { languages: { default: 'en', offered: ['en', 'ja', 'de'] } }]])
  // What is missing is one warning with a count, as the guide says.
  expect(findings(shownIn('configuring.md'), shown, offered)).toEqual([
    expect.stringMatching(/^language-incomplete tenants\/NOVA\/labels\/de.json \d+ labels have no text in de/),
  ])
})
