import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { withFolder, type Folder } from '../../changes/index.ts'
import { checkTenant } from '../../config/node.ts'
import { readConfig, readWholeFolder } from '../project/read.ts'
import { copiedFolder, toCopy } from './copied-folder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const portal = readConfig(root)
const folderOf = (id: string): Folder => readWholeFolder(join(root, 'tenants', id)) ?? new Map<string, string>()
const program = { version: '1.2.3', now: new Date('2031-02-03') }
const nova = { id: 'NOVA', url: 'nova', name: 'Nova Freight', flavour: '' }
const tenantOf = (folder: Folder) => JSON.parse(folder.get('tenant.json') ?? '{}') as Record<string, unknown>
const changed = (folder: Folder, changes: object, files: Record<string, string> = {}) =>
  new Map([
    ...folder,
    ['tenant.json', JSON.stringify({ ...tenantOf(folder), ...changes }, null, 2)],
    ...Object.entries(files),
  ])

it.each(['ACME', 'KAIYO', 'HARBOR'])(
  '[ST-06] a tenant made from %s is sound, and has every file of it as it is',
  (id) => {
    const from = folderOf(id)
    const { languages, levels, colours } = toCopy(portal, from)
    const made = copiedFolder(portal, from, { ...nova, languages, levels, ...colours }, program)
    const found = checkTenant(withFolder(portal, 'NOVA', made), 'NOVA')
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
    const own = (path: string) => path !== 'tenant.json' && !path.startsWith('assets/')
    for (const [path, text] of from) if (own(path)) expect(made.get(path), path).toBe(text)
    expect([...made.keys()].filter((path) => path.startsWith('assets/'))).toEqual(['assets/logo.svg'])
    expect(made.get('assets/logo.svg')).toContain('Nova Freight')
    // Line for line the other one's file, but for what is said anew.
    const lines = (folder: Folder) => (folder.get('tenant.json') ?? '').split('\n')
    const fresh = lines(made).filter((line) => !lines(from).includes(line))
    expect(fresh.map((line) => /"(\w+)"/.exec(line)?.[1])).toEqual([
      'id',
      'url',
      'name',
      'theme',
      'version',
      'buildDate',
    ])
  },
)

it('[ST-06] what is the other brand’s alone stays with it, what is not goes along', () => {
  const from = changed(
    folderOf('KAIYO'),
    {
      theme: {
        ...{
          primaryColor: '#1f5f8b',
          secondaryColor: '#0b2f4e',
          logo: 'assets/logo.svg',
          typeface: 'assets/type.woff2',
        },
        background: 'assets/background.svg',
        dark: { primaryColor: '#7dc4d6', logo: 'assets/logo-dark.svg' },
      },
      singleSignOn: { issuer: 'https://login.kaiyo.example', clientId: 'portal' },
      languages: { default: 'ja', offered: ['ja', 'en', 'de'] },
      publication: { needsApproval: true },
    },
    {
      'assets/type.woff2': 'AA==',
      'assets/steps.png': 'AA==',
      'help/en/index.md': '![Steps](../../assets/steps.png)',
      'help/de/index.md': 'Hilfe',
      'labels/de.json': '{}',
    },
  )
  const copy = (changes: object) => copiedFolder(portal, from, { ...nova, ...changes }, program)
  const made = copy({ primaryColor: '#7a2e5d', languages: ['en'], levels: ['accessToShipments'] })
  expect(tenantOf(made)).toMatchObject({
    theme: {
      ...{ primaryColor: '#7a2e5d', secondaryColor: '#0b2f4e' },
      ...{ logo: 'assets/logo.svg', typeface: 'assets/type.woff2' },
    },
    accessLevels: { accessToShipments: true, accessToBookings: false },
    languages: { offered: ['en'] },
    flavour: 'forwarding',
    captchaCount: 3,
  })
  expect(tenantOf(made)).not.toHaveProperty('singleSignOn')
  expect(made.get('assets/type.woff2')).toBe('AA==')
  expect(made.get('assets/steps.png')).toBe('AA==')
  expect(tenantOf(made)['theme']).not.toHaveProperty('dark')
  for (const gone of ['assets/logo-dark.svg', 'assets/background.svg', 'help/de/index.md', 'labels/de.json'])
    expect(made.has(gone), gone).toBe(false)
  // Nothing said anew: the colours stay, those in the dark, too, and so do the languages.
  const same = copy({})
  expect(tenantOf(same)).toMatchObject({
    theme: { primaryColor: '#1f5f8b', dark: { primaryColor: '#7dc4d6' } },
    languages: { offered: ['ja', 'en', 'de'] },
  })
  expect(same.has('labels/de.json')).toBe(true)
  expect(copy({ logo: { ending: 'png', content: 'AAAA' } }).get('assets/logo.png')).toBe('AAAA')
})

it('[ST-06] tells what another one begins with: its parts that are open, its languages with the first one first', () => {
  expect(toCopy(portal, folderOf('KAIYO'))).toMatchObject({
    ...{ id: 'KAIYO', name: 'Kaiyo Lines', flavour: 'forwarding', languages: ['ja', 'en'] },
    levels: ['accessToBookings', 'accessToQuotes', 'accessToShipments', 'accessToBookingTemplates'],
  })
})

it('[ST-06] nobody has to approve in the new tenant, whose first user is alone, and it is told that this was otherwise', () => {
  const from = changed(folderOf('KAIYO'), { publication: { needsApproval: true } })
  expect([toCopy(portal, from).needsApproval, toCopy(portal, folderOf('KAIYO')).needsApproval]).toEqual([
    true,
    undefined,
  ])
  expect(tenantOf(copiedFolder(portal, from, nova, program))).not.toHaveProperty('publication')
})
