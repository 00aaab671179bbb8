import { roleOf, type CompiledTenant, type ConfigInput } from '../../config/node.ts'
import type { StudioScreen } from '../../studio/api.ts'

type Head = CompiledTenant['head']

/** The screens of a tenant that can be configured, each with where it is seen: its own, and the drill-downs inside them. */
export function screensOf(input: ConfigInput, tenant: CompiledTenant, text: (label: string) => string): StudioScreen[] {
  return [...input.files].flatMap(([path]): StudioScreen[] => {
    const [top, folder = ''] = path.split('/')
    const role = roleOf(path)
    if (top !== 'schemas' || role === undefined || !/^(forms|grids|views|drilldowns|dashboards)$/.test(folder) || role.kind === 'data-rules') return []
    const screen = `${folder}/${role.name}`
    const holder = Object.hasOwn(tenant.screens, screen) ? screen : holderOf(input, tenant, screen)
    if (holder === undefined) return []
    const { title } = (tenant.screens[screen] ?? {}) as { title?: string }
    return [{ file: path.slice('schemas/'.length), kind: folder, title: title === undefined ? role.name : text(title), ...seenAt(tenant, holder), ...(holder !== screen && { needsRecord: true }) }]
  })
}

/** The screen of the tenant that shows another one inside it. */
function holderOf(input: ConfigInput, { screens }: CompiledTenant, screen: string): string | undefined {
  return Object.keys(screens).find((each) => input.files.get(`schemas/${each}.json`)?.includes(`"${screen}"`) === true)
}

/** A route shows it; a drawer opens it, empty or with a record of the list that opens that drawer. */
function seenAt({ head, screens }: CompiledTenant, screen: string): Pick<StudioScreen, 'address' | 'needsRecord'> {
  const route = head.routes.find((each) => each.screen === screen)
  if (route !== undefined) return { address: `/${head.url}${route.path}` }
  const shown = Object.entries(screens).find(([, model]) => (model as { record?: { summary?: string } }).record?.summary === screen)?.[0] ?? screen
  const drawer = head.drawers.find((each) => each.screen === shown)
  const list = head.routes.find((each) => (screens[each.screen] as { open?: { drawer?: string } } | undefined)?.open?.drawer === drawer?.id)
  const address = `/${head.url}${(list ?? home(head))?.path ?? ''}`
  return shown === screen && screen.startsWith('forms/') && drawer !== undefined ? { address: `${address}?${drawer.id}=new` } : { address, needsRecord: true }
}

function home(head: Head): Head['routes'][number] | undefined {
  return head.routes.find(({ path }) => path === '/') ?? head.routes[0]
}
