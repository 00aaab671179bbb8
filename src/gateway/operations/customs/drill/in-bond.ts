import type { Schemas } from '../../../../contract/index.ts'
import type { Operations } from '../../../operation/operation.ts'
import { pages } from './pages.ts'
import type { Asked, DocumentOf } from './parts.ts'
import { childrenOf, only } from './parts.ts'

const CONTAINER_PARTS = { marks: 'InBondMarks' } as const
const COMMODITY_PARTS = { cargoDesc: 'InBondDesc', pgFdaIbList: 'PgFdaIb' } as const
const FDA_PARTS = { pgFdaIbPartiesList: 'PgFdaIbParties', pgFdaIbComplianceList: 'PgFdaIbCompliance' } as const

/** Conveyances under bond, and the four levels of the bills: bills, one bill, a container, a commodity (shipments §2). */
export const inBondOperations: Pick<
  Operations,
  'listInBondConveyances' | 'listInBondBills' | 'listInBondContainers' | 'listInBondTariffs'
> = {
  listInBondConveyances: pages('InBondConveyance', { sort: 'conveyanceSeqNo' }),
  listInBondBills: pages('InBondShipmentId', { sort: 'idSeqNo' }, async (bills, asked, call) => {
    if (!asked('InBondContainers')) return bills.map(({ document }) => document)
    const containersOf = await childrenOf(call, 'InBondContainers', bills)
    return bills.map((bill) => ({
      ...bill.document,
      inBondContainersList: containersOf(bill).map(({ document }) => only(document, CONTAINER_PARTS, asked)),
    }))
  }),
  listInBondContainers: pages('InBondContainers', { sort: 'noContainer' }, async (containers, asked, call) => {
    const container = (document: DocumentOf<'InBondContainers'>) => only(document, CONTAINER_PARTS, asked)
    if (!asked('InBondTariff')) return containers.map(({ document }) => container(document))
    const commoditiesOf = await childrenOf(call, 'InBondTariff', containers)
    return containers.map((record) => ({
      ...container(record.document),
      inBondTariffList: commoditiesOf(record).map(({ document }) => commodity(document, asked)),
    }))
  }),
  listInBondTariffs: pages('InBondTariff', { sort: 'seqNo' }, (tariffs, asked) =>
    tariffs.map(({ document }) => commodity(document, asked)),
  ),
}

/** A commodity as it is answered: what is asked for, and the prior notice of its first FDA record. */
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
