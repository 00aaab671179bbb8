import type { OperationInput, Schemas } from '../../../contract/index.ts'
import { beginningOf, dayFromNow } from '../../ground/days.ts'
import { SHIPMENTS, shipmentViewer } from '../../operation/access.ts'
import { spanOf } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import { badPage, maxResultsOf, pageOf } from '../../operation/paging.ts'
import { invalid } from '../../operation/refusals.ts'
import type { ContainerSort, FoundContainer } from '../../store/shipments/containers.ts'
import { emptyTexts, halfWindows, valuesOf } from './criteria.ts'
import { saying } from './document.ts'

type Query = NonNullable<OperationInput<'listContainers'>['query']>

/** Containers on a page unless the call says otherwise: as many as of shipments. */
const PAGE_SIZE = 100

export const containerOperations: Pick<Operations, 'listContainers'> = {
  listContainers: {
    access: 'session',
    isLong: true,
    module: SHIPMENTS,
    async run({ input: { query = {} }, user, store, now }) {
      const page = pageOf(query.PageIndex, query.MaxResults ?? PAGE_SIZE)
      if (page === undefined) return badPage('PageIndex')
      const { containerNo, status, lastFreeNoOfDaysAgo: ago, lastFreeNoOfDaysAhead: ahead } = query
      const errors = [
        ...halfWindows(query, [['lastFreeNoOfDaysAgo', 'lastFreeNoOfDaysAhead']]),
        ...emptyTexts({ containerNo, status }, [], ['containerNo', 'status']),
      ]
      if (errors.length > 0) return invalid(errors)
      const { asOf = dayFromNow(now, 0) } = query
      const criteria = {
        ...shipmentViewer(user, now),
        containerNos: valuesOf(containerNo),
        statuses: valuesOf(status),
        lastFree: spanOf(undefined, ago, ahead, beginningOf(asOf)),
      }
      const { found, total } = await store.containers.list(criteria, { ...page, sort: sortOf(query.Sort) })
      const body = { data: found.map(rowOf), totalRecords: total, maxResults: maxResultsOf(page, total) }
      return { status: 200, body }
    },
  },
}

/** The order that `Sort` asks for; the contract knows only fields that can be sorted. */
function sortOf(sort: Query['Sort']): ContainerSort | undefined {
  if (sort === undefined) return undefined
  const descending = sort.startsWith('-')
  return { by: sort.slice(descending ? 1 : 0) as ContainerSort['by'], descending }
}

function rowOf({ container, shipment, vessel }: FoundContainer): Schemas['ContainerListItem'] {
  return {
    id: `${shipment.id}-${String(container.position)}`,
    gShpId: shipment.id,
    ...saying({
      intContainerNo: container.id ?? '',
      containerNo: container.containerNo,
      containerType: container.containerType,
      lastFreeDate: container.lastFreeDate,
      currentStatus: shipment.currentStatus,
      vesselName: vessel.vesselName ?? '',
      vesselVoyage: vessel.vesselVoyage ?? '',
      podName: shipment.podName,
      podEtaDate: shipment.podEtaDate,
      csgnName: shipment.csgnName,
      shpNo: shipment.shpNo,
      masterNo: shipment.masterNo,
      refNo: shipment.refNo,
    }),
  }
}
