import type { Schemas } from '../../../../contract/index.ts'
import type { Operations } from '../../../operation/operation.ts'
import type { CustomsRecord } from '../../../store/customs/records.ts'
import { pages } from './pages.ts'
import type { Asked, DocumentOf, DrillCall, Filters, Narrowing } from './parts.ts'
import { childrenOf, entitiesOf, only } from './parts.ts'

const FEES = { ciLineFeesList: 'CiLineFees', ciPenaltyList: 'CiPenalty' } as const

/** The five levels of the commercial invoice: invoices, lines, one line, tariff classes, an agency's record (shipments §2). */
export const invoiceOperations: Pick<
  Operations,
  'listCommercialInvoices' | 'listCommercialInvoiceLines' | 'listTariffClasses' | 'listPgaRecords'
> = {
  listCommercialInvoices: pages('CiHeader', { sort: 'ciNo' }),
  listCommercialInvoiceLines: pages(
    'CiLines',
    { sort: 'ciLineNo', narrowing: narrowedLines },
    async (lines, asked, call): Promise<Schemas['CommercialInvoiceLine'][]> => {
      const lineOf = (document: DocumentOf<'CiLines'>) => only(document, FEES, asked)
      if (!asked('CiTariffClass')) return lines.map(({ document }) => lineOf(document))
      const classesOf = await childrenOf(call, 'CiTariffClass', lines)
      const complete = await withAgencies(call, lines.flatMap(classesOf))
      return lines.map((line) => ({ ...lineOf(line.document), ciTariffClassList: classesOf(line).map(complete) }))
    },
  ),
  listTariffClasses: pages('CiTariffClass', { sort: 'tariffLineNo' }, async (classes, _asked, call) =>
    classes.map(await withAgencies(call, classes)),
  ),
  listPgaRecords: pages('PgEs', {}, (records, asked) => records.map(({ document }) => pgaRecord(document, asked))),
}

/** Lines by the beginning of a number, and by an agency or its answer in a record below them. */
function narrowedLines({ partNo, tariffNo, pgAgencyCd, dispositionCd, dispositionCdNot }: Filters): Narrowing {
  const is = given({ pgAgencyCd, dispositionCd })
  const isNot = given({ dispositionCd: dispositionCdNot })
  const isNarrowed = Object.keys({ ...is, ...isNot }).length > 0
  return { beginnings: given({ partNo, tariffNo }), ...(isNarrowed && { above: { resource: 'PgEs', is, isNot } }) }
}

/** The filters that have a value, as texts. */
function given(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]])),
  )
}

/** Makes tariff classes as they are answered: with the records of agencies when those are asked for, but without their lists. */
async function withAgencies(
  call: DrillCall,
  classes: CustomsRecord<'CiTariffClass'>[],
): Promise<(tariffClass: CustomsRecord<'CiTariffClass'>) => Schemas['TariffClass']> {
  if (!entitiesOf(call)('PgEs')) return ({ document }) => document
  const recordsOf = await childrenOf(call, 'PgEs', classes)
  return (tariffClass) => ({
    ...tariffClass.document,
    pgEsList: recordsOf(tariffClass).map(({ document }) => pgaRecord(document, () => false)),
  })
}

/** A record of an agency with the name of the agency, and those of its lists whose entities are asked for. */
function pgaRecord(document: Schemas['PgaRecord'], asked: Asked): Schemas['PgaRecord'] {
  return { ...only(document, PGA_LISTS, asked), agencyName: AGENCY_NAMES[document.pgAgencyCd] }
}

/** Name of each partner government agency, which every record of it carries (shipments §7). */
const AGENCY_NAMES: Record<Schemas['PgaAgency'], string> = {
  FDA: 'Food and Drug Administration',
  EPA: 'Environmental Protection Agency',
  NHTSA: 'National Highway Traffic Safety Administration',
  FSIS: 'Food Safety and Inspection Service',
  APHIS: 'Animal and Plant Health Inspection Service',
  AMS: 'Agricultural Marketing Service',
  DDTC: 'Directorate of Defense Trade Controls',
  NMFS: 'National Marine Fisheries Service',
  ATF: 'Bureau of Alcohol, Tobacco, Firearms and Explosives',
  TTB: 'Alcohol and Tobacco Tax and Trade Bureau',
  DEA: 'Drug Enforcement Administration',
  OMC: 'Office of Marine Conservation',
  FWS: 'Fish and Wildlife Service',
}

/** Lists of an agency's record and the entity each comes with (shipments §7); its type decides which a record has. */
const PGA_LISTS = {
  partiesList: 'PgParties',
  remarksList: 'PgRemarks',
  commoditiesList: 'PgCommodities',
  permitsList: 'PgPermits',
  componentsList: 'PgComponents',
  licensesList: 'PgLicenses',
  certificatesList: 'PgCertificates',
  lpcoPermitsList: 'PgLpcoPermits',
  idCodesList: 'PgIdCodes',
  complianceList: 'PgCompliance',
  packagingList: 'PgPackaging',
} as const
