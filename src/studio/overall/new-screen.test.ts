import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withFolder, type Folder } from '../../changes/index.ts'
import { checkTenant, outline } from '../../config/node.ts'
import { readConfig, readWholeFolder } from '../../tools/project/read.ts'
import { folderWith, studioTenant } from '../../tools/studio/desk.ts'
import { beginnings, freePath, isFreePath, navigationIn, screenChanges } from './new-screen.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const portal = readConfig(root)
const pagesOf = (tenant: string) => outline(portal, tenant, 'portal.json')
const screensOf = (tenant: string) => studioTenant(portal, tenant)?.screens ?? []
const whole = (tenant: string): Folder => readWholeFolder(`${root}tenants/${tenant}`) ?? new Map<string, string>()

describe('[BX-04] a screen of the tenant’s own', () => {
  it.each([
    ['ACME', 'grids/shipments.json'],
    ['ACME', 'dashboards/forwarding.json'],
    ['KAIYO', 'grids/bookings.json'],
    ['HARBOR', 'grids/customs-files.json'],
  ])('of %s begins as %s, has its page, its entry and its module, and is valid', (tenant, file) => {
    const [screens, pages] = [screensOf(tenant), pagesOf(tenant)]
    const from = beginnings(screens, pages).find((screen) => screen.file === file)
    if (from === undefined) throw new Error(`Nothing begins as ${file}`)
    const languages = studioTenant(portal, tenant)?.languages ?? []
    const texts = Object.fromEntries(languages.map((language) => [language, 'Arriving soon']))
    const after = navigationIn(pages)[0]?.id ?? ''
    const made = screenChanges({ from, texts, path: '/arriving-soon', after }, screens, pages)
    expect(made.file).toBe(file.replace(/\/.*/, '/x_arriving_soon.json'))
    const folder = folderWith(portal, tenant, whole(tenant), made.changes)
    const next = withFolder(portal, tenant, folder)
    expect(checkTenant(next, tenant).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(folder.get(made.file)).toMatch(
      new RegExp(
        String.raw`^\{\n  "\$schema": ".*/meta/overrides/(grid|dashboard)\.schema\.json",\n  "extends": "${file.replace('.json', '')}",\n  "title": "screen\.x_arriving_soon"\n\}\n$`,
      ),
    )
    const shown = studioTenant(next, tenant)?.screens.find((screen) => screen.file === made.file)
    expect(shown).toMatchObject({ titles: { en: 'Arriving soon' } })
    expect(shown?.address).toMatch(/\/arriving-soon$/)
  })

  it('has an address that no page has', () => {
    const pages = pagesOf('ACME')
    const titles = ['Bookings', 'Arriving soon', 'Où décharger?', '埠頭']
    expect(titles.map((title) => freePath(title, pages))).toEqual([
      '/bookings-2',
      '/arriving-soon',
      '/ou-decharger',
      '/page',
    ])
    const tried = ['/bookings', '/arriving', 'arriving', '/Arriving', '/a/b', '/']
    expect(tried.map((path) => isFreePath(path, pages))).toEqual([false, true, false, false, false, false])
  })

  it('begins as a list or dashboard that has a page: a form needs rules of its own, a view a record', () => {
    const kinds = new Set(beginnings(screensOf('ACME'), pagesOf('ACME')).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['dashboards', 'grids'])
  })
})
