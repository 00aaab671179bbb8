import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../config/index.ts'
import { checkTenant, writtenJson, type ConfigInput } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'

/** What a new tenant is called and where it is found. */
export interface NewTenant {
  /** Upper case; the name of its folder. */
  id: string
  /** First segment of its address. */
  url: string
  flavour: string
  /** As people read it; the id when it is left out. */
  name?: string
}

const colours = { primaryColor: '#2b5c8a', secondaryColor: '#17324d' }

/**
 * Writes the folder of a new tenant: its tenant.json with everything that its flavour offers, and a logo and a background to be replaced.
 * What the check finds wrong with it is given back and nothing is written; a folder that is there is left alone.
 */
export function createTenant(
  root: string,
  tenant: NewTenant,
): { written: string[]; diagnostics: Diagnostic[] } | { reason: string } {
  const folder = `tenants/${tenant.id}`
  if (existsSync(join(root, folder))) return { reason: `There is a folder ${folder} already.` }
  const input = readConfig(root)
  const files = new Map([
    [`${folder}/tenant.json`, writtenJson(tenantFile(root, input, tenant))],
    [`${folder}/assets/logo.svg`, logo(tenant)],
    [`${folder}/assets/background.svg`, background],
  ])
  const path = `${folder}/tenant.json`
  const diagnostics = checkTenant(
    {
      ...input,
      files: new Map([...input.files, [path, files.get(path) ?? '']]),
      others: [...input.others, ...[...files.keys()].filter((name) => name !== path)],
    },
    tenant.id,
  )
  if (diagnostics.some(({ severity, file }) => severity === 'error' && file === path))
    return { written: [], diagnostics: diagnostics.filter(({ file }) => file === path) }
  for (const [name, text] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return { written: [...files.keys()], diagnostics: [] }
}

function tenantFile(root: string, input: ConfigInput, { id, url, flavour, name }: NewTenant): object {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    $schema: '../../schemas/meta/tenant.schema.json',
    id,
    url,
    name: name ?? id,
    flavour,
    theme: { ...colours, logo: 'assets/logo.svg', background: 'assets/background.svg' },
    accessLevels: accessLevels(input, flavour),
    captchaCount: 5,
    printLogo: 'true',
    renderDelayMs: 0,
    version,
    buildDate: new Date().toISOString().slice(0, 10).replaceAll('-', ''),
  }
}

/** Every access level that the portal asks for, open where the flavour asks: its routes and drawers, and the screens that those name. */
function accessLevels({ files }: ConfigInput, flavour: string): Record<string, boolean> {
  const asked = (text: string) => [
    ...new Set([...text.matchAll(/"tenant\.accessLevels\.(\w+)"/g)].map(([, level]) => level ?? '')),
  ]
  const portal = files.get('schemas/portal.json') ?? '{}'
  const { flavours = {} } = JSON.parse(portal) as { flavours?: Record<string, unknown> }
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

function logo({ name, id }: NewTenant): string {
  const words = (name ?? id).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48" width="240" height="48" role="img" aria-label="${words}">
  <rect x="2" y="6" width="36" height="36" rx="8" fill="${colours.primaryColor}"/>
  <text x="50" y="32" font-family="sans-serif" font-size="22" font-weight="600" fill="${colours.secondaryColor}">${words}</text>
</svg>
`
}

const background = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">
  <rect width="1600" height="900" fill="${colours.secondaryColor}"/>
  <path d="M0 640 C400 540 700 760 1600 600 V900 H0 Z" fill="${colours.primaryColor}" opacity="0.6"/>
</svg>
`
