import type { Schemas } from '../../../src/contract/index.ts'
import type { Answered, Session, TestGateway } from './gateway.ts'

type List = Schemas['CustomsShipmentList']
type Row = Schemas['CustomsShipment']
type Filter = Schemas['CustomsShipmentFilter']

/** What a test asks of lists of customs files, as `customer` unless it says otherwise. */
export interface CustomsLists {
  /** The search as it answers. */
  ask(body: object, session?: Partial<Session>): Promise<Answered<List>>
  /** All that a search finds, whole. */
  search(body?: object, session?: Session): Promise<List>
  find(...filters: Filter[]): Promise<Row[]>
  /** What a slice of a widget lists. */
  listFor(
    dataFor: string,
    value: string,
    query?: Record<string, string | number>,
    session?: Partial<Session>,
  ): Promise<Answered<List>>
  /** The slices of a widget. */
  counts(countBy: string, session?: Session): Promise<Schemas['WidgetSlice'][]>
}

/** The lists of a gateway's customs files. A refusal where rows or slices are wanted is an error. */
export function customsLists(gateway: TestGateway, customer: Session): CustomsLists {
  const ask: CustomsLists['ask'] = (body, session = customer) =>
    gateway.call('searchCustomsShipments', { ...session, body })
  const search: CustomsLists['search'] = async (body = {}, session = customer) =>
    wanted(await ask({ shipmentSearchFilterList: [], pageIndex: -1, ...body }, session))
  return {
    ask,
    search,
    find: async (...shipmentSearchFilterList) => (await search({ shipmentSearchFilterList })).shipments,
    listFor: (dataFor, value, query = {}, session = customer) =>
      gateway.call('listCustomsShipmentsFor', {
        ...session,
        path: { dataFor },
        query: { value, pageIndex: -1, ...query },
      }),
    async counts(countBy, session = customer) {
      const asked = { ...session, query: { countBy } }
      return wanted(await gateway.call<Schemas['CustomsShipmentCounts']>('countCustomsShipments', asked))
        .pieChartWidgetDetails
    },
  }
}

function wanted<Body>({ status, body }: Answered<Body>): Body {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return body
}
