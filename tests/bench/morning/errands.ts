import type { Schemas } from '../../../src/contract/index.ts'
import type { Read } from '../../../src/tools/load/visit.ts'

const LIST = '/secure/1/shipments/?MaxResults=100'
/** Records that are opened of a list, and lists that are asked for with filters of their own each time. */
const [OPENED, SEARCHED] = [8, 4]

/** Lists by what people filter and sort them by, and what a dashboard counts. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'a filtered list': [
    `${LIST}&shipper=TEA%20AND`,
    `${LIST}&bizType=IL&status=DELAYED`,
    `${LIST}&etaNoOfDaysAgo=7&etaNoOfDaysAhead=7`,
    `${LIST}&Sort=shprName`,
    `${LIST}&Sort=-currentStatus&PageIndex=2`,
  ],
  'other lists': ['/1/quotes/?CreateDateNoOfDaysAgo=60', '/1/booking-templates/', '/secure/1/containers/'],
  counts: [
    '/1/shipments-widget-metadata?countBy=podctry',
    '/1/shipments-widget-metadata?countBy=status&bizType=IL',
    '/1/shipments-widget-metadata?countBy=podetadate&etaNoOfDaysAhead=90',
    '/1/shipments-widget-metadata?countBy=exception',
  ],
  lookups: [
    '/1/countries',
    '/1/cities?CtryCode=JP',
    '/1/container-types',
    '/1/system-codes?Type=WT',
    '/1/system-codes?Type=JOBDOCTYPE',
    '/1/parties?LookupType=1&NeedAddresses=true',
    '/1/file-extensions',
  ],
}

/**
 * What one person asks besides: lists, counts, lookups, searches that nobody made before, records and their documents. `turn` tells
 * their visits apart.
 */
export async function errands(read: Read, turn: number): Promise<void> {
  for (const [step, addresses] of Object.entries(LISTS)) for (const address of addresses) await read(step, address)
  for (let search = 0; search < SEARCHED; search += 1) {
    const words = `N${String(turn)}-${String(search)}`
    await read('a search', `${LIST}&shipper=${words}`)
    await read('a search', `/1/parties?LookupType=2&Name=${words}`)
  }
  const page = await read<Schemas['ShipmentList']>('a page', `${LIST}&PageIndex=${String(1 + (turn % 2))}`)
  const opened = page?.data.slice(turn % 10, (turn % 10) + OPENED) ?? []
  for (const { gShpId } of opened) {
    const record = await read<Schemas['Shipment']>('a record', `/secure/1/shipments/${gShpId}`)
    const document = record?.documents?.find(({ source }) => source === 'CP')?.externalID
    if (document !== undefined) await read('a document', `/secure/1/docs/${document}?action=download`)
  }
}
