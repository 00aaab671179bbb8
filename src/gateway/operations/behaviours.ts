import type { Operations } from '../operation/operation.ts'
import { accountOperations } from './accounts/accounts.ts'
import { twoStepOperations } from './accounts/two-step.ts'
import { userSettingOperations } from './accounts/user-settings.ts'
import { bookingOperations } from './bookings/bookings.ts'
import { customsCountOperations } from './customs/counts.ts'
import { ftzOperations } from './customs/drill/ftz.ts'
import { inBondOperations } from './customs/drill/in-bond.ts'
import { invoiceOperations } from './customs/drill/invoices.ts'
import { orderOperations } from './customs/drill/orders.ts'
import { customsFileOperations } from './customs/file.ts'
import { customsListOperations } from './customs/lists.ts'
import { customsPortOperations } from './customs/ports.ts'
import { customsTrailOperations } from './customs/trail.ts'
import { customsDocumentOperations } from './documents/customs.ts'
import { documentOperations } from './documents/documents.ts'
import { peopleOperations } from './people/people.ts'
import { quoteOperations } from './quotes/quotes.ts'
import { cacheOperations } from './reference/caches.ts'
import { codeOperations } from './reference/codes.ts'
import { partyOperations } from './reference/parties.ts'
import { ruleOperations } from './reference/rules.ts'
import { reportOperations } from './reports.ts'
import { containerOperations } from './shipments/containers.ts'
import { shipmentCountOperations } from './shipments/counts.ts'
import { favoriteOperations } from './shipments/favorites.ts'
import { linkOperations } from './shipments/links.ts'
import { shipmentOperations } from './shipments/shipments.ts'
import { trackingOperations } from './shipments/tracking.ts'
import { templateOperations } from './templates/templates.ts'
import { widgetOperations } from './widgets/widgets.ts'

/** What the embedded gateway does, by operation id. */
export const behaviours: Operations = {
  ...accountOperations,
  ...twoStepOperations,
  ...userSettingOperations,
  ...peopleOperations,
  ...reportOperations,
  ...codeOperations,
  ...partyOperations,
  ...ruleOperations,
  ...cacheOperations,
  ...bookingOperations,
  ...quoteOperations,
  ...templateOperations,
  ...shipmentOperations,
  ...linkOperations,
  ...trackingOperations,
  ...containerOperations,
  ...favoriteOperations,
  ...shipmentCountOperations,
  ...documentOperations,
  ...customsListOperations,
  ...customsFileOperations,
  ...customsTrailOperations,
  ...customsPortOperations,
  ...customsCountOperations,
  ...invoiceOperations,
  ...orderOperations,
  ...inBondOperations,
  ...ftzOperations,
  ...customsDocumentOperations,
  ...widgetOperations,
}
