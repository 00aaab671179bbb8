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
  /** Whether the transport document is made out already, whether the goods have arrived, and whether they are delivered. */
  stage: { shipped: boolean; arrived: boolean; delivered: boolean }
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
    stage: { shipped: false, arrived: false, delivered: false },
  }
}

const ARRIVED = ['ARRIVED', 'RELEASED', 'DELIVERED']

/** A shipment: its bills, and the goods as they are carried. */
export function documentedShipment(row: TenantRow<'shipments'>, document: ShipmentDocument): DocumentedRecord {
  const air = row.bizType === 'AE' || row.bizType === 'AI'
  const inland = row.bizType === 'IL'
  const number = row.shpNo === '' ? row.id : row.shpNo
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
      shipped: row.currentStatus !== 'PICKUP',
      arrived: ARRIVED.includes(row.currentStatus),
      delivered: row.currentStatus === 'DELIVERED',
    },
  }
}

/** A customs file: its bills and its entry, and the goods in one line. */
export function documentedFile(row: TenantRow<'customsFiles'>): DocumentedRecord {
  const { header } = row.document
  return {
    kind: 'file',
    id: row.fileNo,
    createdAt: new Date(`${row.openedOn.slice(0, 4)}-${row.openedOn.slice(4, 6)}-${row.openedOn.slice(6)}T12:00:00Z`),
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
    stage: { shipped: true, arrived: row.releaseDate !== null, delivered: false },
  }
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
