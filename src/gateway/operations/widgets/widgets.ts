import type { Schemas } from '../../../contract/index.ts'
import { without } from '../../ground/without.ts'
import type { Operations, SignedInCall } from '../../operation/operation.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { FieldErrors, Reply } from '../../operation/reply.ts'
import { changedFields, eventOf } from '../../operation/trail.ts'
import { etagOf, preconditionFault } from '../../operation/versions.ts'
import type { WidgetPreferenceRow } from '../../store/tables/widgets.ts'
import { customWidgetData } from './custom-widget.ts'

export const widgetOperations: Pick<
  Operations,
  'getCustomWidgetData' | 'getWidgetPreferences' | 'saveWidgetPreferences'
> = {
  getCustomWidgetData: { access: 'session', run: customWidgetData },
  getWidgetPreferences: {
    access: 'session',
    async run({ user, tenant, store }) {
      if (tenant.flavour !== 'forwarding') return refuse('forbidden')
      const row = await store.widgetPreferences.find(user.userId)
      return row === undefined
        ? { status: 204, body: undefined }
        : { status: 200, body: preferenceOf(row), etag: etagOf(row) }
    },
  },
  saveWidgetPreferences: { access: 'session', run: savePreference },
}

/** Replaces the user's layout; for portal administrators of the forwarding flavour (frame §6). */
async function savePreference(call: SignedInCall<'saveWidgetPreferences'>): Promise<Reply<'saveWidgetPreferences'>> {
  const { input, user, tenant, store, now } = call
  if (!user.isPortalAdmin || tenant.flavour !== 'forwarding') return refuse('forbidden')
  const { body } = input
  const { userId } = user
  const errors = [...ownerErrors(body, { tenant: tenant.id, userId }), ...cellErrors(body)]
  if (errors.length > 0) return invalid(errors)
  const { noOfRows, noOfColumns } = body
  const widgets = body.widgetDetails.map(({ dataSource = '', layouts }) => ({
    dataSource,
    layouts: layouts.map((layout) => ({
      ...without(layout, 'widgetData'),
      id: `${userId}-${layout.widgetId}`,
      userId,
    })),
  }))
  return store.transaction(async ({ widgetPreferences, trail }): Promise<Reply<'saveWidgetPreferences'>> => {
    const row = await widgetPreferences.findForUpdate(userId)
    const fault = await preconditionFault(call, row, () => Promise.resolve(row === undefined ? {} : preferenceOf(row)))
    if (fault !== undefined) return fault
    const saved = await widgetPreferences.save({ userId, noOfRows, noOfColumns, widgets, updatedAt: now })
    const fields = changedFields(row === undefined ? {} : preferenceOf(row), preferenceOf(saved))
    await trail.note(eventOf(call, { event: 'changed', kind: 'widgetPreferences', fields }))
    return { status: 201, body: preferenceOf(saved), etag: etagOf(saved) }
  })
}

function preferenceOf(row: WidgetPreferenceRow): Schemas['WidgetPreference'] {
  const { tenantId, userId, noOfRows, noOfColumns, widgets } = row
  return { tenant: tenantId, userId, noOfRows, noOfColumns, widgetDetails: widgets }
}

type Preference = Schemas['WidgetPreference']

/** Whose layout it may be: the user's own, at the tenant of the session. */
function ownerErrors(preference: Preference, owner: { tenant: string; userId: string }): FieldErrors {
  const errors: FieldErrors = []
  if (preference.tenant !== owner.tenant) errors.push({ field: 'tenant', message: 'must be the tenant of the call' })
  if (preference.userId !== owner.userId) errors.push({ field: 'userId', message: 'must be the user of the call' })
  return errors
}

/** What is wrong with the cells: each has a place of its own in the grid. What a widget must say, the tenant's form says. */
function cellErrors({ noOfRows, noOfColumns, widgetDetails }: Preference): FieldErrors {
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
