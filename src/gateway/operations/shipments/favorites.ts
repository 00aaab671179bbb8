import type { Schemas } from '../../../contract/index.ts'
import { SHIPMENTS, shipmentViewer } from '../../operation/access.ts'
import type { Operations } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import type { ContainerRow, ShipmentRow } from '../../store/tables/shipments.ts'
import { containerOf, saying } from './document.ts'
import { pinsOf } from './pins.ts'

export const favoriteOperations: Pick<Operations, 'listFavorites' | 'saveFavorite' | 'getFavoriteContainer'> = {
  listFavorites: {
    access: 'session',
    module: SHIPMENTS,
    async run({ user, store, now }) {
      const { shipments, containers } = await store.favorites.list(user.userId, shipmentViewer(user, now))
      if (shipments.length + containers.length === 0) return { status: 204, body: undefined }
      return {
        status: 200,
        body: {
          favorites: { shipments: shipments.map(favoriteShipment), containers: containers.map(favoriteContainer) },
        },
      }
    },
  },
  saveFavorite: {
    access: 'session',
    module: SHIPMENTS,
    async run({ input: { body }, user, store, now }) {
      const { favoriteType, favoriteRefId, isFavorite } = body
      // A pin of what is gone, or of what the user sees no longer, can still be taken away.
      if (!isFavorite && (await store.favorites.unpin(user.userId, favoriteType, favoriteRefId)))
        return { status: 200, body }
      if (!(await store.favorites.exists(favoriteType, favoriteRefId, shipmentViewer(user, now))))
        return refuse('not-found')
      const added = isFavorite && (await store.favorites.pin(user.userId, favoriteType, favoriteRefId, now))
      return { status: added ? 201 : 200, body }
    },
  },
  getFavoriteContainer: {
    access: 'session',
    module: SHIPMENTS,
    async run({ input: { path }, user, store, now }) {
      const found = await store.shipments.findByContainer(path.intContainerNo, shipmentViewer(user, now))
      const container = found && containerOf(found, await pinsOf(store.favorites, user.userId, [found]))
      return container === undefined ? { status: 204, body: undefined } : { status: 200, body: container }
    },
  },
}

function favoriteShipment(row: ShipmentRow): Schemas['FavoriteShipment'] {
  return {
    favoriteRefId: row.jobId,
    favoriteType: 'shipment',
    isFavorite: true,
    gShpId: row.id,
    bizType: row.mode,
    ...saying({
      jobNo: row.jobNo,
      bookingNo: row.bookingNo,
      shpNo: row.shpNo,
      masterNo: row.masterNo,
      currentStatus: row.currentStatus,
      polName: row.polName,
      podName: row.podName,
    }),
  }
}

function favoriteContainer({
  container,
  shipment,
}: {
  container: ContainerRow
  shipment: ShipmentRow
}): Schemas['FavoriteContainer'] {
  return {
    favoriteRefId: container.id ?? '',
    favoriteType: 'container',
    isFavorite: true,
    intContainerNo: container.id ?? '',
    containerNo: container.containerNo,
    containerType: container.containerType,
    ...saying({ shpNo: shipment.shpNo, jobNo: shipment.jobNo }),
  }
}
