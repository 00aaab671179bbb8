import type { Schemas } from '../../../../contract/index.ts'
import type { Operations } from '../../operation.ts'
import { CUSTOMS_FILES } from '../../operation.ts'
import type { DocumentOf } from './page.ts'
import { childrenOf, entitiesOf, only, pageOf } from './page.ts'

const CONTAINER_PARTS = { marks: 'InBondMarks' } as const
const COMMODITY_PARTS = { cargoDesc: 'InBondDesc', pgFdaIbList: 'PgFdaIb' } as const
const FDA_PARTS = { pgFdaIbPartiesList: 'PgFdaIbParties', pgFdaIbComplianceList: 'PgFdaIbCompliance' } as const

type Asked = (entity: string) => boolean

/** Conveyances under bond, and the four levels of the bills: bills, one bill, a container, a commodity (shipments §2). */
export const inBondOperations: Pick<
  Operations,
  'listInBondConveyances' | 'listInBondBills' | 'listInBondContainers' | 'listInBondTariffs'
> = {
  listInBondConveyances: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'InBondConveyance', 'conveyanceSeqNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      return { status: 200, body: { data: records.map(({ document }) => document), ...counts } }
    },
  },
  listInBondBills: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'InBondShipmentId', 'idSeqNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      if (!asked('InBondContainers')) return { status: 200, body: { data: records.map(({ document }) => document), ...counts } }
      const containersOf = await childrenOf(call, 'InBondContainers', records)
      const data = records.map((bill) => ({
        ...bill.document,
        inBondContainersList: containersOf(bill).map(({ document }) => only(document, CONTAINER_PARTS, asked)),
      }))
      return { status: 200, body: { data, ...counts } }
    },
  },
  listInBondContainers: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'InBondContainers', 'noContainer')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      const container = (document: DocumentOf<'InBondContainers'>) => only(document, CONTAINER_PARTS, asked)
      if (!asked('InBondTariff')) return { status: 200, body: { data: records.map(({ document }) => container(document)), ...counts } }
      const commoditiesOf = await childrenOf(call, 'InBondTariff', records)
      const data = records.map((record) => ({
        ...container(record.document),
        inBondTariffList: commoditiesOf(record).map(({ document }) => commodity(document, asked)),
      }))
      return { status: 200, body: { data, ...counts } }
    },
  },
  listInBondTariffs: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'InBondTariff', 'seqNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      return { status: 200, body: { data: records.map(({ document }) => commodity(document, asked)), ...counts } }
    },
  },
}

/** A commodity as it is answered: what is asked for, and the prior notice said by its first record of the FDA. */
function commodity(document: DocumentOf<'InBondTariff'>, asked: Asked): Schemas['InBondTariff'] {
  const { pgFdaIbList, ...rest } = only(document, COMMODITY_PARTS, asked)
  if (pgFdaIbList === undefined) return rest
  const records = pgFdaIbList.map((record) => only(record, FDA_PARTS, asked))
  const [first] = records
  return { ...rest, ...(first === undefined ? {} : { priorNotice: priorNoticeOf(first) }), pgFdaIbList: records }
}

function priorNoticeOf({
  productCode,
  productDesc,
  priorNoticeConfirmationNo,
  pgFdaIbComplianceList: affirmations,
}: Schemas['InBondFdaRecord']): Schemas['PriorNotice'] {
  return {
    ...(productCode === undefined ? {} : { productCode }),
    ...(productDesc === undefined ? {} : { productDesc }),
    ...(priorNoticeConfirmationNo === undefined ? {} : { priorNoticeConfirmationNo }),
    ...(affirmations === undefined
      ? {}
      : {
          affirmationOfCompliance: affirmations.map(({ complianceCd }) => complianceCd).join(','),
          complianceQualifier: affirmations.map(({ complianceQualifier = '' }) => complianceQualifier).join(','),
        }),
  }
}
