import type { Schemas } from '../../../contract/index.ts'
import { filledOnly } from '../../operation/lists.ts'
import type { CustomsFileSummary, CustomsSortColumn } from '../../store/customs/files.ts'

type Row = Schemas['CustomsShipment']
type Entity = Schemas['CustomsListEntity']

/** The fields of a row that an entity fills; the others are the header's. */
const ENTITY_FIELDS: Record<Entity, readonly (keyof Row)[]> = {
  ShipmentHeaderAux: ['custIrsNo', 'custName'],
  UltimateConsignee: ['consigneeName'],
  ShipmentId: ['houseBill', 'masterBill'],
  Container: [],
  ShipmentDates: ['exportDate', 'arrivalDate', 'releaseDate'],
  CustRefXRef: ['custRefNo'],
  PgEs: ['fdaStatus', 'pgaStatus', 'pga'],
}

/** A row of the list, filled from the header and the entities asked for; from all of them without any. */
export function rowOf(file: CustomsFileSummary, entities: readonly Entity[] | undefined): Row {
  const row: Row = {
    fileNo: file.fileNo,
    fileType: file.kind,
    ...filledOnly({
      entryNo: file.entryNo,
      status: file.status,
      shipperName: file.shipperName,
      consigneeName: file.consigneeName,
      arrivalDate: file.arrivalDate,
      countryOfExport: file.countryOfExport,
      countryOfExportName: file.countryOfExportName,
      custIrsNo: file.custIrsNo,
      custName: file.custName,
      custRefNo: file.custRefNo,
      exportDate: file.exportDate,
      houseBill: file.houseBill,
      masterBill: file.masterBill,
      mot: file.mot,
      motDesc: file.motDesc,
      entryType: file.entryType,
      portOfEntry: file.portOfEntry,
      portOfEntryName: file.portOfEntryName,
      releaseDate: file.releaseDate,
      fdaStatus: file.fdaStatus,
      pgaStatus: file.pgaStatus,
      pga: file.pga,
    }),
  }
  if (entities === undefined) return row
  for (const [entity, fields] of Object.entries(ENTITY_FIELDS)) {
    if (!entities.includes(entity as Entity)) for (const field of fields) delete row[field]
  }
  return row
}

/** The column that a sorting of the contract names; by file number without one. */
export function sortingOf(sort: Schemas['CustomsShipmentSort'] = 'fileNo'): {
  column: CustomsSortColumn
  descending: boolean
} {
  const descending = sort.startsWith('-')
  return { column: (descending ? sort.slice(1) : sort) as CustomsSortColumn, descending }
}
