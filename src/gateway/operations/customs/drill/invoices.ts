import type { Schemas } from '../../../../contract/index.ts'
import type { CustomsRecord } from '../../../store/customs-records.ts'
import type { Operations } from '../../operation.ts'
import { CUSTOMS_FILES } from '../../operation.ts'
import { agencyName } from './agencies.ts'
import type { DocumentOf, DrillCall } from './page.ts'
import { childrenOf, entitiesOf, only, pageOf } from './page.ts'
import { PGA_LISTS } from './pga-lists.ts'

const FEES = { ciLineFeesList: 'CiLineFees', ciPenaltyList: 'CiPenalty' } as const

/** The five levels of the commercial invoice: invoices, lines, one line, tariff classes, an agency's record (shipments §2). */
export const invoiceOperations: Pick<
  Operations,
  'listCommercialInvoices' | 'listCommercialInvoiceLines' | 'listTariffClasses' | 'listPgaRecords'
> = {
  listCommercialInvoices: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'CiHeader', 'ciNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      return { status: 200, body: { data: records.map(({ document }) => document), ...counts } }
    },
  },
  listCommercialInvoiceLines: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'CiLines', 'ciLineNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      const lineOf = (document: DocumentOf<'CiLines'>) => only(document, FEES, asked)
      if (!asked('CiTariffClass')) return { status: 200, body: { data: records.map(({ document }) => lineOf(document)), ...counts } }
      const classesOf = await childrenOf(call, 'CiTariffClass', records)
      const complete = await withAgencies(call, records.flatMap(classesOf))
      const data = records.map((line) => ({ ...lineOf(line.document), ciTariffClassList: classesOf(line).map(complete) }))
      return { status: 200, body: { data, ...counts } }
    },
  },
  listTariffClasses: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'CiTariffClass', 'tariffLineNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      return { status: 200, body: { data: records.map(await withAgencies(call, records)), ...counts } }
    },
  },
  listPgaRecords: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'PgEs')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      return { status: 200, body: { data: records.map(({ document }) => pgaRecord(document, asked)), ...counts } }
    },
  },
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
function pgaRecord(document: Schemas['PgaRecord'], asked: (entity: string) => boolean): Schemas['PgaRecord'] {
  return { ...only(document, PGA_LISTS, asked), agencyName: agencyName(document.pgAgencyCd) }
}
