import type { Schemas } from '../../src/contract/index.ts'
import type { DocumentOwnerKind, ShipmentDocument, TenantRow } from '../../src/gateway/filling.ts'
import type { Consignment } from './papers.ts'

/** A record that gets documents. */
export interface DocumentedRecord {
  kind: DocumentOwnerKind
  id: string
  createdAt: Date
  consignment: Consignment
  /** What its transport document is called, its type, and the number it is filed under. */
  transport: { title: string; type: string; number: string }
  /** When the goods were handed over, so that the transport document is made out, when they arrived, and when they were delivered; undefined: not yet. */
  stage: Record<'shipped' | 'arrived' | 'delivered', Date | undefined>
}

type Goods = Consignment['goods']

/** A booking: its number, and the goods as they were asked for. */
export function documentedBooking({
  unId,
  bookingNo,
  createdAt,
  document,
  origin,
  destination,
}: TenantRow<'bookings'>): DocumentedRecord {
  return {
    kind: 'booking',
    id: unId,
    createdAt,
    consignment: {
      shipper: document.shipperName ?? '',
      consignee: document.consigneeName ?? '',
      from: origin ?? '',
      to: destination ?? '',
      numbers: filled([
        ['Booking No.', bookingNo],
        ['Ref No.', document.referenceNumber],
      ]),
      goods: goodsOf(document.cargoItems),
    },
    transport: { title: 'Shipping instruction', type: 'OTH', number: bookingNo },
    stage: { shipped: undefined, arrived: undefined, delivered: undefined },
  }
}

const ARRIVED = ['ARRIVED', 'RELEASED', 'DELIVERED']

/** A shipment: its bills, and the goods as they are carried. */
export function documentedShipment(row: TenantRow<'shipments'>, document: ShipmentDocument): DocumentedRecord {
  const air = row.bizType === 'AE' || row.bizType === 'AI'
  const inland = row.bizType === 'IL'
  const number = row.shpNo === '' ? row.id : row.shpNo
  const happened = (code: string) => {
    const { actualDate, actualTime } = document.statusList?.find(({ eventCode }) => eventCode === code) ?? {}
    return actualDate === undefined ? row.createdAt : momentOf(actualDate, actualTime)
  }
  return {
    kind: 'shipment',
    id: row.id,
    createdAt: row.createdAt,
    consignment: {
      shipper: row.shprName,
      consignee: row.csgnName,
      from: document.origin ?? row.polName,
      to: document.destination ?? row.podName,
      numbers: filled([
        ['Job No.', row.jobNo],
        [air ? 'HAWB No.' : 'HBL No.', row.shpNo],
        [air ? 'MAWB No.' : 'MBL No.', row.masterNo],
        ['Ref No.', row.refNo],
        ['Vessel / Voyage', [document.vesselName, document.vesselVoyage].filter(Boolean).join(' / ')],
        ['Flight No.', document.fltNo],
      ]),
      goods: goodsOf(document.cargoItems),
    },
    transport: {
      title: air ? 'House air waybill' : inland ? 'Road waybill' : 'House bill of lading',
      type: air ? 'HAWB' : inland ? 'OTH' : 'HBL',
      number,
    },
    stage: {
      shipped: row.currentStatus === 'PICKUP' ? undefined : happened('PUP'),
      arrived: ARRIVED.includes(row.currentStatus) ? happened('ARR') : undefined,
      delivered: row.currentStatus === 'DELIVERED' ? happened('DLV') : undefined,
    },
  }
}

/** A customs file: its bills and its entry, and the goods in one line. */
export function documentedFile(row: TenantRow<'customsFiles'>): DocumentedRecord {
  const { header } = row.document
  const createdAt = momentOf(row.openedOn)
  return {
    kind: 'file',
    id: row.fileNo,
    createdAt,
    consignment: {
      shipper: row.shipperName,
      consignee: row.consigneeName,
      from: header.portLadingName ?? row.countryOfExportName,
      to: row.portOfEntryName,
      numbers: filled([
        ['File No.', row.fileNo],
        ['Entry No.', row.entryNo ?? undefined],
        ['Master Bill No.', row.masterBill],
        ['House Bill No.', row.houseBill],
        ['Cust. Ref.', row.custRefNo ?? undefined],
        ['Port of Entry', row.portOfEntry],
      ]),
      goods: [
        {
          description: header.descrOfGoods ?? '',
          pieces: header.totalPieces ?? 0,
          unit: header.totalPiecesUom ?? '',
          weight: header.grossWeight ?? 0,
          weightUnit: header.grossWeightUom ?? 'KG',
        },
      ],
    },
    transport: {
      title: 'House bill of lading',
      type: 'HBL',
      number: row.houseBill === '' ? row.fileNo : row.houseBill,
    },
    stage: {
      shipped: createdAt,
      arrived: row.releaseDate === null ? undefined : momentOf(row.arrivalDate ?? row.releaseDate),
      delivered: undefined,
    },
  }
}

/** The moment of a day, YYYYMMDD, and a time of it, HHmm, as if all clocks were those of UTC. */
function momentOf(day: string, time = '1200'): Date {
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2)}:00Z`)
}

function goodsOf(items: Schemas['CargoItem'][] = []): Goods {
  return items.map(({ description = '', itemPcs = 0, itemPcsUt = '', itemWgt = 0, itemWgtUt = 'KG' }) => ({
    description,
    pieces: itemPcs,
    unit: itemPcsUt,
    weight: itemWgt,
    weightUnit: itemWgtUt,
  }))
}

function filled(numbers: [name: string, value: string | undefined][]): [string, string][] {
  return numbers.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as [string, string]],
  )
}
