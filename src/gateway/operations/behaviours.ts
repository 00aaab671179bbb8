import { bookingOperations } from './bookings/bookings.ts'
import { customsDocumentOperations } from './documents/customs.ts'
import { documentOperations } from './documents/documents.ts'
import { lookupOperations } from './lookups.ts'
import type { Operations } from './operation.ts'
import { recordOperations } from './records.ts'
import { shipmentCountOperations } from './shipments/counts.ts'
import { favoriteOperations } from './shipments/favorites.ts'
import { shipmentOperations } from './shipments/shipments.ts'
import { sessionOperations } from './session.ts'
import { templateOperations } from './templates/templates.ts'

/** What the embedded gateway does, by operation id. */
export const behaviours: Operations = {
  ...sessionOperations,
  ...recordOperations,
  ...lookupOperations,
  ...bookingOperations,
  ...documentOperations,
  ...customsDocumentOperations,
  ...templateOperations,
  ...shipmentOperations,
  ...favoriteOperations,
  ...shipmentCountOperations,
}
