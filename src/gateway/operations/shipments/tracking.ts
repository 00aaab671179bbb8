import type { OperationInput } from '../../../contract/index.ts'
import type { FullShipment, Shipments } from '../../store/shipments.ts'
import type { Refusal } from '../reply.ts'
import { invalid } from '../reply.ts'
import { numbersOf } from './numbers.ts'
import { maxResultsOf, pageOf } from './page.ts'

/** Shipments with all that belongs to them, in one answer. */
const MOST = 1000

export interface Tracked {
  found: FullShipment[]
  totalRecords: number
  maxResults: number
}

/** The shipments that the asked numbers lead to, among the company's or, without one, all of the tenant. */
export async function track(
  query: NonNullable<OperationInput<'trackShipments'>['query']>,
  { shipments, customerId }: { shipments: Shipments; customerId: string | undefined },
): Promise<Tracked | { refused: Refusal }> {
  const asked = numbersOf(query)
  if (Array.isArray(asked)) return { refused: invalid(asked) }
  const page = pageOf(query, MOST)
  if (Array.isArray(page)) return { refused: invalid(page) }
  const { found, total } = await shipments.listFull({ customerId, numbers: { [asked.kind]: asked.numbers } }, page)
  return { found, totalRecords: total, maxResults: maxResultsOf(query, page.limit, total) }
}
