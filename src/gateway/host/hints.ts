import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coversList } from '../../config/index.ts'
import { ownFile } from './beginning.ts'
import type { Beginning } from './beginning.ts'

/** Scripts by what they draw (`shell`, `drawer`, and each kind of screen), as the build of the portal writes them into `hints.json`. */
type Scripts = Partial<Record<string, readonly string[]>>

/**
 * What the page at an address will load, as links for its head: the tenant's file, texts and logo, and inside the shell the code and
 * the files of the screen, and of an open drawer. They come at once, where the page would find out one after another. A guess, never
 * a need: what cannot be known is left out.
 */
export async function hintsFor(
  distDir: string,
  { tenantUrl, tenant, rest, query, language }: Beginning,
): Promise<string> {
  const scripts = await scriptsIn(distDir)
  const { theme, routes = [], drawers = [], files } = tenant
  const route = routes.find((each) => each.path.toLowerCase() === `/${rest.join('/')}`)
  const open = new URLSearchParams(query)
  const drawer = route && drawers.find(({ id }) => (open.get(id) ?? '') !== '')
  const screens = [coversList(drawer?.screen, route?.screen) ? undefined : route?.screen, drawer?.screen].filter(
    (screen) => screen !== undefined,
  )
  const code = (name: string): readonly string[] => scripts?.[name] ?? []
  const own = (file: string | undefined): string[] =>
    [ownFile(tenantUrl, file)].filter((address) => address !== undefined)
  const modules = new Set([
    ...(route === undefined ? [] : code('shell')),
    ...(drawer === undefined ? [] : code('drawer')),
    ...screens.flatMap((screen) => code(screen.split('/')[0] ?? '')),
  ])
  return [
    ...[
      ...own('tenant.json'),
      ...own(language && files?.labels[language]),
      ...screens.flatMap((screen) => own(files?.screens[screen])),
    ].map((file) => link({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: file })),
    ...[...own(theme?.logo), ...(route === undefined ? own(theme?.background) : [])].map((file) =>
      link({ rel: 'preload', as: 'image', href: file }),
    ),
    ...[...[...modules].map((file) => `/${file}`), ...screens.flatMap((screen) => own(files?.validators[screen]))].map(
      (file) => link({ rel: 'modulepreload', href: file }),
    ),
  ].join('')
}

function link(attributes: Record<string, string>): string {
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `<link ${texts.join(' ')}>`
}

async function scriptsIn(distDir: string): Promise<Scripts | undefined> {
  try {
    return JSON.parse(await readFile(join(distDir, 'hints.json'), 'utf8')) as Scripts
  } catch {
    return undefined
  }
}
