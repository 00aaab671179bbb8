import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import type { Request } from './contract.ts'
import { bodyOf, exampleRequest, resolved } from './contract.ts'
import { filesOf } from './customs.ts'
import type { Session, TestGateway } from './gateway.ts'

/** Records that one session sees and another does not, by what they are called by. */
export interface ForeignIds {
  booking: string
  quote: string
  template: string
  shipment: Schemas['ShipmentList']['data'][number]
  container: string
  containerNo: string
  document: string
  fileNo: string
  customsDocument: string
  owner: string
}

/** What the owner sees and the stranger does not, of a forwarder (with documents and containers) and of a broker. */
export async function foreignIds(
  gateway: TestGateway,
  forwarding: { owner: Session; stranger: Session },
  customs: { owner: Session; stranger: Session },
): Promise<ForeignIds> {
  const unseen = async (id: OperationId, query: Record<string, number> = {}) => {
    const rows = async (session: Session) =>
      (await gateway.call<{ data: { unId: string; gShpId: string }[] }>(id, { ...session, query })).body.data
    const known = new Set((await rows(forwarding.stranger)).map(({ unId, gShpId }) => `${unId} ${gShpId}`))
    return (await rows(forwarding.owner)).filter(({ unId, gShpId }) => !known.has(`${unId} ${gShpId}`))
  }
  const shipments = (await unseen('listShipments', {
    MaxResults: 100,
    PageIndex: 1,
  })) as unknown as Schemas['ShipmentList']['data']
  let found: Pick<ForeignIds, 'shipment' | 'container' | 'containerNo' | 'document'> | undefined
  for (const shipment of shipments) {
    const { body } = await gateway.call<Schemas['Shipment']>('getShipment', {
      ...forwarding.owner,
      path: { id: shipment.gShpId },
    })
    const document = body.documents?.find(({ type, source }) => type !== 'EXD' && source === 'CP')?.externalID
    const container = body.containers?.find(({ intContainerNo }) => intContainerNo !== undefined)
    const { intContainerNo, containerNo = '' } = container ?? {}
    if (document === undefined || intContainerNo === undefined) continue
    found = { shipment, container: intContainerNo, containerNo, document }
    break
  }
  if (found === undefined) throw new Error('No shipment that is foreign has documents and containers')
  const known = new Set((await filesOf(gateway, customs.stranger, 'REGULAR')).map(({ fileNo }) => fileNo))
  for (const { fileNo } of await filesOf(gateway, customs.owner, 'REGULAR')) {
    if (known.has(fileNo)) continue
    const { body } = await gateway.call<Schemas['CustomsDocumentList']>('listCustomsDocuments', {
      ...customs.owner,
      path: { fileNo },
      body: {},
    })
    const customsDocument = body.documentList.find(({ source }) => source === 'CP')?.documentId
    if (customsDocument === undefined) continue
    const [booking, quote, template] = [
      await unseen('listBookings'),
      await unseen('listQuotes'),
      await unseen('listTemplates'),
    ].map(([row]) => row?.unId)
    if (booking === undefined || quote === undefined || template === undefined)
      throw new Error('Of bookings, quotes or templates none is foreign')
    return { ...found, fileNo, customsDocument, booking, quote, template, owner: forwarding.owner.tenant }
  }
  throw new Error('No file that is foreign has documents')
}

/** A request of each operation that asks for, or changes, what is foreign; of the others as the contract shows it. */
export function requestFor(
  id: OperationId,
  { booking, quote, template, shipment, container, containerNo, document, fileNo, customsDocument, owner }: ForeignIds,
): Request {
  const shown = exampleRequest(id)
  const numbers = { ShpNos: shipment.shpNo ?? '', MaxResults: '100', PageIndex: '-1', Fields: '*' }
  const content = 'JVBERi0xLjQK'
  const own: { [Id in OperationId]?: Partial<Request> } = {
    getBooking: { path: { id: booking } },
    saveBooking: { body: { bookStatus: 'D', bizType: 'SE', unId: booking, commodity: 'Taken over' } },
    getQuote: { path: { id: quote }, query: {} },
    saveQuote: { body: { ...(shown.body as object), funcCode: '5', unId: quote, comm: 'Taken over' } },
    getTemplate: { path: { id: template } },
    saveTemplate: { body: { ...(shown.body as object), funcCode: '5', unId: template, templateName: 'Taken over' } },
    getShipment: { path: { id: shipment.gShpId } },
    makeTrackingLink: { path: { id: shipment.gShpId } },
    endTrackingLinks: { path: { id: shipment.gShpId } },
    listShipments: { query: { MaxResults: '100', PageIndex: '1', shpNos: shipment.shpNo ?? '' } },
    listContainers: { query: { MaxResults: '100', PageIndex: '1', containerNo } },
    trackShipments: { query: numbers },
    trackShipmentsAnonymously: { query: numbers },
    saveFavorite: { body: { favoriteRefId: container, favoriteType: 'container', isFavorite: true } },
    getFavoriteContainer: { path: { intContainerNo: container } },
    saveDocuments: {
      body: {
        documents: [
          { refKey: shipment.gShpId, docActionCode: 'A', type: 'CIV', name: 'Slipped in.pdf', fileData: content },
          { refKey: shipment.gShpId, docActionCode: 'D', externalId: document },
        ],
      },
    },
    downloadDocument: { path: { externalId: document } },
    getCustomsDocument: { path: { documentId: customsDocument } },
    findCustomsDocument: { query: { value: customsDocument } },
    saveCustomsDocuments: {
      body: {
        fileNo,
        documentList: [
          { type: 'PKL', fileName: 'Slipped in.pdf', documentType: 'pdf', action: 'new', documentData: content },
        ],
      },
    },
    searchCustomsShipments: {
      body: {
        shipmentSearchFilterList: [{ entityName: 'ShipmentHeader', fieldName: 'fileNo', fromValue: fileNo }],
        additionalFilters: { fileType: 'REGULAR' },
        pageIndex: -1,
      },
    },
    saveWidgetPreferences: { body: { ...(shown.body as object), tenant: owner } },
    recordUsage: { body: { ...(shown.body as object), tenant: owner } },
  }
  const below = operations[id].path.includes('{fileNo}')
    ? { path: { fileNo }, body: needsFilters(id) ? shown.body : {} }
    : {}
  return { ...shown, ...below, ...own[id] }
}

/** Whether a list below a file is asked for by its parent's number only. */
function needsFilters(id: OperationId): boolean {
  const { required = [] } = resolved(bodyOf(id)?.schema ?? {}) as { required?: string[] }
  return required.includes('additionalFilters')
}
