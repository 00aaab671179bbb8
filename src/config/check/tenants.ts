import { isColour } from '../theme/colour.ts'
import { contrast, isReadableInTheDark, onLight, surface } from '../theme/palettes.ts'
import { ON_DARK, ON_LIGHT, surfaces } from '../theme/tokens.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { child, descend, members, textOf } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import type { World } from '../layers/world.ts'
import { offered } from './labels.ts'

/** First segments of addresses that the host itself answers (decision 0002). */
const reservedUrls: readonly string[] = [
  'api-gateway',
  'assets',
  'letters',
  'studio',
  'tenants',
  'webHelp',
  'webhelp',
  'anonymous',
  'usermanagement',
  'healthz',
  'readyz',
]

/** A tenant's address is its own and not one of the host's; its id is its folder's name. */
export function checkTenantFile(world: World): Diagnostic[] {
  const root = world.tenantFile?.root
  const found: Diagnostic[] = []
  const id = child(root, 'id')
  const name = textOf(id)
  if (id !== undefined && name !== undefined && name.toUpperCase() !== world.tenant.toUpperCase()) {
    found.push(report('tenant-id', id, { id: name, folder: world.tenant }))
  }
  found.push(...checkAssets(world), ...checkDefaultLanguage(world))
  const node = child(root, 'url')
  const url = textOf(node)
  if (node === undefined || url === undefined) return found
  if (reservedUrls.includes(url))
    found.push(report('tenant-url-reserved', node, { url, reserved: reservedUrls.join(', ') }))
  const other = world.project.claims(url).find((each) => each !== world.tenant)
  if (other !== undefined) found.push(report('tenant-url-taken', node, { other, url }))
  return found
}

/** Pictures that tenant.json names stand in the tenant's folder. */
function checkAssets(world: World): Diagnostic[] {
  const folder = `tenants/${world.tenant}/`
  const there = world.project.input.others.flatMap((path) =>
    path.startsWith(folder) ? [path.slice(folder.length)] : [],
  )
  const theme = child(world.tenantFile?.root, 'theme')
  return [...members(theme), ...members(child(theme, 'dark'))].flatMap(([, { value }]) => {
    const name = textOf(value)
    if (name?.startsWith('assets/') !== true || there.includes(name)) return []
    return [report('asset-missing', value, { name, nearest: nearest(name, there) })]
  })
}

/** The language that a person starts with is one of those offered. */
function checkDefaultLanguage(world: World): Diagnostic[] {
  const own = child(world.tenantFile?.root, 'languages')
  const place = child(own, 'default') ?? child(own, 'offered')
  const ofPortal = descend(world.files.get('schemas/portal.json')?.root, ['languages', 'default'])
  const language = textOf(child(own, 'default') ?? ofPortal)
  const languages = offered(world).flatMap((item) => textOf(item) ?? [])
  if (place === undefined || language === undefined || languages.includes(language)) return []
  return [report('language-not-offered', place, { language, offered: languages.join(', ') })]
}

/**
 * A colour on which no text can be read as it is, or the second one where it cannot be read on a light page: the portal shows it darker
 * than the tenant asked for (WCAG 2.2, 1.4.3); and one for the dark that cannot be read there. What the portal makes of readable colours has its contrast by construction.
 */
export function checkColours(world: World): Diagnostic[] {
  const inTheLight = [...filled(world, 'primaryColor'), ...written(world, 'secondaryColor')]
  return [...inTheLight, ...['primaryColor', 'secondaryColor'].flatMap((name) => inTheDark(world, name))]
}

function filled(world: World, name: string): Diagnostic[] {
  const node = descend(world.tenantFile?.root, ['theme', name])
  const colour = textOf(node)
  if (node === undefined || !isColour(colour)) return []
  const { main, isTenants } = surface(colour)
  const best = Math.max(contrast(colour, ON_DARK), contrast(colour, ON_LIGHT))
  return isTenants ? [] : [report('colour-unreadable', node, { colour, contrast: best.toFixed(1), shown: main })]
}

function written(world: World, name: string): Diagnostic[] {
  const node = descend(world.tenantFile?.root, ['theme', name])
  const colour = textOf(node)
  if (node === undefined || !isColour(colour)) return []
  const { main, isTenants } = onLight(colour)
  const found = contrast(colour, surfaces.light.wash).toFixed(1)
  return isTenants ? [] : [report('colour-too-light', node, { colour, contrast: found, shown: main })]
}

function inTheDark(world: World, name: string): Diagnostic[] {
  const node = descend(world.tenantFile?.root, ['theme', 'dark', name])
  const colour = textOf(node)
  if (node === undefined || !isColour(colour) || isReadableInTheDark(colour)) return []
  const { wash } = surfaces.dark
  return [report('colour-too-dark', node, { colour, contrast: contrast(colour, wash).toFixed(1), ground: wash })]
}
