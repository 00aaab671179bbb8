import { PASSWORD_RULES, isSo, mapOf } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { ROUTING_NOT_FOUND } from '../../contract/index.ts'
import type { Schemas } from '../../contract/index.ts'
import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import { reportsOf } from '../gateway/reports.ts'
import { MissingFile, fetchJson } from './files.ts'
import { isPreviewed, leavePreview, tenantFolder } from './preview.ts'

/** Where the tenant that was open on this device last is kept. */
const KEPT = 'portal.tenant'

/** How long somebody who signed in waits for the tenant's file. */
const LOADING_MS = 15_000

/** How long the page waits for the tenant's file before it asks the gateway (specification of the frame, §4). */
const PATIENCE_MS = 1500

/** What is known of the tenant that an address names. */
export type TenantAnswer =
  | { kind: 'found'; boot: TenantBoot }
  /**
   * What the gateway says: brand and limits, over the tenant's file where the gateway has it, else over what this device kept of it.
   * Without either it is enough to sign in (`isWhole`). `rest` brings the file of the host, or null.
   */
  | { kind: 'brand'; boot: TenantBoot; rest: Promise<TenantBoot | null> }
  | { kind: 'unknown' }
  | { kind: 'unreachable' }

/**
 * Finds the tenant of an address: its file on the host, or after 1.5 s without one, the gateway's tenant
 * details. Never rejects. Where the host has no such file, the tenant is unknown.
 */
export async function findTenant(url: string, gateway: DataPort): Promise<TenantAnswer> {
  const file = loadTenant(url).catch((error: unknown) => (isMissing(error) ? 'unknown' : null))
  const first = await Promise.race([file, pause(PATIENCE_MS)])
  if (first === 'unknown') return { kind: 'unknown' }
  if (first !== null) return { kind: 'found', boot: first }
  const details = await callOperation(gateway, 'getTenantDetails', {
    path: { tenantUrl: url },
    query: { Portal: true },
  })
  if (details.ok)
    return {
      kind: 'brand',
      boot: await coloured(branded(mapOf(details.data), url)),
      rest: file.then((late) => (late === 'unknown' ? null : late)),
    }
  const late = await file
  if (late !== null && late !== 'unknown') return { kind: 'found', boot: late }
  return { kind: details.problem.code === ROUTING_NOT_FOUND ? 'unknown' : 'unreachable' }
}

/** Fetches a tenant's file. Rejects when it is missing or not what it should be, or does not come before the signal. */
async function loadTenant(url: string, signal?: AbortSignal): Promise<TenantBoot> {
  const load = () => fetchJson(`${tenantFolder(url)}tenant.json`, signal)
  const boot = await load().catch((error: unknown) => {
    // A preview ends with its change set, and in time.
    if (isMissing(error) && leavePreview(url)) return load()
    throw error
  })
  if (!isTenantBoot(boot)) throw new Error(`The tenant's file of ${url} is malformed.`)
  return boot
}

const isMissing = (error: unknown): boolean => error instanceof MissingFile && error.status === 404

/** Whether the tenant is known whole, or only its brand. */
export function isWhole(boot: TenantBoot): boolean {
  return boot.routes.length > 0
}

/** The tenant's file once more, for somebody who waits for it. Rejects when it does not come in time. */
export function awaitTenant(url: string): Promise<TenantBoot> {
  return loadTenant(url, AbortSignal.timeout(LOADING_MS))
}

/** Keeps a tenant's file on this device, for pages without one; not that of a preview. Where the browser keeps nothing, there is none. */
export function keepTenant(boot: TenantBoot): void {
  if (isPreviewed(boot.url)) return
  try {
    window.localStorage.setItem(KEPT, JSON.stringify(boot))
  } catch {
    return
  }
}

/** The tenant that was open on this device last; null where none is known. */
export function lastTenant(): TenantBoot | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEPT) ?? 'null')
    return isTenantBoot(kept) ? kept : null
  } catch {
    return null
  }
}

/** With the colours that the compiler makes for a tenant's file, where the gateway says no more than the brand. */
async function coloured(boot: TenantBoot): Promise<TenantBoot> {
  if (boot.theme.palettes) return boot
  const made = await import('../../config/theme/palettes.ts').catch(() => null)
  return made === null ? boot : { ...boot, theme: { ...boot.theme, palettes: made.palettesOf(boot.theme) } }
}

/** What a gateway says of a tenant: as back ends send it, what the contract promises may be missing. */
type Told = { [Part in keyof Schemas['TenantDetails']]?: Schemas['TenantDetails'][Part] | null }

type Limits = Pick<TenantBoot, 'accessLevels' | 'captchaCount' | 'printLogo'>

/** What the gateway says of the tenant of an address, over its file as the gateway has it or this device kept it. */
function branded(told: Told, address: string): TenantBoot {
  const brand = brandOf(told, address)
  const file = [told.portal, lastTenant()].find(
    (known): known is TenantBoot => isTenantBoot(known) && known.url === brand.url,
  )
  return file ? { ...file, ...limitsOf(told, file) } : brand
}

function limitsOf({ accessLevels, captchaCount, printLogo }: Told, known: Limits): Limits {
  const levels =
    accessLevels && Object.fromEntries(Object.entries(accessLevels).map(([level, is]) => [level, isSo(is)]))
  return {
    accessLevels: levels ?? known.accessLevels,
    captchaCount: captchaCount ?? known.captchaCount,
    printLogo: printLogo ?? known.printLogo,
  }
}

function brandOf(told: Told, address: string): TenantBoot {
  const { tenant, tenantUrl, baseSystem, singleSignOn } = told
  const url = (tenantUrl ?? address).toLowerCase()
  const id = tenant ?? url.toUpperCase()
  return {
    id,
    url,
    name: id,
    flavour: baseSystem ?? 'forwarding',
    theme: { primaryColor: told.primaryColor ?? '', secondaryColor: told.secondaryColor ?? '' },
    ...limitsOf(told, { accessLevels: {}, captchaCount: 5, printLogo: 'true' }),
    passwords: PASSWORD_RULES,
    ...(singleSignOn && { singleSignOn }),
    renderDelayMs: 0,
    languages: { default: 'en', offered: ['en'], byBrowser: false },
    reports: reportsOf(null),
    idle: { warnAfterMinutes: 25, endAfterMinutes: 30 },
    version: told.version ?? '',
    buildDate: told.buildDate ?? '',
    routes: [],
    navigation: [],
    drawers: [],
    userMenu: [],
    signOut: [],
    files: { labels: {}, screens: {}, validators: {} },
  }
}

function isTenantBoot(value: unknown): value is TenantBoot {
  if (typeof value !== 'object' || value === null) return false
  const { id, url, theme, languages, routes, navigation, drawers, files } = value as Partial<
    Record<keyof TenantBoot, unknown>
  >
  const texts = typeof id === 'string' && typeof url === 'string'
  const maps = [theme, languages, files].every((map) => typeof map === 'object' && map !== null)
  return texts && maps && [routes, navigation, drawers].every(Array.isArray)
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null)
    }, ms)
  })
}

/** The year of the copyright: that of the build (`YYYYMMDD`), or this year. */
export function copyrightYear({ buildDate }: { buildDate: string }): string {
  return /^\d{8}$/.test(buildDate) ? buildDate.slice(0, 4) : String(new Date().getFullYear())
}
