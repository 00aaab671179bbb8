import type { Schemas } from '../../../src/contract/index.ts'
import { base64, pdf } from './files.ts'
import type { Answered, Session, TestGateway } from './gateway.ts'

type Reply = Schemas['DocumentsReply']
export type Shipment = Schemas['Shipment']

/** Calls about the documents of records, as tests of them need them. */
export interface DocumentCalls {
  save<Body = Reply>(session: Session, ...documents: object[]): Promise<Answered<Body>>
  download(session: Session, externalId?: string, query?: Record<string, string>): Promise<Answered<Buffer>>
  shipments(session: Session): Promise<Schemas['ShipmentListItem'][]>
  shipment(session: Session, id: string): Promise<Shipment>
  /** The first shipment of the list that fits; fails where there is none. */
  shipmentWith(session: Session, fits: (found: Shipment) => boolean): Promise<Shipment & { gShpId: string }>
}

export function documentCalls(gateway: TestGateway): DocumentCalls {
  const shipment: DocumentCalls['shipment'] = async (session, id) =>
    (await gateway.call<Shipment>('getShipment', { ...session, path: { id } })).body
  const shipments: DocumentCalls['shipments'] = async (session) =>
    (
      await gateway.call<Schemas['ShipmentList']>('listShipments', {
        ...session,
        query: { MaxResults: 100, PageIndex: -1 },
      })
    ).body.data
  return {
    save: (session, ...documents) => gateway.call('saveDocuments', { ...session, body: { documents } }),
    download: (session, externalId = '', query = { action: 'download' }) =>
      gateway.download('downloadDocument', { ...session, path: { externalId }, query }),
    shipments,
    shipment,
    async shipmentWith(session, fits) {
      for (const { gShpId } of await shipments(session)) {
        const found = await shipment(session, gShpId)
        if (fits(found)) return { ...found, gShpId }
      }
      throw new Error('There is no such shipment')
    },
  }
}

/** Whether a shipment's documents may be changed. */
export const isOpen = ({ conCloseBy, finCloseBy }: Shipment): boolean =>
  conCloseBy === undefined && finCloseBy === undefined

/** A new document of a record. */
export const added = (refKey: string, more: object = {}): object => ({
  refKey,
  docActionCode: 'A',
  name: 'Invoice 7781.pdf',
  type: 'CIV',
  description: 'Commercial invoice',
  fileData: base64(pdf('7781')),
  ...more,
})
