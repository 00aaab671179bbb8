import type { Condition, FormModel, GridModel, SourceModel, ViewModel } from '../../config/index.ts'
import type { CompiledTenant } from '../../config/node.ts'
import type { RecordPlace, StudioRecords } from '../../studio/host/api.ts'
import { valuesOf, type TextsOf } from './rules.ts'

const asItOpens: RecordPlace = { texts: {} }

/** The records that a drawer shows, the rows of the list that opens it, for a screen that `holder` is or holds. None where no list opens the drawer. */
export function recordsOf(
  { head, screens }: CompiledTenant,
  drawer: string,
  holder: string,
  screen: string,
  textsOf: TextsOf,
): StudioRecords | undefined {
  const grids = head.routes.map(({ screen: each }) => screens[each]).filter((each) => each?.kind === 'grid')
  const list = grids.find(({ open }) => open?.drawer === drawer)
  const model = screens[holder]
  if (list?.open === undefined || (model?.kind !== 'form' && model?.kind !== 'view')) return undefined
  const load: SourceModel | undefined = model.kind === 'form' ? model.record.load : model.source
  const title = list.columns.find(({ id }) => id === list.card.title)?.field ?? list.open.id
  return {
    rows: list.rows,
    drawer,
    id: list.open.id,
    title,
    by: choicesOf(list, textsOf),
    ...(load !== undefined && { load }),
    places: placesOf(model, screen, textsOf),
  }
}

/** The columns that a list is filtered by a choice in, and its status, each with what its fixed values read. */
function choicesOf({ columns, card, lookups }: GridModel, textsOf: TextsOf): StudioRecords['by'] {
  return columns
    .filter(({ id, filter }) => filter === 'select' || id === card.status)
    .map(({ id, label, field, options }) => ({
      id,
      texts: textsOf(label),
      field,
      values: valuesOf(lookups[String(options['lookup'] ?? '')], textsOf),
    }))
}

/** The summary of a form that is read-only, the sections that hold a drill-down, or those of a view itself. */
function placesOf(model: FormModel | ViewModel, screen: string, textsOf: TextsOf): RecordPlace[] {
  if (model.kind === 'form') {
    const { summary, editable } = model.record
    return [summary === screen && editable !== undefined ? { ...asItOpens, holds: { not: editable } } : asItOpens]
  }
  const sections = model.sections.map(({ id, label, visible, enabled, drilldown }) => ({
    drilldown: drilldown && `drilldowns/${drilldown.name}`,
    place: { section: id, texts: textsOf(label ?? model.title), ...holding([visible, enabled]) },
  }))
  const holders = sections.filter(({ drilldown }) => drilldown === screen)
  return holders.length > 0 ? holders.map(({ place }) => place) : [asItOpens, ...sections.map(({ place }) => place)]
}

function holding(conditions: readonly (Condition | undefined)[]): Pick<RecordPlace, 'holds'> {
  const all = conditions.filter((each) => each !== undefined)
  return all.length === 0 ? {} : { holds: { all } }
}
