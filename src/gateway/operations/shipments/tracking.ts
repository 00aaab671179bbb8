import type { OperationInput } from '../../../contract/index.ts'
import { offersModule, SHIPMENTS, shipmentViewer } from '../../operation/access.ts'
import type { OpenCall, Operations } from '../../operation/operation.ts'
import { addressedStore } from '../../operation/operation.ts'
import { badPage, maxResultsOf, pageOf } from '../../operation/paging.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { FieldErrors, Refusal, Reply } from '../../operation/reply.ts'
import { neighbourhoodOf, networkOf, TRACKING_LINK } from '../../session/limits.ts'
import { TRACKED, TRACKED_NEARBY } from '../../session/slowing.ts'
import { tokenHash } from '../../session/tokens.ts'
import type { NumberKind, ShipmentViewer } from '../../store/shipments/criteria.ts'
import type { FullShipment, Shipments } from '../../store/shipments/shipments.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { documentOf } from '../documents/wire.ts'
import { valuesOf } from './criteria.ts'
import { publicShipmentOf, shipmentOf } from './document.ts'
import { pinsOf } from './pins.ts'

type Query = NonNullable<OperationInput<'trackShipments'>['query']>

/** Tracking by numbers (shipments §2), for users and for anybody who has a link. */
export const trackingOperations: Pick<Operations, 'trackShipments' | 'trackShipmentsAnonymously'> = {
  trackShipments: {
    access: 'session',
    isLong: true,
    module: SHIPMENTS,
    async run({ input: { query = {} }, user, store, now }) {
      const tracked = await track(query, { shipments: store.shipments, viewer: shipmentViewer(user, now) })
      if ('refused' in tracked) return tracked.refused
      const { found, totalRecords, maxResults } = tracked
      if (found.length === 0) return { status: 204, body: undefined }
      const pins = await pinsOf(store.favorites, user.userId, found)
      const documents = await store.documents.ofRecords(
        'shipment',
        found.map(({ row }) => row.id),
      )
      const shipments = found.map((one) => shipmentOf(one, pins, (documents.get(one.row.id) ?? []).map(documentOf)))
      return { status: 200, body: { shipments, totalRecords, maxResults } }
    },
  },
  // By a link (frame §2): a tenant that shows shipments, no user, no company.
  trackShipmentsAnonymously: {
    access: 'open',
    isLong: true,
    async run(call) {
      const { input, source, now } = call
      const addressed = await addressedStore(call)
      if (addressed === undefined) return refuse('11003')
      const { tenant, store } = addressed
      if (!offersModule(tenant, SHIPMENTS)) return refuse('forbidden')
      const { Link: link, ...query } = input.query ?? {}
      if (link !== undefined) return byLink(call, store, link)
      if (!tenant.trackingLinks.byNumber) return refuse('forbidden')
      const asked = numbersOf(query)
      if (Array.isArray(asked)) return invalid(asked)
      const amount = asked.numbers.length
      const wait =
        (await store.attempts.take(TRACKING_LINK, networkOf(source.ip), now)) ??
        (await store.slowed.take(TRACKED, networkOf(source.ip), amount, now)) ??
        (await store.slowed.take(TRACKED_NEARBY, neighbourhoodOf(source.ip), amount, now))
      if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
      const tracked = await track(query, { shipments: store.shipments, viewer: ANYBODY })
      if ('refused' in tracked) return tracked.refused
      const { found, totalRecords, maxResults } = tracked
      if (found.length === 0) return { status: 204, body: undefined }
      // Guessing is to find; who knows a number asks for few.
      await store.slowed.note(TRACKED, networkOf(source.ip), found.length)
      await store.slowed.note(TRACKED_NEARBY, neighbourhoodOf(source.ip), found.length)
      return { status: 200, body: { shipments: found.map(publicShipmentOf), totalRecords, maxResults } }
    },
  },
}

/** The one shipment that a link shows which somebody made. It cannot be guessed; asking is limited all the same. */
async function byLink(
  { source, now }: OpenCall<'trackShipmentsAnonymously'>,
  { attempts, trackingLinks, shipments }: TenantStore,
  token: string,
): Promise<Reply<'trackShipmentsAnonymously'>> {
  const wait = await attempts.take(TRACKING_LINK, networkOf(source.ip), now)
  if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
  const id = await trackingLinks.shipmentOf(tokenHash(token), now)
  const found = id === undefined ? undefined : await shipments.find(id, ANYBODY)
  if (found === undefined) return { status: 204, body: undefined }
  return { status: 200, body: { shipments: [publicShipmentOf(found)], totalRecords: 1, maxResults: 1 } }
}

/** Shipments with all that belongs to them: on a page unless the call says otherwise (shipments §9), and at most. */
const PAGE_SIZE = 100
const MOST = 1000

interface Tracked {
  found: FullShipment[]
  totalRecords: number
  maxResults: number
}

/** Whoever has a number sees its shipment (frame §2). */
const ANYBODY: ShipmentViewer = { of: undefined, createdSince: undefined }

/** The shipments that the asked numbers lead to, among those that the viewer sees. */
async function track(
  query: Query,
  { shipments, viewer }: { shipments: Shipments; viewer: ShipmentViewer },
): Promise<Tracked | { refused: Refusal }> {
  const asked = numbersOf(query)
  if (Array.isArray(asked)) return { refused: invalid(asked) }
  const page = pageOf(query.PageIndex, query.MaxResults ?? PAGE_SIZE, MOST)
  if (page === undefined) return { refused: badPage('PageIndex') }
  const { found, total } = await shipments.listFull({ ...viewer, numbers: { [asked.kind]: asked.numbers } }, page)
  return { found, totalRecords: total, maxResults: maxResultsOf(page, total) }
}

/** The seven kinds of numbers that a shipment is tracked by (shipments §2). */
const KINDS = {
  BookingNos: 'booking',
  ContainerNo: 'container',
  ShpNos: 'house',
  JobNo: 'job',
  MasterNo: 'master',
  RefNos: 'reference',
  fileNo: 'file',
} as const satisfies { [Name in keyof Query]?: NumberKind }

const MAX_NUMBERS = 100

/**
 * The numbers that are asked for.
 *
 * @returns field errors unless exactly one kind is given, with 1 to 100 numbers
 */
function numbersOf(query: Query): { kind: NumberKind; numbers: string[] } | FieldErrors {
  const names = Object.keys(KINDS) as (keyof typeof KINDS)[]
  const [name, ...others] = names.filter((one) => query[one] !== undefined)
  if (name === undefined)
    return names.map((field) => ({ field, message: 'one of the seven kinds of numbers is required' }))
  if (others.length > 0) return others.map((field) => ({ field, message: `cannot be asked for together with ${name}` }))
  const numbers = valuesOf(query[name]) ?? []
  if (numbers.length === 0) return [{ field: name, message: 'must hold a number' }]
  if (numbers.length > MAX_NUMBERS) return [{ field: name, message: `must hold at most ${MAX_NUMBERS} numbers` }]
  return { kind: KINDS[name], numbers }
}
