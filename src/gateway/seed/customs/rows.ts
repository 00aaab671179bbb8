import { keyText } from '../../store/customs-files.ts'
import type { CustomsFileKey, CustomsFileKeyRow, CustomsFileRow } from '../../store/tables/customs-files.ts'
import { entryTypeName, motName } from '../world/customs-codes.ts'
import { documentOf } from './document.ts'
import type { CustomsFileSeed } from './file-seed.ts'
import { dayOf, hasCome } from './file-seed.ts'
import { arrivalDay, countryName } from './header.ts'

/** A file as the store keeps it. */
export function fileRow(file: CustomsFileSeed): CustomsFileRow {
  const { tenantId, fileNo, kind, customerId, status, mot, shipper, importer, moments, now } = file
  return {
    tenantId,
    fileNo,
    kind,
    customerId,
    status,
    entryType: file.entryType ?? null,
    entryTypeDesc: file.entryType === undefined ? null : entryTypeName(file.entryType),
    entryNo: file.entryNumber ?? null,
    shipperCode: shipper.code,
    shipperName: shipper.name,
    consigneeCode: importer.code,
    consigneeName: importer.name,
    custName: importer.name,
    custIrsNo: importer.irsNo,
    custRefNo: file.orderNos[0] ?? null,
    countryOfExport: file.countryExport,
    countryOfExportName: countryName(file.countryExport),
    mot,
    motDesc: motName(mot),
    portLading: file.portLading?.code ?? null,
    portUnlading: file.portUnlading.code,
    portOfEntry: file.portEntry.code,
    portOfEntryName: file.portEntry.name,
    houseBill: file.bills[0]?.house ?? '',
    masterBill: file.bills[0]?.master ?? '',
    openedOn: dayOf(moments.opened),
    exportDate: dayOf(moments.exported),
    arrivalDate: arrivalDay(file),
    releaseDate: hasCome(moments.released, now) ? dayOf(moments.released) : null,
    fdaStatus: file.fdaStatus ?? null,
    pgaStatus: file.pgaStatus ?? null,
    pga: file.agencies.length === 0 ? null : file.agencies.join(','),
    document: documentOf(file),
  }
}

/** What a file is found by. */
export function keyRows(file: CustomsFileSeed): CustomsFileKeyRow[] {
  const { tenantId, fileNo } = file
  const values: Record<CustomsFileKey, (string | undefined)[]> = {
    fileNo: [fileNo],
    entryNo: [file.entryNumber],
    custIrsNo: [file.importer.irsNo],
    hblNo: file.bills.map(({ house }) => house),
    mblNo: file.bills.map(({ master }) => master),
    noContainer: file.containers.map(({ number }) => number),
    custRefNo: file.orderNos,
    ciNo: file.invoiceNos,
  }
  return Object.entries(values).flatMap(([name, texts]) =>
    [...new Set(texts.flatMap((text) => (text === undefined ? [] : [keyText(text)])))].map((value) => ({
      tenantId,
      name: name as CustomsFileKey,
      value,
      fileNo,
    })),
  )
}
