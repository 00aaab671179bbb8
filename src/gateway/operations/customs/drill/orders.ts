import type { Operations } from '../../operation.ts'
import { CUSTOMS_FILES } from '../../operation.ts'
import { entitiesOf, only, pageOf } from './page.ts'

const DELIVERY_PARTS = {
  deliverTo: 'DoDeliverTo',
  doDatesList: 'DoDates',
  doShipIdXRefList: 'DoShipIdXRef',
  doContainersList: 'DoContainers',
  doMarksList: 'DoMarks',
} as const

/** Delivery orders, and what the broker bills; each closed to a user whose preference says N (shipments §6). */
export const orderOperations: Pick<Operations, 'listDeliveryOrders' | 'listCustomsBillings' | 'listCustomsBillingLines'> = {
  listDeliveryOrders: {
    access: 'session',
    module: CUSTOMS_FILES,
    preference: 'DO_ACCESS',
    async run(call) {
      const page = await pageOf(call, 'DoHeader', 'doNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      return { status: 200, body: { data: records.map(({ document }) => only(document, DELIVERY_PARTS, asked)), ...counts } }
    },
  },
  listCustomsBillings: {
    access: 'session',
    module: CUSTOMS_FILES,
    preference: 'BILLING_ACCESS',
    async run(call) {
      const page = await pageOf(call, 'InvoiceHeader', '-dateInvoice')
      if ('problem' in page) return page
      const { records, ...counts } = page
      return { status: 200, body: { data: records.map(({ document }) => document), ...counts } }
    },
  },
  listCustomsBillingLines: {
    access: 'session',
    module: CUSTOMS_FILES,
    preference: 'BILLING_ACCESS',
    async run(call) {
      const page = await pageOf(call, 'InvoiceLines', 'lineNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      return { status: 200, body: { data: records.map(({ document }) => document), ...counts } }
    },
  },
}
