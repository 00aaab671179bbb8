import { readJson, roleOf, type CompiledTenant, type ConfigInput } from '../../config/node.ts'
import type { FormModel, ViewModel } from '../../config/index.ts'
import type { StudioScreen } from '../../studio/host/api.ts'
import { recordsOf } from './records.ts'
import type { TextsOf } from './rules.ts'

type Head = CompiledTenant['head']

/** What the portal's own file is called where screens are chosen. */
const PORTAL = { en: 'Pages and navigation', ja: 'ページとナビゲーション' }

/** What the lists of choices are called there. */
const LOOKUPS = { en: 'Lists of choices', ja: '選択肢の一覧' }

/** The screens of a tenant that can be configured, each with where it is seen: its own, and the drill-downs inside them. */
export function screensOf(input: ConfigInput, tenant: CompiledTenant, textsOf: TextsOf): StudioScreen[] {
  const home = `/${tenant.head.url}`
  const portal: StudioScreen = { file: 'portal.json', kind: 'portal', titles: PORTAL, address: home }
  const lookups: StudioScreen = { file: 'lookups.json', kind: 'lookups', titles: LOOKUPS, address: home }
  const screens = [...input.files].flatMap(([path, text]): StudioScreen[] => {
    const role = roleOf(path)
    const isOwn = role?.isOwn === true && role.tenant === tenant.head.id
    const file = path.slice((isOwn ? `tenants/${tenant.head.id}/` : 'schemas/').length)
    const [folder = ''] = file.split('/')
    if (
      role === undefined ||
      !(isOwn || path.startsWith('schemas/')) ||
      !/^(forms|grids|views|drilldowns|dashboards)$/.test(folder) ||
      role.kind === 'data-rules'
    )
      return []
    const screen = `${folder}/${role.name}`
    const holder = Object.hasOwn(tenant.screens, screen) ? screen : holderOf(input, tenant, screen)
    if (holder === undefined) return []
    const { title } = (tenant.screens[screen] ?? readJson(text)) as { title?: string }
    return [
      {
        file,
        kind: folder,
        titles: title === undefined ? { en: role.name } : textsOf(title),
        ...seenAt(tenant, holder, screen, textsOf),
      },
    ]
  })
  return [...screens, lookups, portal]
}

/** The screen of the tenant that shows another one inside it. */
function holderOf(input: ConfigInput, { screens }: CompiledTenant, screen: string): string | undefined {
  return Object.keys(screens).find((each) => input.files.get(`schemas/${each}.json`)?.includes(`"${screen}"`) === true)
}

/** A route shows it; a drawer opens it, empty or with a record of the list that opens that drawer. */
function seenAt(
  tenant: CompiledTenant,
  holder: string,
  screen: string,
  textsOf: TextsOf,
): Pick<StudioScreen, 'address' | 'needsRecord' | 'records' | 'printedBy'> {
  const { head, screens } = tenant
  const route = head.routes.find((each) => each.screen === holder)
  if (route !== undefined) return { address: `/${head.url}${route.path}` }
  const printed = printedBy(tenant, holder)
  const shown =
    Object.entries(screens).find(([, model]) => (model as Partial<FormModel>).record?.summary === holder)?.[0] ??
    printed?.screen ??
    holder
  const drawer = head.drawers.find((each) => each.screen === shown)
  const list = head.routes.find(
    (each) => (screens[each.screen] as { open?: { drawer?: string } } | undefined)?.open?.drawer === drawer?.id,
  )
  const address = `/${head.url}${(list ?? home(head))?.path ?? ''}`
  if (drawer === undefined) return { address, needsRecord: true }
  const records = recordsOf(tenant, drawer.id, shown, screen, textsOf)
  if (printed !== undefined && records !== undefined) {
    const { label, visible } = printed.action
    const places = [{ texts: {}, ...(visible !== undefined && { holds: visible }) }]
    return { address, records: { ...records, places }, printedBy: textsOf(label) }
  }
  const isWhole = shown === screen && !readsRecord(screens[shown])
  return {
    address: isWhole ? `${address}?${drawer.id}=new` : address,
    ...(records === undefined ? !isWhole && { needsRecord: true } : { records }),
  }
}

/** The view with a button that prints another one, and that button. */
function printedBy(
  { screens }: CompiledTenant,
  holder: string,
): { screen: string; action: ViewModel['actions'][number] } | undefined {
  for (const [screen, model] of Object.entries(screens)) {
    const actions = model.kind === 'view' ? model.actions : []
    const action = actions.find(({ print, sheets }) =>
      [print, ...(sheets ?? []).map((each) => each.print)].includes(holder),
    )
    if (action !== undefined) return { screen, action }
  }
  return undefined
}

/** Whether a screen is nothing without a record; a form is an empty one then. */
function readsRecord(model: unknown): boolean {
  const { kind, source } = model as { kind?: string; source?: object }
  return kind !== 'form' && JSON.stringify(source ?? {}).includes('"address.id"')
}

function home(head: Head): Head['routes'][number] | undefined {
  return head.routes.find(({ path }) => path === '/') ?? head.routes[0]
}
