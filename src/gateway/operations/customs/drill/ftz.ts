import type { Schemas } from '../../../../contract/index.ts'
import type { Operations } from '../../../operation/operation.ts'
import { pages } from './pages.ts'
import type { Asked, DocumentOf } from './parts.ts'
import { childrenOf, only } from './parts.ts'

const BILL_PARTS = { ftzContainersList: 'FtzContainers' } as const
const LINE_PARTS = { additionalDescription: 'FtzCommodityDescriptions' } as const
const CONCURRENCE_PARTS = { ftzPttContainersList: 'FtzPttContainers', ftzPttRemarksList: 'FtzPttRemarks' } as const

/** Concurrence, transfer and arrival; the four levels of the conveyances to a zone (shipments §2). */
export const ftzOperations: Pick<
  Operations,
  'listFtzConcurrences' | 'listFtzConveyances' | 'listFtzBills' | 'listFtzLines'
> = {
  listFtzConcurrences: pages('FtzPttConcur', { sort: 'seqNo' }, (records, asked) =>
    records.map(({ document }) => only(document, CONCURRENCE_PARTS, asked)),
  ),
  listFtzConveyances: pages('FtzConveyance', { sort: 'conveyanceSeqNo' }, async (conveyances, asked, call) => {
    if (!asked('FtzShipmentId')) return conveyances.map(({ document }) => document)
    const billsOf = await childrenOf(call, 'FtzShipmentId', conveyances)
    return conveyances.map((conveyance) => ({
      ...conveyance.document,
      ftzShipmentIdList: billsOf(conveyance).map(({ document }) => bill(document, asked)),
    }))
  }),
  listFtzBills: pages(
    'FtzShipmentId',
    { sort: 'idSeqNo' },
    async (bills, asked, call): Promise<Schemas['FtzBill'][]> => {
      if (!asked('FtzLines')) return bills.map(({ document }) => bill(document, asked))
      const linesOf = await childrenOf(call, 'FtzLines', bills)
      return bills.map((record) => ({
        ...bill(record.document, asked),
        ftzLinesList: linesOf(record).map(({ document }) => only(document, LINE_PARTS, asked)),
      }))
    },
  ),
  listFtzLines: pages('FtzLines', { sort: 'lineNo' }, (lines, asked) =>
    lines.map(({ document }) => only(document, LINE_PARTS, asked)),
  ),
}

/** A bill as it is answered: its container numbers in one text in any case, the containers themselves when asked for. */
function bill(document: DocumentOf<'FtzShipmentId'>, asked: Asked): Schemas['FtzBill'] {
  const numbers = (document.ftzContainersList ?? []).map(({ noContainer }) => noContainer)
  return {
    ...only(document, BILL_PARTS, asked),
    ...(numbers.length > 0 ? { commaSeperatedContainers: numbers.join(',') } : {}),
  }
}
