import type { Schemas } from '../../../contract/index.ts'
import type { Module, SignedInCall } from '../operation.ts'
import { BOOKINGS, isModuleOpen, QUOTES } from '../operation.ts'
import type { Reply } from '../reply.ts'
import { invalid, refuse } from '../reply.ts'
import { spanOf } from './durations.ts'
import { filterErrors, filterValue } from './filter-rules.ts'

/** What each source counts: recorded uses of this operation (frame §7), for who may enter the module. */
const SOURCES: Record<
  Exclude<NonNullable<Schemas['WidgetDetails']['dataSource']>, ''>,
  { operation: string; module?: Module }
> = {
  login: { operation: 'generateToken' },
  booking: { operation: 'saveBooking', module: BOOKINGS },
  quote: { operation: 'saveQuote', module: QUOTES },
}

/** Counts for a custom widget. Administrators count everybody's uses, others those of their company. */
export async function customWidgetData(
  call: SignedInCall<'getCustomWidgetData'>,
): Promise<Reply<'getCustomWidgetData'>> {
  const { input, user, tenant, store, now } = call
  const { dataSource, groupBy } = input.path
  const { filter, value = '', dateFilter } = input.query
  const { operation, module } = SOURCES[dataSource]
  // Custom widgets are the forwarding flavour's (frame §2).
  if (tenant.flavour !== 'forwarding') return refuse('forbidden')
  if (module !== undefined && !isModuleOpen(module, call)) return refuse('forbidden')
  const errors = filterErrors({ filter: filter ?? '', value, groupBy }, { filter: 'filter', value: 'value' })
  if (errors.length > 0) return invalid(errors)
  const pieChartList = await store.widgets.countUsage({
    operation,
    groupBy,
    only: filter === undefined ? undefined : { column: filter, value: filterValue(value) },
    ...spanOf(dateFilter, now),
    customerId: user.isPortalAdmin ? undefined : user.customerId,
  })
  return { status: 200, body: { pieChartList } }
}
