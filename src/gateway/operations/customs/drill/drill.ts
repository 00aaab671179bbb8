import type { Operations } from '../../operation.ts'
import { ftzOperations } from './ftz.ts'
import { inBondOperations } from './in-bond.ts'
import { invoiceOperations } from './invoices.ts'
import { orderOperations } from './orders.ts'

/** What hangs below a customs-brokerage file (shipments §2, §7). */
export const drillOperations = {
  ...invoiceOperations,
  ...orderOperations,
  ...inBondOperations,
  ...ftzOperations,
} satisfies Operations
