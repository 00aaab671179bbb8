import type { DrawerModel, NavigationModel, RouteModel, TenantHead } from '../model/portal.ts'
import type { World } from '../world.ts'
import { plain } from './plain.ts'

interface RawPortal {
  languages: TenantHead['languages']
  idle: TenantHead['idle']
  flavours: Record<string, { routes: RouteModel[]; navigation: NavigationModel[]; drawers: DrawerModel[] }>
}
type RawTenant = Omit<TenantHead, 'routes' | 'navigation' | 'drawers' | 'idle' | 'languages'> & { languages?: Partial<TenantHead['languages']> }

/** What a tenant's page needs first: the tenant, and the routes, navigation and drawers of its flavour. Undefined without its files. */
export function compileHead(world: World): TenantHead | undefined {
  const { metas } = world.project.language
  const portalRoot = world.files.get('schemas/portal.json')?.root
  const tenantRoot = world.tenantFile?.root
  const [portalSchema, tenantSchema] = [metas.of('portal'), metas.of('tenant')]
  if (portalRoot === undefined || tenantRoot === undefined || portalSchema === undefined || tenantSchema === undefined) return undefined
  const portal = plain(world.project.language, portalRoot, portalSchema) as RawPortal
  const { languages, ...tenant } = plain(world.project.language, tenantRoot, tenantSchema) as RawTenant
  const flavour = portal.flavours[tenant.flavour]
  if (flavour === undefined) return undefined
  const routes = new Set(flavour.routes.map(({ id }) => id))
  const drawers = new Set(flavour.drawers.map(({ id }) => id))
  return {
    ...tenant,
    languages: { ...portal.languages, ...languages },
    idle: portal.idle,
    routes: flavour.routes,
    navigation: flavour.navigation.filter(({ route, drawer }) => (route === undefined || routes.has(route)) && (drawer === undefined || drawers.has(drawer))),
    drawers: flavour.drawers,
  }
}
