import type { TenantHead } from '../model/portal.ts'
import type { World } from '../layers/world.ts'
import { palettesOf } from '../theme/palettes.ts'
import { plain } from './plain.ts'

interface RawPortal {
  languages: Languages
  idle: TenantHead['idle']
  formats: NonNullable<TenantHead['formats']>
  reports?: TenantHead['reports']
  flavours: Record<string, Flavour>
}
type Languages = Omit<TenantHead['languages'], 'byBrowser'>
type Flavour = Pick<
  TenantHead,
  'routes' | 'navigation' | 'drawers' | 'userMenu' | 'tracking' | 'anonymous' | 'stay' | 'signOut'
>
type RawTenant = Omit<TenantHead, keyof Flavour | 'idle' | 'formats' | 'languages' | 'reports'> & {
  languages?: Partial<Languages>
}

/** What a tenant's page needs first: the tenant, and what its flavour offers; nothing that leads to a hidden route or drawer. Undefined without its files. */
export function compileHead(world: World): TenantHead | undefined {
  const { metas } = world.project.language
  const portalRoot = world.files.get('schemas/portal.json')?.root
  const tenantRoot = world.tenantFile?.root
  const [portalSchema, tenantSchema] = [metas.of('portal'), metas.of('tenant')]
  if (portalRoot === undefined || tenantRoot === undefined || portalSchema === undefined || tenantSchema === undefined)
    return undefined
  const portal = plain(world.project.language, portalRoot, portalSchema) as RawPortal
  const { languages, ...tenant } = plain(world.project.language, tenantRoot, tenantSchema) as RawTenant
  const flavour = portal.flavours[tenant.flavour]
  if (flavour === undefined) return undefined
  const { tracking, ...rest } = flavour
  const routes = new Set(flavour.routes.map(({ id }) => id))
  const drawers = new Set(flavour.drawers.map(({ id }) => id))
  const isThere = ({ route, drawer }: { route?: string; drawer?: string }) =>
    (route === undefined || routes.has(route)) && (drawer === undefined || drawers.has(drawer))
  return {
    ...tenant,
    theme: { ...tenant.theme, palettes: palettesOf(tenant.theme) },
    languages: { ...portal.languages, ...languages, byBrowser: languages?.default === undefined },
    idle: portal.idle,
    formats: portal.formats,
    reports: portal.reports ?? {},
    ...rest,
    navigation: flavour.navigation.filter(isThere),
    userMenu: flavour.userMenu.filter(isThere),
    ...(tracking !== undefined && isThere(tracking) && { tracking }),
  }
}
