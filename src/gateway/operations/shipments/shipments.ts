import { SHIPMENTS, shipmentViewer } from '../../operation/access.ts'
import type { Operations } from '../../operation/operation.ts'
import { badPage, maxResultsOf, pageOf } from '../../operation/paging.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import { documentOf } from '../documents/wire.ts'
import { criteriaOf, sortOf } from './criteria.ts'
import { listItemOf, shipmentOf } from './document.ts'
import { pinsOf, pinsOfRows } from './pins.ts'

/** Shipments on a page unless the call says otherwise (shipments §9). */
const PAGE_SIZE = 100

export const shipmentOperations: Pick<Operations, 'listShipments' | 'getShipment'> = {
  listShipments: {
    access: 'session',
    isLong: true,
    module: SHIPMENTS,
    async run({ input: { query = {} }, user, store, now }) {
      const page = pageOf(query.PageIndex, query.MaxResults ?? PAGE_SIZE)
      if (page === undefined) return badPage('PageIndex')
      const criteria = await criteriaOf(query, { user, parties: store.shipments, now })
      if (Array.isArray(criteria)) return invalid(criteria)
      const { rows, total } = await store.shipments.list(criteria, { ...page, sort: sortOf(query.Sort) })
      const pins = await pinsOfRows(store.favorites, user.userId, rows)
      const types = await store.documents.typesOf(
        'shipment',
        rows.map(({ id }) => id),
      )
      const data = rows.map((row) => listItemOf(row, pins, types.get(row.id) ?? []))
      return { status: 200, body: { data, totalRecords: total, maxResults: maxResultsOf(page, total) } }
    },
  },
  getShipment: {
    access: 'session',
    module: SHIPMENTS,
    async run({ input: { path }, user, store, now }) {
      const found = await store.shipments.find(path.id, shipmentViewer(user, now))
      if (found === undefined) return refuse('not-found')
      const documents = await store.documents.list({ kind: 'shipment', id: found.row.id })
      const pins = await pinsOf(store.favorites, user.userId, [found])
      const trackingLinks = await store.trackingLinks.count(found.row.id, now)
      const documentTypes = [...new Set(documents.flatMap(({ type }) => type ?? []))]
      return {
        status: 200,
        body: { ...shipmentOf(found, pins, documents.map(documentOf)), documentTypes, trackingLinks },
      }
    },
  },
}
