import type { DashboardModel, WidgetModel } from '../model/dashboard.ts'
import { isHidden } from '../source/entries.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { compileLookups } from './lookups.ts'
import { plain } from './plain.ts'

type RawWidget = Omit<WidgetModel, 'figures'> & { figures?: WidgetModel['figures'] }
type RawDashboard = Omit<DashboardModel, 'kind' | 'name' | 'widgets' | 'lookups'> & { widgets: RawWidget[] }

/** A dashboard that has been checked, compiled. A click to a route or drawer that the tenant has not is left out. */
export function compileDashboard(world: Surroundings, file: MergedFile): DashboardModel {
  const raw = plain(
    world.project.language,
    file.root,
    world.project.language.metas.of('dashboard') ?? {},
  ) as RawDashboard
  const isOpen = ({ route, drawer }: NonNullable<WidgetModel['click']>): boolean => {
    const target = route === undefined ? world.drawers.get(drawer ?? '') : world.routes.get(route)
    return target !== undefined && !isHidden(target)
  }
  const widgets = raw.widgets.map(({ figures = [], click, ...widget }): WidgetModel => ({
    ...widget,
    figures,
    ...(click !== undefined && isOpen(click) && { click }),
  }))
  const names = [...widgets, ...(raw.arranged === undefined ? [] : [raw.arranged.widget])].flatMap(
    ({ list }) => list?.names ?? [],
  )
  return { kind: 'dashboard', name: file.role.name, ...raw, widgets, lookups: compileLookups(world, names) }
}
