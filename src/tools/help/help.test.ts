import { readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tenantOutputs, type TenantOutput } from '../project/output.ts'
import { readConfig } from '../project/read.ts'
import { copyOfProject } from '../project/testing.ts'
import { htmlOf } from './markdown.ts'
import { styleSheet } from './style.ts'
import { helpPages } from './pages.ts'
import { helpText } from './source.ts'

describe('Markdown', () => {
  it.each([
    ['# Title\nText', '<h1>Title</h1>\n<p>Text</p>'],
    ['one\ntwo\n\nthree', '<p>one two</p>\n<p>three</p>'],
    ['日本\n語', '<p>日本語</p>'],
    ['- a\n- b\n  goes on', '<ul>\n<li>a</li>\n<li>b goes on</li>\n</ul>'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['> note\n> goes on', '<aside>note goes on</aside>'],
    ['**strong** and `a < b`', '<p><strong>strong</strong> and <code>a &lt; b</code></p>'],
    ['[page](other-page)', '<p><a href="other-page.html">page</a></p>'],
  ])('%j is %j', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })

  it('has tables with headings of columns, which each cell knows', () => {
    expect(htmlOf('| A | B |\n|---|---|\n| 1 | 2 |')).toContain(
      '<th scope="col">A</th><th scope="col">B</th></tr></thead>\n<tbody>\n<tr><td data-column="A">1</td><td data-column="B">2</td></tr>',
    )
  })

  it('lets no markup of the source through, and no address but that of a page', () => {
    const html = htmlOf(
      '<script>alert(1)</script> [x](javascript:alert) [y](https://evil.example) <img src=x onerror="a">',
    )
    expect(html).not.toMatch(/<(script|img|a)\b/)
    expect(htmlOf('![[a](assets/a.png)](page)')).not.toContain('"[')
  })

  it('is read once, however many brackets it has', () => {
    const began = performance.now()
    expect(htmlOf('['.repeat(100_000))).toContain('[[')
    expect(performance.now() - began).toBeLessThan(500)
  })
})

describe('the head of a page', () => {
  it('says where it belongs', () => {
    expect(
      helpText('search', '---\ngroup: Shipments\norder: 40\nflavours: forwarding, customs\n---\n# Searching\n\nText'),
    ).toEqual({
      name: 'search',
      title: 'Searching',
      group: 'Shipments',
      order: 40,
      flavours: ['forwarding', 'customs'],
      markdown: '# Searching\n\nText',
    })
    // Some editors begin a file with a mark.
    expect(helpText('search', '\uFEFF---\r\ngroup: Shipments\r\n---\r\n# Searching\r\n')).toMatchObject({
      group: 'Shipments',
    })
  })
})

describe('the help of a tenant', () => {
  let root = ''
  let outputs: TenantOutput[] = []
  const pages = (index = 0) => helpPages(root, outputs[index] as TenantOutput)
  const url = (index = 0) => outputs[index]?.url ?? ''

  beforeEach(async () => {
    root = copyOfProject()
    outputs = outputs.length > 0 ? outputs : (await tenantOutputs(readConfig(root))).outputs
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('has every page that its flavour has, in every language it offers', () => {
    for (const index of outputs.keys()) {
      const names = (language: string) =>
        [...pages(index).keys()]
          .filter((path) => path.startsWith(`${url(index)}/${language}/`))
          .map((path) => path.split('/').at(-1))
      expect(names('ja')).toEqual(names('en'))
      expect(names('en')).toContain('landing.html')
      expect(names('en').length).toBeGreaterThan(5)
    }
  })

  it('leads to no page that is not there, and has no script but the one that knows light from dark', () => {
    for (const index of outputs.keys()) {
      const files = pages(index)
      for (const [path, html] of files) {
        if (!path.endsWith('.html')) continue
        const mode = '<script src="/mode.js"></script>'
        expect(html).toContain(mode)
        expect(html.replace(mode, '')).not.toMatch(/<script|style=|javascript:/i)
        const links = [...html.matchAll(/href="((?:\.\.\/[a-z]+\/)?[a-z-]+\.html)"/g)].map(([, link = '']) =>
          new URL(link, `http://host/${path}`).pathname.slice(1),
        )
        expect(links.length).toBeGreaterThan(5)
        expect(
          links.filter((link) => !files.has(link)),
          path,
        ).toEqual([])
      }
    }
  })

  it('is written for Japanese readers, too: every page has a translation', () => {
    const names = (language: string) => readdirSync(join(root, 'schemas/help', language)).sort()
    expect(names('ja')).toEqual(names('en'))
  })

  it('shows the English text where a translation is missing, and says so to screen readers', () => {
    rmSync(join(root, 'schemas/help/ja/landing.md'))
    const html = pages().get(`${url()}/ja/landing.html`) ?? ''
    expect(html).toContain('<html lang="ja" dir="ltr">')
    expect(html).toContain('<main id="main" tabindex="-1" lang="en">')
    expect(html).toContain('<h1>Using the Customer Portal</h1>')
  })

  it('takes a page of the tenant in the place of the common one', () => {
    const folder = join(root, 'tenants', outputs[0]?.id ?? '', 'help/en')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'landing.md'), '---\ngroup: Start\norder: 10\n---\n# Our own words\n')
    expect(pages().get(`${url()}/en/landing.html`)).toContain('<h1>Our own words</h1>')
    if (outputs.length > 1) expect(pages(1).get(`${url(1)}/en/landing.html`)).not.toContain('Our own words')
  })

  it("is in the portal's letters, or in the tenant's own where it has some", () => {
    const plain = styleSheet({ primaryColor: '#417f90', secondaryColor: '#1a5178' }, 'north')
    expect(plain).toContain('src: url("/letters/latin.woff2")')
    expect(plain).toContain('size-adjust: ')
    expect(pages().get(`${url()}/en/landing.html`)).toContain(
      '<link rel="preload" href="/letters/latin.woff2" as="font"',
    )
    const theme = { primaryColor: '#417f90', secondaryColor: '#1a5178', typeface: 'assets/ours.woff2' }
    expect(styleSheet(theme, 'north')).toContain('src: url("/tenants/north/assets/ours.woff2")')
    expect(styleSheet(theme, 'north')).not.toContain('/letters/')
  })

  it("is in the tenant's colours, readable", () => {
    expect(pages().get(`${url()}/help.css`)).toMatch(
      /--primary: #[0-9a-f]{6}; --on-primary: #[0-9a-f]{6}; --link: #[0-9a-f]{6}/i,
    )
  })
})
