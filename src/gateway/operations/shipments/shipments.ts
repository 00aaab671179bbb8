import { visibleCompany } from '../bookings/visibility.ts'
import { documentOf } from '../documents/wire.ts'
import { MAX_RESULTS } from '../lists.ts'
import type { Operations } from '../operation.ts'
import { SHIPMENTS } from '../operation.ts'
import { invalid, refuse } from '../reply.ts'
import { criteriaOf, sortOf } from './criteria.ts'
import { listItemOf, shipmentOf } from './document.ts'
import { maxResultsOf, pageOf } from './page.ts'
import { pinsOf, pinsOfRows } from './pins.ts'
import { track } from './tracking.ts'

export const shipmentOperations: Pick<Operations, 'listShipments' | 'getShipment' | 'trackShipments'> = {
  listShipments: {
    access: 'session',
    module: SHIPMENTS,
    async run({ input: { query = {} }, user, store, now }) {
      const page = pageOf(query, MAX_RESULTS)
      if (Array.isArray(page)) return invalid(page)
      const criteria = await criteriaOf(query, { user, parties: store.shipments, now })
      if (Array.isArray(criteria)) return invalid(criteria)
      const { rows, total } = await store.shipments.list(criteria, { ...page, sort: sortOf(query.Sort) })
      const pins = await pinsOfRows(store.favorites, user.userId, rows)
      const data = rows.map((row) => listItemOf(row, pins))
      return { status: 200, body: { data, totalRecords: total, maxResults: maxResultsOf(query, page.limit, total) } }
    },
  },
  getShipment: {
    access: 'session',
    module: SHIPMENTS,
    async run({ input: { path }, user, store }) {
      const found = await store.shipments.find(path.id, visibleCompany(user))
      if (found === undefined) return refuse('not-found')
      const documents = await store.documents.list({ kind: 'shipment', id: found.row.id })
      return {
        status: 200,
        body: shipmentOf(found, await pinsOf(store.favorites, user.userId, [found]), documents.map(documentOf)),
      }
    },
  },
  trackShipments: {
    access: 'session',
    module: SHIPMENTS,
    async run({ input: { query = {} }, user, store }) {
      const tracked = await track(query, { shipments: store.shipments, customerId: visibleCompany(user) })
      if ('refused' in tracked) return tracked.refused
      const { found, totalRecords, maxResults } = tracked
      if (found.length === 0) return { status: 204, body: undefined }
      const pins = await pinsOf(store.favorites, user.userId, found)
      const documents = await store.documents.ofRecords(
        'shipment',
        found.map(({ row }) => row.id),
      )
      const shipments = found.map((one) => shipmentOf(one, pins, (documents.get(one.row.id) ?? []).map(documentOf)))
      return { status: 200, body: { shipments, totalRecords, maxResults } }
    },
  },
}
