import type { Schemas } from '../../../contract/index.ts'
import { without } from '../../ground/without.ts'
import type { FullShipment } from '../../store/shipments/shipments.ts'
import type { ContainerRow, ShipmentRow } from '../../store/tables/shipments.ts'
import type { Pins } from './pins.ts'

/** The fields that hold a text: a column holds an empty one where the shipment has none. */
export function saying<Row extends Record<string, string>>(row: Row): Partial<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')) as Partial<Row>
}

/** A row of the list; `documentTypes` are those of its documents. */
export function listItemOf(row: ShipmentRow, pins: Pins, documentTypes: string[]): Schemas['ShipmentListItem'] {
  return {
    gShpId: row.id,
    ...saying({
      createJobUnId: row.jobId,
      shprName: row.shprName,
      csgnName: row.csgnName,
      jobNo: row.jobNo,
      bookingNo: row.bookingNo,
      currentStatus: row.currentStatus,
      shpNo: row.shpNo,
      masterNo: row.masterNo,
      refNo: row.refNo,
      porName: row.porName,
      polName: row.polName,
      polEtdDate: row.polEtdDate,
      podName: row.podName,
      podEtaDate: row.podEtaDate,
      firstEtaDate: row.firstEtaDate,
      destName: row.destName,
      devryName: row.devryName,
    }),
    bizType: row.mode,
    documentTypes,
    favoriteShp: pins.shipments.has(row.jobId),
  }
}

/** A whole shipment, as a user reads it: without confidential remarks. */
export function shipmentOf(
  { row, document }: FullShipment,
  pins: Pins,
  documents: Schemas['Document'][],
): Schemas['Shipment'] {
  const { containers, remarks, ...rest } = document
  return {
    ...rest,
    gShpId: row.id,
    favoriteShp: pins.shipments.has(row.jobId),
    ...(containers && { containers: containers.map((container) => pinnedContainer(container, pins)) }),
    ...(remarks && {
      remarks: remarks
        .filter(({ confidential }) => confidential !== true)
        .map((remark) => without(remark, 'confidential')),
    }),
    documents,
  }
}

/** A container of a shipment; undefined when the document does not hold it. */
export function containerOf({ document, container }: FullShipment & { container: ContainerRow }, pins: Pins) {
  const found = document.containers?.[container.position]
  return found && pinnedContainer(found, pins)
}

function pinnedContainer(container: Schemas['ShipmentContainer'], pins: Pins): Schemas['ShipmentContainer'] {
  return { ...container, favoriteCont: pins.containers.has(container.intContainerNo ?? '') }
}

const PUBLIC_FIELDS = [
  'shpNo',
  'masterNo',
  'jobNo',
  'bookingNo',
  'bizType',
  'currentStatus',
  'carrier',
  'fltNo',
  'vesselName',
  'vesselVoyage',
  'origin',
  'porName',
  'porEtdDate',
  'polName',
  'polEtdDate',
  'podName',
  'podEtaDate',
  'destination',
  'destName',
  'devryName',
  'jobRoutes',
] as const satisfies (keyof Schemas['Shipment'])[]

/** What anybody may see who knows a number: where the cargo is, not whose it is nor what. */
export function publicShipmentOf({ document }: FullShipment): Schemas['Shipment'] {
  const { statusList, containers } = document
  const open = Object.fromEntries(
    PUBLIC_FIELDS.filter((field) => field in document).map((field) => [field, document[field]]),
  )
  return {
    ...(open as Schemas['Shipment']),
    ...(statusList && { statusList: statusList.map((event) => without(event, 'remarks')) }),
    ...(containers && {
      containers: containers.map(({ containerNo, containerType, containerStatusList }) => ({
        ...(containerNo !== undefined && { containerNo }),
        ...(containerType !== undefined && { containerType }),
        ...(containerStatusList && {
          containerStatusList: containerStatusList.map((event) => without(event, 'remarks', 'ctnRemarks')),
        }),
      })),
    }),
  }
}
