import type { Operations } from '../../../operation/operation.ts'
import { pages } from './pages.ts'
import { only } from './parts.ts'

const DELIVERY_PARTS = {
  deliverTo: 'DoDeliverTo',
  doDatesList: 'DoDates',
  doShipIdXRefList: 'DoShipIdXRef',
  doContainersList: 'DoContainers',
  doMarksList: 'DoMarks',
} as const

/** Delivery orders, and what the broker bills; each closed to a user whose preference says N (shipments §6). */
export const orderOperations: Pick<
  Operations,
  'listDeliveryOrders' | 'listCustomsBillings' | 'listCustomsBillingLines'
> = {
  listDeliveryOrders: pages('DoHeader', { sort: 'doNo', preference: 'DO_ACCESS' }, (orders, asked) =>
    orders.map(({ document }) => only(document, DELIVERY_PARTS, asked)),
  ),
  listCustomsBillings: pages('InvoiceHeader', { sort: '-dateInvoice', preference: 'BILLING_ACCESS' }),
  listCustomsBillingLines: pages('InvoiceLines', { sort: 'lineNo', preference: 'BILLING_ACCESS' }),
}
