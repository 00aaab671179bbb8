import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantBoot } from '../../config/index.ts'

/** Scripts by what they draw (`shell`, `drawer`, and each kind of screen), as the build of the portal writes them into `hints.json`. */
type Scripts = Partial<Record<string, readonly string[]>>
type Tenant = Partial<Pick<TenantBoot, 'url' | 'theme' | 'languages' | 'routes' | 'drawers' | 'files'>>

/** What an address asks of the page, and in which languages it is best read. */
interface Asked {
  /** Path and query. */
  url: string
  /** The header `accept-language`. */
  languages: string
}

/**
 * What the page at an address will load, as links for its head: the tenant's file, texts and logo, and inside the shell the code and
 * the files of the screen, and of an open drawer. They come at once, where the page would find out one after another. A guess, never
 * a need: what cannot be known is left out.
 */
export async function hintsFor(distDir: string, { url, languages }: Asked): Promise<string> {
  const [path = '', query = ''] = url.split('?', 2)
  const [tenantUrl = '', ...rest] = path.toLowerCase().split('/').filter((segment) => segment !== '')
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(tenantUrl)) return ''
  const [tenant, scripts] = await Promise.all([
    readJson<Tenant>(join(distDir, 'tenants', tenantUrl, 'tenant.json')),
    readJson<Scripts>(join(distDir, 'hints.json')),
  ])
  if (tenant === undefined) return ''
  const { theme, routes = [], drawers = [], files } = tenant
  const route = routes.find((each) => each.path.toLowerCase() === `/${rest.join('/')}`)
  const open = new URLSearchParams(query)
  const drawer = route && drawers.find(({ id }) => (open.get(id) ?? '') !== '')
  const screens = [route?.screen, drawer?.screen].filter((screen) => screen !== undefined)
  const code = (name: string): readonly string[] => scripts?.[name] ?? []
  const own = (file: string | undefined): string[] => (file === undefined || !/^[\w./-]+$/.test(file) ? [] : [`/tenants/${tenantUrl}/${file}`])
  const modules = new Set([
    ...(route === undefined ? [] : code('shell')),
    ...(drawer === undefined ? [] : code('drawer')),
    ...screens.flatMap((screen) => code(screen.split('/')[0] ?? '')),
  ])
  const language = languageOf(tenant, languages)
  return [
    ...[...own('tenant.json'), ...own(language && files?.labels[language]), ...screens.flatMap((screen) => own(files?.screens[screen]))].map(
      (file) => link({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: file }),
    ),
    ...[...own(theme?.logo), ...(route === undefined ? own(theme?.background) : [])].map((file) => link({ rel: 'preload', as: 'image', href: file })),
    ...[...[...modules].map((file) => `/${file}`), ...screens.flatMap((screen) => own(files?.validators[screen]))].map((file) => link({ rel: 'modulepreload', href: file })),
  ].join('')
}

/** The language that the page begins with, unless the reader chose another on this device. */
function languageOf({ languages }: Tenant, accepted: string): string | undefined {
  if (languages === undefined) return undefined
  const wanted = languages.byBrowser ? accepted.split(',').map((each) => each.trim().split(/[-;]/)[0]?.toLowerCase() ?? '') : []
  return wanted.find((language) => languages.offered.includes(language)) ?? languages.default
}

function link(attributes: Record<string, string>): string {
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `<link ${texts.join(' ')}>`
}

async function readJson<Content>(path: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Content
  } catch {
    return undefined
  }
}
