import type { TenantBoot } from '../../config/index.ts'
import { wantedLanguage } from '../ground/words.ts'
import { jsonOf, type PortalFiles } from '../published/files.ts'

/** What an address asks of the page, and in which languages it is best read. */
export interface Asked {
  /** Path and query. */
  url: string
  /** The header `accept-language`. */
  languages: string
}

/** What a page begins with: its tenant, and where in its portal it is. */
export interface Beginning {
  /** The tenant's name in the address, in small letters. */
  tenantUrl: string
  /** The tenant's file, as far as it is there. */
  tenant: Partial<Pick<TenantBoot, 'url' | 'theme' | 'languages' | 'routes' | 'drawers' | 'files'>>
  /** Segments of the path behind the tenant's. */
  rest: readonly string[]
  query: string
  /** The language that the page begins with, unless the reader chose another on this device. */
  language: string | undefined
}

/** What a page begins with, by its address; undefined where that names no tenant. */
export async function beginningOf(files: PortalFiles, { url, languages }: Asked): Promise<Beginning | undefined> {
  const [path = '', query = ''] = url.split('?', 2)
  const [tenantUrl = '', ...rest] = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(tenantUrl)) return undefined
  const tenant = await jsonOf<Beginning['tenant']>(files, tenantUrl, 'tenant.json')
  return tenant && { tenantUrl, tenant, rest, query, language: languageOf(tenant, languages) }
}

/** The address of a tenant's file among the host's own; undefined for one that is none of them. */
export function ownFile(tenantUrl: string, file: string | undefined): string | undefined {
  return file === undefined || !/^(?!.*\.\.)[\w./-]+$/.test(file) ? undefined : `/tenants/${tenantUrl}/${file}`
}

function languageOf({ languages }: Beginning['tenant'], accepted: string): string | undefined {
  if (languages === undefined) return undefined
  const wanted = languages.byBrowser ? wantedLanguage(accepted, languages.offered) : undefined
  return wanted ?? languages.default
}
