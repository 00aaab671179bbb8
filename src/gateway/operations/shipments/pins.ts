import type { Favorites } from '../../store/shipments/favorites.ts'
import type { FullShipment } from '../../store/shipments/shipments.ts'
import type { ShipmentRow } from '../../store/tables/shipments.ts'

/** What of a shipment's parts the user has pinned, by the ids under which they are pinned. */
export interface Pins {
  shipments: ReadonlySet<string>
  containers: ReadonlySet<string>
}

/** What of some rows of the list the user has pinned. */
export async function pinsOfRows(favorites: Favorites, userId: string, rows: ShipmentRow[]): Promise<Pins> {
  const jobs = rows.map(({ jobId }) => jobId).filter((jobId) => jobId !== '')
  return { shipments: await favorites.pinned(userId, 'shipment', jobs), containers: new Set() }
}

/** What of some shipments and their containers the user has pinned. */
export async function pinsOf(favorites: Favorites, userId: string, found: FullShipment[]): Promise<Pins> {
  const ids = found.flatMap(({ document }) =>
    (document.containers ?? []).flatMap(({ intContainerNo }) => intContainerNo ?? []),
  )
  const ofRows = await pinsOfRows(
    favorites,
    userId,
    found.map(({ row }) => row),
  )
  return { ...ofRows, containers: await favorites.pinned(userId, 'container', ids) }
}
