import type { Schemas } from '../../../contract/index.ts'
import type { WidgetPreferenceRow } from '../../store/tables/widgets.ts'
import { without } from '../../without.ts'
import type { Operations, SignedInCall } from '../operation.ts'
import type { Reply } from '../reply.ts'
import { invalid, refuse } from '../reply.ts'
import { customWidgetData } from './custom-widget.ts'
import { cellErrors, ownerErrors } from './preference-rules.ts'

export const widgetOperations: Pick<
  Operations,
  'getCustomWidgetData' | 'getWidgetPreferences' | 'saveWidgetPreferences'
> = {
  getCustomWidgetData: { access: 'session', run: customWidgetData },
  getWidgetPreferences: {
    access: 'session',
    async run({ user, tenant, store }) {
      if (tenant.flavour !== 'forwarding') return refuse('forbidden')
      const row = await store.widgets.preference(user.userId)
      return row === undefined ? { status: 204, body: undefined } : { status: 200, body: preferenceOf(row) }
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
  await store.widgets.savePreference({ userId, noOfRows, noOfColumns, widgets, updatedAt: now })
  return { status: 201, body: preferenceOf({ tenantId: tenant.id, userId, noOfRows, noOfColumns, widgets }) }
}

function preferenceOf(row: Omit<WidgetPreferenceRow, 'updatedAt'>): Schemas['WidgetPreference'] {
  const { tenantId, userId, noOfRows, noOfColumns, widgets } = row
  return { tenant: tenantId, userId, noOfRows, noOfColumns, widgetDetails: widgets }
}
