import { SHIPMENTS, shipmentViewer } from '../../operation/access.ts'
import type { Operations } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import { eventOf } from '../../operation/trail.ts'
import { linkToken, tokenHash } from '../../session/tokens.ts'

const DAY_MS = 24 * 60 * 60_000

/** Links that show a shipment without a sign-in to whoever has them: made and ended by those who see the shipment. */
export const linkOperations: Pick<Operations, 'makeTrackingLink' | 'endTrackingLinks'> = {
  makeTrackingLink: {
    access: 'session',
    module: SHIPMENTS,
    async run(call) {
      const { input, user, tenant, store, now } = call
      const found = await store.shipments.find(input.path.id, shipmentViewer(user, now))
      if (found === undefined) return refuse('not-found')
      const shipmentId = found.row.id
      const token = linkToken()
      const expiresAt = new Date(now.getTime() + tenant.trackingLinks.days * DAY_MS)
      await store.transaction(async (tx) => {
        await tx.trackingLinks.add({ shipmentId, tokenHash: tokenHash(token), madeAt: now, expiresAt })
        await tx.trail.note(eventOf(call, { event: 'linkMade', kind: 'shipment', id: shipmentId }))
      })
      return { status: 201, body: { token, expiresAt: expiresAt.toISOString() } }
    },
  },
  endTrackingLinks: {
    access: 'session',
    module: SHIPMENTS,
    async run(call) {
      const { input, user, store, now } = call
      const found = await store.shipments.find(input.path.id, shipmentViewer(user, now))
      if (found === undefined) return refuse('not-found')
      const shipmentId = found.row.id
      await store.transaction(async (tx) => {
        if ((await tx.trackingLinks.removeAll(shipmentId)) === 0) return
        await tx.trail.note(eventOf(call, { event: 'linksEnded', kind: 'shipment', id: shipmentId }))
      })
      return { status: 204, body: undefined }
    },
  },
}
