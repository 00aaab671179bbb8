import type { Schemas } from '../../src/contract/index.ts'
import type {
  CustomsDocuments,
  CustomsFileDocument,
  CustomsFileKey,
  CustomsResource,
  TenantRow,
} from '../../src/gateway/filling.ts'
import { CUSTOMS_KEYS, keyText } from '../../src/gateway/filling.ts'
import type { Copied } from './copies.ts'
import { COMPANY } from './world.ts'

type Moments = { estimatedAt?: string; actualAt?: string; updatedAt: string }
type Milestone = Omit<TenantRow<'customsMilestones'>, 'fileNo' | keyof Moments | 'webEnabled'> &
  Moments & { webEnabled?: boolean }
type Remark = Omit<TenantRow<'customsRemarks'>, 'fileNo' | 'updatedAt' | 'webEnabled' | 'confidential'> & {
  updatedAt: string
  webEnabled?: boolean
  confidential?: boolean
}

/** Records below a file by their resource; `keys` are those of CUSTOMS_KEYS that the record itself does not have. */
export type CustomsRecordsData = {
  [Resource in CustomsResource]?: (CustomsDocuments[Resource] & { keys?: Record<string, string> })[]
}

export interface CustomsFileData extends Copied, CustomsFileDocument {
  customerId?: string
  /** Codes of parties. */
  shipper: string
  consignee: string
  opened: string
  header: Schemas['CustomsFileHeader']
  milestones: Milestone[]
  remarks?: Remark[]
  records: CustomsRecordsData
}

const LISTS = [
  'mblDetails',
  'hblDetails',
  'containerDetails',
  'ultimateConsignees',
  'custRefs',
  'admissions',
  'brokerIts',
  'precedingEntrySummary',
  'warehouseWithdrawal',
] as const

/** A file, its columns taken out of its header: what lists show, filter and sort by. */
export function fileRow(file: CustomsFileData): TenantRow<'customsFiles'> {
  const { header, customerId = COMPANY, shipper, consignee, opened } = file
  return {
    fileNo: header.fileNo,
    kind: header.fileType ?? 'REGULAR',
    customerId,
    status: header.status ?? '',
    entryType: header.entryType ?? null,
    entryTypeDesc: header.entryTypeDesc ?? null,
    entryNo: header.entryNumber ?? null,
    shipperCode: shipper,
    shipperName: header.shipper ?? '',
    consigneeCode: consignee,
    consigneeName: header.consignee ?? '',
    custName: header.custName ?? '',
    custIrsNo: header.custIrsNo ?? '',
    custRefNo: header.custRefNo ?? null,
    countryOfExport: header.countryExport ?? '',
    countryOfExportName: header.countryExportName ?? '',
    mot: header.mot ?? '',
    motDesc: header.motDesc ?? '',
    portLading: header.portLading ?? null,
    portUnlading: header.portUnlading ?? '',
    portOfEntry: header.portEntry ?? '',
    portOfEntryName: header.portEntryName ?? '',
    houseBill: header.houseBill ?? '',
    masterBill: header.masterBill ?? '',
    openedOn: opened.slice(0, 10).replaceAll('-', ''),
    exportDate: header.exportDate ?? '',
    arrivalDate: header.arrivalDate ?? '',
    releaseDate: header.releaseDate ?? null,
    fdaStatus: header.fdaStatus ?? null,
    pgaStatus: header.pgaStatus ?? null,
    pga: header.pga ?? null,
    document: documentOf(file),
  }
}

/** All that the header call of a file can answer; a list that the data leave out is empty. */
function documentOf(file: CustomsFileData): CustomsFileDocument {
  const { header, isfHeader, inBondHeader } = file
  return {
    header,
    ...Object.fromEntries(LISTS.map((name) => [name, file[name] ?? []])),
    ...(isfHeader === undefined ? {} : { isfHeader }),
    ...(inBondHeader === undefined ? {} : { inBondHeader }),
  }
}

/** By which texts a file is found. */
export function keyRows(file: CustomsFileData): TenantRow<'customsFileKeys'>[] {
  const { header, mblDetails = [], hblDetails = [], containerDetails = [], custRefs = [], records } = file
  const values: Record<CustomsFileKey, (string | undefined)[]> = {
    fileNo: [header.fileNo],
    entryNo: [header.entryNumber],
    custIrsNo: [header.custIrsNo],
    hblNo: hblDetails.map(({ hblHawbNo }) => hblHawbNo),
    mblNo: mblDetails.map(({ mblMawbNo }) => mblMawbNo),
    noContainer: containerDetails.map(({ noContainer }) => noContainer),
    custRefNo: custRefs.map(({ custRefNo }) => custRefNo),
    ciNo: (records.CiHeader ?? []).map(({ ciNo }) => ciNo),
  }
  return (Object.keys(values) as CustomsFileKey[]).flatMap((name) =>
    [...new Set(values[name].flatMap((text) => (text === undefined ? [] : [keyText(text)])))].map((value) => {
      return { name, value, fileNo: header.fileNo }
    }),
  )
}

export function milestoneRows({ header, milestones }: CustomsFileData): TenantRow<'customsMilestones'>[] {
  return milestones.map(({ estimatedAt, actualAt, updatedAt, webEnabled = true, ...milestone }) => ({
    ...milestone,
    fileNo: header.fileNo,
    webEnabled,
    estimatedAt: estimatedAt === undefined ? null : new Date(estimatedAt),
    actualAt: actualAt === undefined ? null : new Date(actualAt),
    updatedAt: new Date(updatedAt),
  }))
}

export function remarkRows({ header, remarks = [] }: CustomsFileData): TenantRow<'customsRemarks'>[] {
  return remarks.map(({ webEnabled = true, confidential = false, updatedAt, ...remark }) => {
    return { ...remark, fileNo: header.fileNo, webEnabled, confidential, updatedAt: new Date(updatedAt) }
  })
}

/** The records of a file under their keys, in the order of the data. */
export function recordRows({ header: { fileNo }, records }: CustomsFileData): TenantRow<'customsRecords'>[] {
  const rows = (Object.keys(records) as CustomsResource[]).flatMap((resource) =>
    (records[resource] ?? []).map(({ keys = {}, ...document }) => {
      const own = document as Record<string, unknown>
      const [key1 = '', key2 = '', key3 = '', key4 = '', key5 = ''] = CUSTOMS_KEYS[resource].map((name) =>
        String(keys[name] ?? own[name] ?? ''),
      )
      return { resource, key1, key2, key3, key4, key5, document: document }
    }),
  )
  return rows.map((row, position) => ({ ...row, fileNo, position }))
}
