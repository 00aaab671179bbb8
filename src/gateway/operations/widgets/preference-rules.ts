import type { Schemas } from '../../../contract/index.ts'
import type { FieldErrors } from '../reply.ts'
import { filterErrors } from './filter-rules.ts'

type Preference = Schemas['WidgetPreference']

const REQUIRED = 'Please fill in all required fields'

/** Whose layout it may be: the user's own, at the tenant of the session. */
export function ownerErrors(preference: Preference, owner: { tenant: string; userId: string }): FieldErrors {
  const errors: FieldErrors = []
  if (preference.tenant !== owner.tenant) errors.push({ field: 'tenant', message: 'must be the tenant of the call' })
  if (preference.userId !== owner.userId) errors.push({ field: 'userId', message: 'must be the user of the call' })
  return errors
}

/**
 * What is wrong with the cells: each has a place of its own in the grid, and a widget with a data source its days, chart,
 * grouping and name (frame §5). Filter and grouping exclude each other (frame §4).
 */
export function cellErrors({ noOfRows, noOfColumns, widgetDetails }: Preference): FieldErrors {
  const taken = new Set<string>()
  return widgetDetails.flatMap(({ dataSource = '', layouts }, cell) =>
    layouts.flatMap((layout, index) => {
      const at = (field: string) => `widgetDetails.${cell}.layouts.${index}.${field}`
      const [row = '', column = ''] = layout.widgetId
      const outside = Number(row) > noOfRows || Number(column) > noOfColumns
      const twice = taken.has(layout.widgetId)
      taken.add(layout.widgetId)
      return [
        ...(outside ? [{ field: at('widgetId'), message: 'lies outside of the grid' }] : []),
        ...(twice ? [{ field: at('widgetId'), message: 'is taken by another widget' }] : []),
        ...(dataSource === '' ? [] : widgetErrors(layout).map(({ field, message }) => ({ field: at(field), message }))),
      ]
    }),
  )
}

function widgetErrors(layout: Schemas['WidgetLayout']): FieldErrors {
  const missing = (['dateFilter', 'widgetType', 'groupBy', 'widgetName'] as const).filter(
    (field) => (layout[field] ?? '').trim() === '',
  )
  const { filterBy = '', filterByVal = '', groupBy = '' } = layout
  return [
    ...missing.map((field) => ({ field, message: REQUIRED })),
    ...filterErrors({ filter: filterBy, value: filterByVal, groupBy }, { filter: 'filterBy', value: 'filterByVal' }),
  ]
}
