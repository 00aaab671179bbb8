import type { WidgetModel } from '../../config/index.ts'
import type { Schemas } from '../../contract/index.ts'

/** A widget that a user laid out: its model, and what its counts were filtered by. */
export interface OwnWidget {
  model: WidgetModel
  /** Empty for all. */
  filterValue: string
}

/** The widgets of a preference, row by row; cells without a data source have none. */
export function ownWidgets({ noOfColumns, widgetDetails }: Schemas['WidgetPreference']): OwnWidget[] {
  const placed = widgetDetails.flatMap(({ dataSource = '', layouts: [layout] }) => {
    if (dataSource === '' || layout === undefined) return []
    const { widgetId, filterBy = '', filterByVal = '', groupBy = '', widgetType = '', widgetName = '', dateFilter = '' } = layout
    const filter = filterBy === '' ? {} : { filter: filterBy, value: filterByVal }
    const model: WidgetModel = {
      id: widgetId,
      label: widgetName,
      chart: widgetType,
      options: {},
      source: { operation: 'getCustomWidgetData', path: { dataSource, groupBy }, query: { ...filter, dateFilter, widgetType }, at: 'pieChartList' },
      list: { at: '', code: 'name', label: 'name', value: 'value', isDay: false },
      figures: [],
      width: 12 / noOfColumns,
    }
    return { model, filterValue: filterBy === '' ? '' : filterByVal }
  })
  return placed.sort((one, other) => Number(one.model.id) - Number(other.model.id))
}
