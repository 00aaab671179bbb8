import type { Folder, Picture } from '../../changes/index.ts'
import type { ConfigInput } from '../../config/node.ts'
import { writtenJson } from '../../config/served.ts'

/** What a new tenant is called, where it is found, and what else is known of it already. */
export interface NewTenant {
  /** Upper case; the name of its folder. */
  id: string
  /** First segment of its address. */
  url: string
  flavour: string
  /** As people read it; the id when it is left out. */
  name?: string
  primaryColor?: string
  secondaryColor?: string
  /** A plain one with the name when it is left out. */
  logo?: Picture
  /** The first one first; those of the portal when they are left out. */
  languages?: readonly string[]
  /** The access levels that are open; all that the flavour asks for when they are left out. */
  levels?: readonly string[]
}

/** The program that a tenant begins with: it stands in its file. */
export interface Program {
  version: string
  now: Date
}

/** What a tenant begins with that says nothing of its colours. */
export const colours = { primaryColor: '#2b5c8a', secondaryColor: '#17324d' }

/** The folder of a new tenant: its tenant.json, a logo, and a background to be replaced. */
export function newFolder(input: ConfigInput, tenant: NewTenant, program: Program): Folder {
  const { primaryColor, secondaryColor } = { ...colours, ...tenant }
  const looks = { primaryColor, secondaryColor }
  const logo = tenant.logo ?? { ending: 'svg', content: plainLogo(tenant.name ?? tenant.id, looks) }
  const path = `assets/logo.${logo.ending}`
  return new Map([
    ['tenant.json', writtenJson(tenantFile(input, tenant, { ...looks, logo: path }, program))],
    [path, logo.content],
    ['assets/background.svg', plainBackground(looks)],
  ])
}

/** What there is to choose from: flavours with the access levels that each asks for, languages in their order; and the colours that one begins with. */
export function choicesOf(input: ConfigInput): {
  flavours: { id: string; levels: string[] }[]
  languages: string[]
  colours: Looks
} {
  const { flavours = {}, languages } = portalOf(input)
  const levels = Object.keys(accessLevels(input, ''))
  return {
    flavours: Object.keys(flavours).map((id) => ({
      id,
      levels: levels.filter((level) => accessLevels(input, id)[level]),
    })),
    languages: languages?.offered ?? ['en'],
    colours,
  }
}

function tenantFile(
  input: ConfigInput,
  { id, url, flavour, name, languages, levels }: NewTenant,
  looks: object,
  { version, now }: Program,
): object {
  const asked = accessLevels(input, flavour)
  const spoken = languages === undefined ? {} : languagesOf(input, languages)
  return {
    $schema: '../../schemas/meta/tenant.schema.json',
    id,
    url,
    name: name ?? id,
    flavour,
    theme: { ...looks, background: 'assets/background.svg' },
    accessLevels:
      levels === undefined
        ? asked
        : Object.fromEntries(Object.keys(asked).map((each) => [each, levels.includes(each)])),
    captchaCount: 5,
    printLogo: 'true',
    renderDelayMs: 0,
    ...spoken,
    version,
    buildDate: now.toISOString().slice(0, 10).replaceAll('-', ''),
  }
}

/** What a tenant says of its languages: only what the portal has otherwise. */
export function languagesOf(input: ConfigInput, languages: readonly string[]): { languages?: object } {
  const base = portalOf(input).languages
  const own = {
    ...(languages[0] !== base?.default && { default: languages[0] }),
    ...(languages.toSorted().join() !== base?.offered.toSorted().join() && { offered: languages }),
  }
  return Object.keys(own).length === 0 ? {} : { languages: own }
}

function portalOf({ files }: ConfigInput): {
  flavours?: Record<string, unknown>
  languages?: { default: string; offered: string[] }
} {
  return JSON.parse(files.get('schemas/portal.json') ?? '{}') as ReturnType<typeof portalOf>
}

/** Every access level that the portal asks for, open where the flavour asks: its routes and drawers, and the screens that those name. */
function accessLevels(input: ConfigInput, flavour: string): Record<string, boolean> {
  const asked = (text: string) => [
    ...new Set([...text.matchAll(/"tenant\.accessLevels\.(\w+)"/g)].map(([, level]) => level ?? '')),
  ]
  const { files } = input
  const { flavours = {} } = portalOf(input)
  const own = JSON.stringify(flavours[flavour] ?? {})
  const texts = Object.values(flavours).map((each) => JSON.stringify(each))
  // A screen that every flavour has (people, say) asks for what others of them offer, too.
  const screens = [...files]
    .filter(([path]) => {
      const name = `"${path.replace('schemas/', '').replace(/(\.layout)?\.json$/, '')}"`
      return own.includes(name) && !texts.every((text) => text.includes(name))
    })
    .map(([, text]) => text)
  const open = asked([own, ...screens].join('\n'))
  const all = asked(
    [...files]
      .map(([path, text]) => (path.startsWith('schemas/') && !path.startsWith('schemas/meta/') ? text : ''))
      .join('\n'),
  )
  return Object.fromEntries(all.map((level) => [level, open.includes(level)]))
}

type Looks = typeof colours

/** A logo with the name alone, to be replaced. */
export function plainLogo(name: string, { primaryColor, secondaryColor }: Looks): string {
  const words = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48" width="240" height="48" role="img" aria-label="${words}">
  <rect x="2" y="6" width="36" height="36" rx="8" fill="${primaryColor}"/>
  <text x="50" y="32" font-family="sans-serif" font-size="22" font-weight="600" fill="${secondaryColor}">${words}</text>
</svg>
`
}

function plainBackground({ primaryColor, secondaryColor }: Looks): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">
  <rect width="1600" height="900" fill="${secondaryColor}"/>
  <path d="M0 640 C400 540 700 760 1600 600 V900 H0 Z" fill="${primaryColor}" opacity="0.6"/>
</svg>
`
}
