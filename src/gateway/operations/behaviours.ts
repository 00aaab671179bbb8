import { accountOperations } from './accounts/accounts.ts'
import { bookingOperations } from './bookings/bookings.ts'
import { bookingCountOperations } from './bookings/counts.ts'
import { customsOperations } from './customs/customs.ts'
import { drillOperations } from './customs/drill/drill.ts'
import { customsDocumentOperations } from './documents/customs.ts'
import { documentOperations } from './documents/documents.ts'
import type { Operations } from './operation.ts'
import { quoteCountOperations } from './quotes/counts.ts'
import { quoteOperations } from './quotes/quotes.ts'
import { recordOperations } from './records.ts'
import { anonymousTrackingOperations } from './shipments/anonymous.ts'
import { shipmentCountOperations } from './shipments/counts.ts'
import { favoriteOperations } from './shipments/favorites.ts'
import { shipmentOperations } from './shipments/shipments.ts'
import { referenceOperations } from './reference/reference.ts'
import { templateOperations } from './templates/templates.ts'
import { widgetOperations } from './widgets/widgets.ts'

/** What the embedded gateway does, by operation id. */
export const behaviours: Operations = {
  ...accountOperations,
  ...recordOperations,
  ...referenceOperations,
  ...bookingOperations,
  ...bookingCountOperations,
  ...quoteOperations,
  ...quoteCountOperations,
  ...documentOperations,
  ...customsDocumentOperations,
  ...templateOperations,
  ...shipmentOperations,
  ...anonymousTrackingOperations,
  ...favoriteOperations,
  ...shipmentCountOperations,
  ...customsOperations,
  ...drillOperations,
  ...widgetOperations,
}
