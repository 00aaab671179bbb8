import type { Schemas } from '../../../../contract/index.ts'
import type { Operations } from '../../operation.ts'
import { CUSTOMS_FILES } from '../../operation.ts'
import type { DocumentOf } from './page.ts'
import { childrenOf, entitiesOf, only, pageOf } from './page.ts'

const BILL_PARTS = { ftzContainersList: 'FtzContainers' } as const
const LINE_PARTS = { additionalDescription: 'FtzCommodityDescriptions' } as const
const CONCURRENCE_PARTS = { ftzPttContainersList: 'FtzPttContainers', ftzPttRemarksList: 'FtzPttRemarks' } as const

type Asked = (entity: string) => boolean

/** Concurrence, transfer and arrival; the four levels of the conveyances to a zone (shipments §2). */
export const ftzOperations: Pick<Operations, 'listFtzConcurrences' | 'listFtzConveyances' | 'listFtzBills' | 'listFtzLines'> = {
  listFtzConcurrences: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'FtzPttConcur', 'seqNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      return { status: 200, body: { data: records.map(({ document }) => only(document, CONCURRENCE_PARTS, asked)), ...counts } }
    },
  },
  listFtzConveyances: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'FtzConveyance', 'conveyanceSeqNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      if (!asked('FtzShipmentId')) return { status: 200, body: { data: records.map(({ document }) => document), ...counts } }
      const billsOf = await childrenOf(call, 'FtzShipmentId', records)
      const data = records.map((conveyance) => ({
        ...conveyance.document,
        ftzShipmentIdList: billsOf(conveyance).map(({ document }) => bill(document, asked)),
      }))
      return { status: 200, body: { data, ...counts } }
    },
  },
  listFtzBills: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'FtzShipmentId', 'idSeqNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      if (!asked('FtzLines')) return { status: 200, body: { data: records.map(({ document }) => bill(document, asked)), ...counts } }
      const linesOf = await childrenOf(call, 'FtzLines', records)
      const data = records.map((record) => ({
        ...bill(record.document, asked),
        ftzLinesList: linesOf(record).map(({ document }) => only(document, LINE_PARTS, asked)),
      }))
      return { status: 200, body: { data, ...counts } }
    },
  },
  listFtzLines: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run(call) {
      const page = await pageOf(call, 'FtzLines', 'lineNo')
      if ('problem' in page) return page
      const { records, ...counts } = page
      const asked = entitiesOf(call)
      return { status: 200, body: { data: records.map(({ document }) => only(document, LINE_PARTS, asked)), ...counts } }
    },
  },
}

/** A bill as it is answered: its container numbers in one text in any case, the containers themselves when asked for. */
function bill(document: DocumentOf<'FtzShipmentId'>, asked: Asked): Schemas['FtzBill'] {
  const numbers = (document.ftzContainersList ?? []).map(({ noContainer }) => noContainer)
  return { ...only(document, BILL_PARTS, asked), ...(numbers.length > 0 ? { commaSeperatedContainers: numbers.join(',') } : {}) }
}
