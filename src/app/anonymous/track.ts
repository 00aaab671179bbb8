import type { OperationInput, Schemas } from '../../contract/index.ts'
import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import type { TrackingLink } from './link.ts'

export type Shipment = Schemas['Shipment']

/** What a link led to. */
export type Tracked =
  | { kind: 'found'; shipments: readonly Shipment[] }
  | { kind: 'nothing' }
  /** The tenant shows no shipments. */
  | { kind: 'denied' }
  /** Asked too often; later it works again. */
  | { kind: 'tooMany' }
  | { kind: 'failed' }

/** Asks the gateway for the shipments of a link, without a session. Never rejects. */
export async function trackLink(gateway: DataPort, { asked }: TrackingLink, signal: AbortSignal): Promise<Tracked> {
  if (asked === undefined) return { kind: 'nothing' }
  const query: NonNullable<OperationInput<'trackShipmentsAnonymously'>['query']> = { [asked.kind]: asked.number }
  // Reference numbers are asked for in full (specification of the shipments, §7).
  if (asked.kind === 'RefNos') query.PageIndex = -1
  const answer = await callOperation(gateway, 'trackShipmentsAnonymously', { query }, { signal })
  if (answer.ok) {
    // 204 has no data.
    const { shipments = [] } = answer.data ?? {}
    return shipments.length === 0 ? { kind: 'nothing' } : { kind: 'found', shipments }
  }
  const { status } = answer.problem
  if (status === 429) return { kind: 'tooMany' }
  if (status === 403) return { kind: 'denied' }
  return { kind: status === 400 ? 'nothing' : 'failed' }
}
