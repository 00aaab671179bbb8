import type { DrawerModel, NavigationModel, RouteModel, TenantHead } from '../model/portal.ts'
import type { Condition } from '../model/values.ts'
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
type Flavour = Pick<TenantHead, 'userMenu' | 'tracking' | 'anonymous' | 'stay' | 'signOut'> &
  Record<'routes', (InModule<RouteModel> & { hidden?: true })[]> &
  Record<'navigation', InModule<NavigationModel>[]> &
  Record<'drawers', InModule<DrawerModel>[]>
/** What may inherit its access from a route. */
type InModule<Entry> = Entry & { module?: string }
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
  const portal = plain(world.project.language, portalRoot, portalSchema, new Set(['routes'])) as RawPortal
  const { languages, ...tenant } = plain(world.project.language, tenantRoot, tenantSchema) as RawTenant
  const flavour = portal.flavours[tenant.flavour]
  if (flavour === undefined) return undefined
  const { tracking, ...rest } = flavour
  const shown = flavour.routes.flatMap(({ hidden, ...route }) => (hidden === true ? [] : [route]))
  const routes = new Set(shown.map(({ id }) => id))
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
    routes: shown.map((each) => withAccess(each, flavour.routes)),
    drawers: flavour.drawers.map((each) => withAccess(each, flavour.routes)),
    navigation: flavour.navigation.filter(isThere).map((each) => withAccess(each, flavour.routes)),
    userMenu: flavour.userMenu.filter(isThere),
    ...(tracking !== undefined && isThere(tracking) && { tracking }),
  }
}

/** An entry with the access of its module, and of that one's module, beside its own. A module that is hidden counts as well. */
function withAccess<Entry extends { access?: Condition }>(
  { module, ...entry }: Entry & { module?: string },
  routes: readonly InModule<RouteModel>[],
): Omit<Entry, 'module'> {
  const seen = new Set<string>()
  const inherited: Condition[] = []
  for (let next = module; next !== undefined && !seen.has(next);) {
    const route: InModule<RouteModel> | undefined = routes.find(({ id }) => id === next)
    seen.add(next)
    if (route?.access !== undefined) inherited.push(route.access)
    next = route?.module
  }
  const all = [...inherited, ...(entry.access === undefined ? [] : [entry.access])]
  const [only] = all
  return only === undefined ? entry : { ...entry, access: all.length === 1 ? only : { all } }
}
