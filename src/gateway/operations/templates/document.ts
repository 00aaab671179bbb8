import type { Schemas } from '../../../contract/index.ts'
import { without } from '../../ground/without.ts'
import type { TemplateViewer } from '../../store/requests/kinds.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TemplateRow } from '../../store/tables/requests.ts'
import { destinationOf, firstFilled, originOf } from '../bookings/columns.ts'
import { documentOf } from '../bookings/document.ts'

/** Administrators see every template of the tenant, everybody else their own and their company's public ones. */
export function templateViewer({ isPortalAdmin, userId, customerId }: UserRow): TemplateViewer | undefined {
  return isPortalAdmin ? undefined : { userId, customerId }
}

/** What is kept of a posted template: its cargo request; name, status, owner and customer stand in columns. */
export function templateDocument(posted: Schemas['BookingTemplate'], unId: string): Schemas['BookingTemplate'] {
  const request = without(posted, 'templateNo', 'isPrivate', 'templateStatus', 'customer', 'customerName')
  return { ...documentOf(request, unId), jobStageCode: 'T' }
}

/** What the list of templates shows, taken out of the document. */
export function templateColumns(document: Schemas['BookingTemplate']) {
  return {
    bizType: document.bizType ?? null,
    shipperName: firstFilled(document.shipperName, document.shipper),
    commodity: firstFilled(document.commodity, document.commodityCode),
    departure: originOf(document),
    destination: destinationOf(document),
  }
}

/** A template as it is read. Only administrators see whose it is. */
export function templateOf(
  row: TemplateRow,
  { isPortalAdmin }: Pick<UserRow, 'isPortalAdmin'>,
): Schemas['BookingTemplate'] {
  return {
    ...row.document,
    unId: row.unId,
    templateNo: row.templateNo,
    templateName: row.templateName,
    templateStatus: row.status,
    isPrivate: row.isPrivate,
    ...(isPortalAdmin ? { customer: row.customerId, customerName: row.customerName } : {}),
    lastUpdated: row.updatedAt.toISOString(),
    auditTrail: row.trail,
  }
}
