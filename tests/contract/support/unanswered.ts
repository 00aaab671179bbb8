import type { OperationId } from '../../../src/contract/index.ts'

/** Operations of the contract without a behaviour, in alphabetical order. Who adds a behaviour takes its operation out. */
export const unanswered: readonly OperationId[] = [
  'countCustomsShipments',
  'getCustomsFile',
  'listCommercialInvoiceLines',
  'listCommercialInvoices',
  'listCustomsBillingLines',
  'listCustomsBillings',
  'listCustomsMilestones',
  'listCustomsRemarks',
  'listCustomsShipmentsFor',
  'listDeliveryOrders',
  'listDistrictPorts',
  'listForeignPorts',
  'listFtzBills',
  'listFtzConcurrences',
  'listFtzConveyances',
  'listFtzLines',
  'listInBondBills',
  'listInBondContainers',
  'listInBondConveyances',
  'listInBondTariffs',
  'listPgaRecords',
  'listTariffClasses',
  'searchCustomsShipments',
]
