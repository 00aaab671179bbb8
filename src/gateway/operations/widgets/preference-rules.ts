import type { Schemas } from '../../../contract/index.ts'
import type { FieldErrors } from '../reply.ts'

type Preference = Schemas['WidgetPreference']

/** Whose layout it may be: the user's own, at the tenant of the session. */
export function ownerErrors(preference: Preference, owner: { tenant: string; userId: string }): FieldErrors {
  const errors: FieldErrors = []
  if (preference.tenant !== owner.tenant) errors.push({ field: 'tenant', message: 'must be the tenant of the call' })
  if (preference.userId !== owner.userId) errors.push({ field: 'userId', message: 'must be the user of the call' })
  return errors
}

/** What is wrong with the cells: each has a place of its own in the grid. What a widget must say, the tenant's form says. */
export function cellErrors({ noOfRows, noOfColumns, widgetDetails }: Preference): FieldErrors {
  const taken = new Set<string>()
  return widgetDetails.flatMap(({ layouts }, cell) =>
    layouts.flatMap(({ widgetId }, index) => {
      const field = `widgetDetails.${cell}.layouts.${index}.widgetId`
      const [row = '', column = ''] = widgetId
      const outside = Number(row) > noOfRows || Number(column) > noOfColumns
      const twice = taken.has(widgetId)
      taken.add(widgetId)
      return [
        ...(outside ? [{ field, message: 'lies outside of the grid' }] : []),
        ...(twice ? [{ field, message: 'is taken by another widget' }] : []),
      ]
    }),
  )
}
