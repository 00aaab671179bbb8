import type { Schemas } from '../../src/contract/index.ts'
import type { ShipmentDocument, TenantRow } from '../../src/gateway/filling.ts'
import type { Copied, Copy } from './copies.ts'
import { copiesOf, groupsOf, standingOf } from './copies.ts'
import { templateOf } from './marks.ts'
import { readData } from './read.ts'
import type { NumberedBooking } from './requests.ts'
import type { World } from './world.ts'
import { COMPANY } from './world.ts'
import { tracedInPlace } from './zones.ts'

export interface ShipmentData extends Copied {
  /** The booking of the data that it came from. */
  booking?: number
  customerId?: string
  bizType: Schemas['BizType']
  created: string
  /** Codes of parties. */
  shipper: string
  consignee: string
  notify?: string
  /** UN/LOCODEs; none inland. */
  pol?: string
  pod?: string
  /** When CUSTOMER pinned the shipment, and its containers by their places, from 0. */
  pinned?: { shipment?: string; containers?: Record<string, string> }
  document: ShipmentDocument
}

/** A copy of a shipment of the data, under its number in the store. */
export type NumberedShipment = Copy<ShipmentData> & { number: number; bookingNo: string | undefined }

/** A shipment as rows of the store. */
export interface ShipmentRows {
  row: TenantRow<'shipments'>
  document: ShipmentDocument
  containers: TenantRow<'shipmentContainers'>[]
  pins: TenantRow<'favorites'>[]
}

/** Shipments made and stored at once. */
const GROUP = 1000

/** Gives every shipment its number, in the order in which they were created, and that of its booking. */
export async function numberShipments(world: World, bookings: readonly NumberedBooking[]): Promise<NumberedShipment[]> {
  const copies = copiesOf(readData<ShipmentData[]>('shipments'), { ...world, momentOf: ({ created }) => created })
  const first = await world.takeNumbers('shipment', copies.length)
  const bookingNo = new Map(bookings.map(({ row, copy, ...one }) => [`${row.no} ${copy}`, one.bookingNo]))
  return copies.map((copy, index) => ({
    ...copy,
    number: first + index,
    bookingNo: copy.row.booking === undefined ? undefined : bookingNo.get(`${copy.row.booking} ${copy.copy}`),
  }))
}

/** House bill numbers by the numbers of the bookings that the shipments came from. */
export function houseBills(shipments: readonly NumberedShipment[]): Map<string, string> {
  return new Map(
    shipments.flatMap(({ bookingNo, row, number }) =>
      bookingNo === undefined ? [] : [[bookingNo, (row.document.shpNo ?? '').replace('{own}', String(number))]],
    ),
  )
}

/** Shipments, their containers, and what the customer has pinned; answers the newest of them, `kept` at most. */
export async function fillShipments(
  world: World,
  shipments: readonly NumberedShipment[],
  kept: number,
): Promise<ShipmentRows[]> {
  const boxes = shipments.reduce((sum, { row }) => sum + boxesOf(row.document), 0)
  let nextBox = await world.takeNumbers('container', boxes)
  const templates = new Map(shipments.map(({ row }) => [row, templateOf(row)]))
  let newest: ShipmentRows[] = []
  const fill = async () => {
    for (const group of groupsOf(shipments, GROUP)) {
      const made = group.map(({ row, number, bookingNo, ...copy }) => {
        const standing = standingOf(copy, world)
        const record = templates.get(row)?.({
          ...standing,
          own: String(number),
          booking: bookingNo,
          box: () => nextBox++,
        })
        return rowsOf(tracedBy(record ?? row, world.now), `SH${number}`, copy.copy === 0)
      })
      await world.insert(
        'shipments',
        made.map(({ row }) => row),
      )
      await world.insert(
        'shipmentDetails',
        made.map(({ row, document }) => ({ shipmentId: row.id, document })),
      )
      await world.insert(
        'shipmentContainers',
        made.flatMap(({ containers }) => containers),
      )
      await world.insert(
        'favorites',
        made.flatMap(({ pins }) => pins),
      )
      newest = [...newest, ...made].slice(-kept)
    }
  }
  await (world.scale > 1 ? world.inBulk(['shipments', 'shipmentDetails', 'shipmentContainers'], fill) : fill())
  return newest
}

function tracedBy(shipment: ShipmentData, now: Date): ShipmentData {
  const { containers } = shipment.document
  if (containers === undefined) return shipment
  return {
    ...shipment,
    document: { ...shipment.document, containers: containers.map((each) => tracedInPlace(each, now)) },
  }
}

/** Containers that have an internal number. */
function boxesOf({ containers = [] }: ShipmentDocument): number {
  return containers.filter(({ intContainerNo }) => intContainerNo !== undefined).length
}

/** Columns that hold the field of the document of the same name. */
const COLUMNS = [
  'currentStatus',
  'jobNo',
  'bookingNo',
  'shpNo',
  'masterNo',
  'refNo',
  'fileNo',
  'shprName',
  'csgnName',
  'porName',
  'polName',
  'polEtdDate',
  'podName',
  'podEtaDate',
  'firstEtaDate',
  'destName',
  'devryName',
  'conCloseBy',
  'finCloseBy',
] as const satisfies (keyof ShipmentDocument & keyof TenantRow<'shipments'>)[]

function columnsIn(document: ShipmentDocument): Record<(typeof COLUMNS)[number], string> {
  const values = COLUMNS.map((name) => [name, document[name] ?? ''])
  return Object.fromEntries(values) as Record<(typeof COLUMNS)[number], string>
}

/** The columns of a shipment, taken out of its document where it has them: what lists show, filter and sort by. */
function rowsOf(
  {
    document,
    bizType,
    customerId = COMPANY,
    created,
    shipper,
    consignee,
    notify = '',
    pol = '',
    pod = '',
    pinned,
  }: ShipmentData,
  id: string,
  isFirst: boolean,
): ShipmentRows {
  const row = {
    id,
    customerId,
    createdAt: new Date(created),
    bizType,
    mode: document.bizType ?? 'Sea',
    jobId: document.createJobUnId ?? '',
    shipperCode: shipper,
    consigneeCode: consignee,
    notifyCode: notify,
    polCtry: pol.slice(0, 2),
    polCity: pol,
    podCtry: pod.slice(0, 2),
    podCity: pod,
    ...columnsIn(document),
  }
  const containers = (document.containers ?? []).map(
    ({ intContainerNo = null, containerNo = '', containerType = '', lastFreeDate = '' }, position) => {
      return { shipmentId: id, position, id: intContainerNo, containerNo, containerType, lastFreeDate }
    },
  )
  return { row, document, containers, pins: isFirst ? pinsOf(pinned, row.jobId, containers) : [] }
}

function pinsOf(
  pinned: ShipmentData['pinned'],
  jobId: string,
  containers: readonly { id: string | null }[],
): TenantRow<'favorites'>[] {
  const pin = (type: 'shipment' | 'container', refId: string, at: string) => {
    return { userId: 'CUSTOMER', type, refId, pinnedAt: new Date(at) }
  }
  return [
    ...(pinned?.shipment === undefined ? [] : [pin('shipment', jobId, pinned.shipment)]),
    ...Object.entries(pinned?.containers ?? {}).flatMap(([position, at]) => {
      const id = containers[Number(position)]?.id
      return typeof id === 'string' ? [pin('container', id, at)] : []
    }),
  ]
}
