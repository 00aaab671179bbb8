import type { ContainerRow, ShipmentDocument, ShipmentRow } from '../../store/tables/shipments.ts'
import type { CargoRequest } from '../cargo-request.ts'
import type { Routing } from './routing.ts'

/** The columns of a shipment: what lists show, filter and sort by. */
export function rowOf(
  document: ShipmentDocument,
  keys: Pick<ShipmentRow, 'tenantId' | 'id' | 'customerId' | 'createdAt'>,
  request: CargoRequest,
  { ports }: Routing,
): ShipmentRow {
  return {
    ...keys,
    bizType: request.bizType ?? 'SE',
    mode: document.bizType ?? 'Sea',
    currentStatus: document.currentStatus ?? '',
    jobId: document.createJobUnId ?? '',
    jobNo: document.jobNo ?? '',
    bookingNo: document.bookingNo ?? '',
    shpNo: document.shpNo ?? '',
    masterNo: document.masterNo ?? '',
    refNo: document.refNo ?? '',
    fileNo: document.fileNo ?? '',
    shipperCode: request.shipper ?? '',
    shprName: document.shprName ?? '',
    consigneeCode: request.consignee ?? '',
    csgnName: document.csgnName ?? '',
    notifyCode: request.notify ?? '',
    porName: document.porName ?? '',
    polCtry: ports?.pol.countryCode ?? '',
    polCity: ports?.pol.code ?? '',
    polName: document.polName ?? '',
    polEtdDate: document.polEtdDate ?? '',
    podCtry: ports?.pod.countryCode ?? '',
    podCity: ports?.pod.code ?? '',
    podName: document.podName ?? '',
    podEtaDate: document.podEtaDate ?? '',
    destName: document.destName ?? '',
    devryName: document.devryName ?? '',
    conCloseBy: document.conCloseBy ?? '',
    finCloseBy: document.finCloseBy ?? '',
  }
}

/** By which numbers the containers of a shipment are found. */
export function containerRowsOf(
  document: ShipmentDocument,
  { tenantId, id }: Pick<ShipmentRow, 'tenantId' | 'id'>,
): ContainerRow[] {
  return (document.containers ?? []).map(({ intContainerNo, containerNo = '', containerType = '' }, position) => ({
    tenantId,
    shipmentId: id,
    position,
    id: intContainerNo ?? null,
    containerNo,
    containerType,
  }))
}
