import { networkOf, TRACKING_LINK } from '../../session/limits.ts'
import { addressedStore } from '../accounts/addressed-store.ts'
import type { Operations } from '../operation.ts'
import { SHIPMENTS } from '../operation.ts'
import { refuse } from '../reply.ts'
import { publicShipmentOf } from './document.ts'
import { track } from './tracking.ts'

/** Tracking by a link that anybody may hold (frame §2): a tenant that shows shipments, no user, no company. */
export const anonymousTrackingOperations: Pick<Operations, 'trackShipmentsAnonymously'> = {
  trackShipmentsAnonymously: {
    access: 'open',
    async run(call) {
      const { input, ip, now } = call
      const addressed = await addressedStore(call)
      if (addressed === undefined) return refuse('11003')
      const { tenant, store } = addressed
      if (!tenant.accessLevels[SHIPMENTS.tenant] || tenant.flavour !== SHIPMENTS.flavour) return refuse('forbidden')
      const wait = await store.attempts.take(TRACKING_LINK, networkOf(ip), now)
      if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
      const tracked = await track(input.query ?? {}, { shipments: store.shipments, customerId: undefined })
      if ('refused' in tracked) return tracked.refused
      const { found, totalRecords, maxResults } = tracked
      if (found.length === 0) return { status: 204, body: undefined }
      return { status: 200, body: { shipments: found.map(publicShipmentOf), totalRecords, maxResults } }
    },
  },
}
