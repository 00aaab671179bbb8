import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { builtFiles } from '../published/files.ts'
import { beginningOf } from './beginning.ts'
import { hintsFor } from './hints.ts'

const dist = mkdtempSync(join(tmpdir(), 'hints-'))
const put = (name: string, content: unknown): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), JSON.stringify(content))
}
put('hints.json', {
  shell: ['assets/shell.js', 'assets/shared.js'],
  drawer: ['assets/drawer.js'],
  grids: ['assets/grid.js', 'assets/shared.js'],
  forms: ['assets/form.js'],
})
put('tenants/north/tenant.json', {
  url: 'north',
  theme: { logo: 'assets/logo.svg', background: 'assets/sea.svg' },
  languages: { default: 'en', offered: ['en', 'ja'], byBrowser: true },
  routes: [{ id: 'list', path: '/list', screen: 'grids/list' }],
  drawers: [{ id: 'item', screen: 'forms/item' }],
  files: {
    labels: { en: 'labels/en.1.json', ja: 'labels/ja.2.json' },
    screens: { 'grids/list': 'screens/grids/list.3.json', 'forms/item': 'screens/forms/item.4.json' },
    validators: { 'forms/item': 'validators/forms/item.5.js' },
  },
})
put('tenants/south/tenant.json', {
  url: 'south',
  theme: { logo: 'https://elsewhere.example/logo.svg"><script>' },
  languages: { default: 'ja', offered: ['en', 'ja'], byBrowser: false },
  files: { labels: { ja: 'labels/ja.6.json' }, screens: {}, validators: {} },
})
afterAll(() => rmSync(dist, { recursive: true }))

/** What the head names, in its order. */
async function hinted(url: string, languages = 'en-GB,en;q=0.9'): Promise<string[]> {
  const beginning = await beginningOf(builtFiles(dist), { url, languages })
  return [...(beginning === undefined ? '' : await hintsFor(dist, beginning)).matchAll(/href="([^"]*)"/g)].map(
    ([, address = '']) => address,
  )
}

describe('what a page will load, in its head', () => {
  it('is of the sign-in page what it draws, and nothing of the shell', async () => {
    expect(await hinted('/north/login?returnTo=%2Flist')).toEqual([
      '/tenants/north/tenant.json',
      '/tenants/north/labels/en.1.json',
      '/tenants/north/assets/logo.svg',
      '/tenants/north/assets/sea.svg',
    ])
  })

  it('is of a list its code once, its model, and what every page of the shell needs', async () => {
    expect(await hinted('/North/list')).toEqual([
      '/tenants/north/tenant.json',
      '/tenants/north/labels/en.1.json',
      '/tenants/north/screens/grids/list.3.json',
      '/tenants/north/assets/logo.svg',
      '/assets/shell.js',
      '/assets/shared.js',
      '/assets/grid.js',
    ])
  })

  it('is of an open form its code, its model and its validator, and nothing of the list behind it', async () => {
    const all = await hinted('/north/list?item=new')
    expect(all).toEqual(
      expect.arrayContaining([
        '/tenants/north/screens/forms/item.4.json',
        '/tenants/north/validators/forms/item.5.js',
        '/assets/drawer.js',
        '/assets/form.js',
      ]),
    )
    expect(all.filter((file) => file.includes('grid') || file.includes('list'))).toEqual([])
    expect(await hinted('/north/list?item=')).toEqual(await hinted('/north/list'))
  })

  it('begins with the language that the page will begin with', async () => {
    expect(await hinted('/north/login', 'fr, ja;q=0.8, en;q=0.5')).toContain('/tenants/north/labels/ja.2.json')
    expect(await hinted('/north/login', 'fr')).toContain('/tenants/north/labels/en.1.json')
    expect(await hinted('/south/login', 'en')).toEqual([
      '/tenants/south/tenant.json',
      '/tenants/south/labels/ja.6.json',
    ])
  })

  it.each(['/', '/nowhere/login', '/anonymous/', '/..%2f..%2fetc/login', '//', '/north%00/login'])(
    'is nothing where no tenant is known: %s',
    async (url) => {
      expect(await beginningOf(builtFiles(dist), { url, languages: 'en' })).toBeUndefined()
    },
  )
})
