import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { builtFiles } from '../published/files.ts'
import { beginningOf } from './beginning.ts'
import { inItsWords } from './words.ts'

const english = JSON.parse(readFileSync('schemas/labels/en.json', 'utf8')) as Record<string, string>
const page = readFileSync('index.html', 'utf8')
const dist = mkdtempSync(join(tmpdir(), 'words-'))
const put = (name: string, content: unknown): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), JSON.stringify(content))
}
const offered = ['en', 'ja']
const files = { labels: { en: 'labels/en.json', ja: 'labels/ja.json' } }
put('tenants/north/tenant.json', { languages: { default: 'en', offered, byBrowser: true }, files })
put('tenants/north/labels/en.json', { 'app.title': 'North', 'app.loading': 'One moment' })
put('tenants/north/labels/ja.json', {
  'app.title': '北',
  'app.loading': '<img src="x"> & $1',
  'app.retry': '再試行',
  'app.needsScript': 'スクリプト',
})
put('tenants/bare/tenant.json', { languages: { default: 'ja', offered, byBrowser: false }, files })
afterAll(() => rmSync(dist, { recursive: true }))

/** The page as the host sends it at an address. */
async function sent(url: string, languages = 'en'): Promise<string> {
  const beginning = await beginningOf(builtFiles(dist), { url, languages })
  return beginning === undefined ? page : inItsWords(page, builtFiles(dist), beginning)
}

describe('the first words of the page', () => {
  it('are those of the labels that it names, in English', () => {
    const words = [...page.matchAll(/data-label="([^"]+)"[^>]*>([^<]*)/g)].map(([, label, text]) => [label, text])
    expect(words.map(([label]) => label)).toEqual([
      'app.title',
      'app.loading',
      'app.retry',
      'app.oldBrowser',
      'app.needsScript',
    ])
    for (const [label = '', text] of words) expect(english[label]).toBe(text)
  })

  it("are the tenant's, in the language that it begins with", async () => {
    const japanese = await sent('/north/login', 'ja, en;q=0.5')
    expect(japanese).toContain('<html lang="ja">')
    expect(japanese).toContain('<title data-label="app.title">北</title>')
    expect(japanese).toContain('data-label="app.retry">再試行</a>')
    expect(japanese).toContain('>スクリプト</p></noscript>')
    const own = await sent('/north/login')
    expect(own).toContain('<html lang="en">')
    expect(own).toContain('data-label="app.loading">One moment</span>')
    expect(own).toContain('data-label="app.retry">Try again</a>')
  })

  it('are text, whatever the label holds', async () => {
    expect(await sent('/north/', 'ja')).toContain('>&lt;img src=&quot;x&quot;&gt; &amp; $1</span>')
  })

  it('stay English where the labels cannot be read, and where no tenant is known', async () => {
    expect(await sent('/bare/login')).toBe(page)
    expect(await sent('/nowhere/login')).toBe(page)
  })
})
