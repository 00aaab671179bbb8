import type { CompiledTenant, ConfigInput } from '../../config/node.ts'
import { roleOf } from '../../config/node.ts'
import type { StudioScreen } from '../../studio/api.ts'

/** The screens of a tenant that can be configured, those that it shows first, each with where it is seen. */
export function screensOf(input: ConfigInput, { head, screens }: CompiledTenant, text: (label: string) => string): StudioScreen[] {
  const found = [...input.files.keys()].flatMap((path): StudioScreen[] => {
    const role = roleOf(path)
    const folder = path.split('/')[1] ?? ''
    if (role === undefined || role.tenant !== undefined || path.split('/').length !== 3 || ['labels', 'meta'].includes(folder) || role.kind === 'data-rules') return []
    const screen = `${folder}/${role.name}`
    if (!Object.hasOwn(screens, screen)) return []
    const model = screens[screen] as { title?: string } | undefined
    const address = addressOf(head, screen)
    return [{ file: path.slice('schemas/'.length), kind: folder, title: model?.title === undefined ? role.name : text(model.title), ...(address !== undefined && { address }) }]
  })
  return found
}

/** A route shows it, or a drawer over the first route opens it empty. A drawer that shows records opens from a list. */
function addressOf(head: CompiledTenant['head'], screen: string): string | undefined {
  const route = head.routes.find((each) => each.screen === screen)
  if (route !== undefined) return `/${head.url}${route.path}`
  const drawer = head.drawers.find((each) => each.screen === screen)
  const home = head.routes[0]
  if (drawer === undefined || home === undefined) return undefined
  const list = head.routes.find((each) => each.screen.startsWith('grids/') && each.id.startsWith(drawer.id)) ?? home
  return `/${head.url}${list.path}${screen.startsWith('forms/') ? `?${drawer.id}=new` : ''}`
}
