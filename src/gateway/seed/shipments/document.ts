import type { Schemas } from '../../../contract/index.ts'
import { cargoReference } from '../../store/numbers.ts'
import type { ShipmentDocument } from '../../store/tables/shipments.ts'
import type { CargoRequest } from '../cargo-request.ts'
import type { Random } from '../random.ts'
import { containersOf } from './containers.ts'
import type { Passing } from './journey.ts'
import { dateOf, eventsOf, passing, statusOf, timeOf } from './journey.ts'
import type { Stop } from './milestones.ts'
import { remarksOf } from './remarks.ts'
import type { Routing } from './routing.ts'

const DAY = 86_400_000

/** Numbers of a shipment; '' where it has none. */
export interface ShipmentNumbers {
  gShpId: string
  createJobUnId: string
  jobNo: string
  shpNo: string
  bookingNo: string
  fileNo: string
  refNo: string
  createOwnerId: string
}

export interface Making {
  request: CargoRequest
  routing: Routing
  journey: Passing[]
  created: number
  now: number
  numbers: ShipmentNumbers
  internalNo: () => string
}

/** A shipment as it stands now. */
export function documentOf(
  random: Random,
  { request, routing, journey, created, now, numbers, internalNo }: Making,
): ShipmentDocument {
  const { origin, destination, ports } = routing
  const places = placesOf(routing)
  const currentStatus = statusOf(journey, now)
  const departure = passing(journey, 'DEP')
  const arrival = passing(journey, 'ARR')
  const containers = containersOf(random, request, { journey, routing, places, status: currentStatus, now, internalNo })
  const remarks = remarksOf(random, journey, now)
  const { gShpId, ...known } = numbers
  const filled = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')) as Partial<typeof known>
  return {
    ...filled,
    // A master bill comes with the booking at the carrier, some weeks before departure.
    ...(departure.planned - now < 20 * DAY && { masterNo: routing.masterNo }),
    bizType: ports === undefined ? 'Inland' : request.bizType?.startsWith('S') ? 'Sea' : 'Air',
    currentStatus,
    status: currentStatus === 'PICKUP' ? 'In Progress' : currentStatus === 'DELIVERED' ? 'Completed' : 'Under Way',
    ...(request.serviceRequest !== undefined && { serviceRequest: request.serviceRequest }),
    shprName: routing.shipper.name,
    csgnName: routing.consignee.name,
    ...(request.notifyName !== undefined && { ntfyName: request.notifyName }),
    carrier: routing.carrier.name,
    ...routing.conveyance,
    origin: `${origin.name}, ${origin.countryCode}`,
    porName: origin.name,
    porEtdDate: dateOf(passing(journey, 'PUP').planned),
    ...(ports && { polName: ports.pol.name, podName: ports.pod.name }),
    polEtdDate: dateOf(departure.planned),
    podEtaDate: dateOf(arrival.planned),
    destination: `${destination.name}, ${destination.countryCode}`,
    destName: destination.name,
    devryName: deliveryPlace(routing),
    totPcs: request.bkPcs ?? 0,
    totPcsUt: request.bkPcsUt ?? 'CTN',
    totGWgt: request.bkgWgt ?? 0,
    totGWgtUt: request.bkgWgtUt ?? 'KG',
    statusList: [
      {
        eventCode: 'BKD',
        eventName: 'Booking confirmed',
        location: origin.name,
        estimatedDate: dateOf(created),
        estimatedTime: timeOf(created),
        actualDate: dateOf(created),
        actualTime: timeOf(created),
      },
      ...eventsOf(journey, places, now),
    ],
    ...(containers.length > 0 && { containers }),
    jobRoutes: routesOf(journey, routing, now),
    ...(remarks.length > 0 && { remarks }),
    cargoItems: (request.cargoItems ?? []).map((item) => ({
      ...item,
      itemUniqueRefNo: cargoReference(gShpId, item.id ?? ''),
    })),
    ...cartageOf(request, journey),
    ...closedBy(journey, now),
  }
}

function placesOf({ origin, destination, ports }: Routing): Record<Stop, string> {
  return {
    origin: origin.name,
    pol: ports?.pol.name ?? origin.name,
    hub: ports?.hub?.name ?? '',
    pod: ports?.pod.name ?? destination.name,
    destination: destination.name,
  }
}

/** The district of the consignee's warehouse, or its city. */
function deliveryPlace({ consignee }: Routing): string {
  return consignee.addresses.find(({ type }) => type === 'W')?.lines[1] ?? consignee.cityName
}

/** The legs: to the port, from port to port, from the port; the last ends with the delivery. */
function routesOf(journey: Passing[], { origin, destination, ports }: Routing, now: number): Schemas['JobRoute'][] {
  const leg = (to: { name: string; countryCode: string }, from: string, until: string): Schemas['JobRoute'] => {
    const start = passing(journey, from)
    const end = passing(journey, until)
    return {
      destCity: to.name,
      destCtry: to.countryCode,
      etdDate: dateOf(start.planned),
      etdTime: timeOf(start.planned),
      ...(start.happens <= now && { atdDate: dateOf(start.happens), atdTime: timeOf(start.happens) }),
      etaDate: dateOf(end.planned),
      etaTime: timeOf(end.planned),
      ...(end.happens <= now && { ataDate: dateOf(end.happens), ataTime: timeOf(end.happens) }),
    }
  }
  if (ports === undefined) return [leg(destination, 'DEP', 'ARR')]
  const { pol, pod, hub } = ports
  const reachesPort = journey.some(({ code }) => code === 'GTI') ? 'GTI' : 'RCS'
  const leaves = journey.some(({ code }) => code === 'OFD') ? 'OFD' : undefined
  return [
    ...(origin.code === pol.code ? [] : [leg(pol, 'PUP', reachesPort)]),
    ...(hub ? [leg(hub, 'DEP', 'TSA'), leg(pod, 'TSD', 'ARR')] : [leg(pod, 'DEP', 'ARR')]),
    ...(leaves === undefined || destination.code === pod.code ? [] : [leg(destination, leaves, 'DLV')]),
  ]
}

/** When and where the cargo is fetched and brought. */
function cartageOf({ pickupInfo, deliveryInfo }: CargoRequest, journey: Passing[]): ShipmentDocument {
  const pickup = passing(journey, 'PUP').planned
  const delivery = passing(journey, 'DLV').planned
  const stops = [pickupInfo?.collectFrom, pickupInfo?.deliverTo, deliveryInfo?.collectFrom, deliveryInfo?.deliverTo]
  const addresses = stops.flatMap((stop) =>
    stop?.partyType === undefined
      ? []
      : [{ partyType: stop.partyType, address: `${stop.fullName ?? ''}\n${stop.address ?? ''}` }],
  )
  return {
    pickupEnabled: pickupInfo?.required === 1,
    deliveryEnabled: deliveryInfo?.required === 1,
    pickupDeliveryInfo: {
      readyDate: dateOf(pickup),
      readyTimeFrom: pickupInfo?.fromTime ?? '0900',
      readyTimeTo: pickupInfo?.toTime ?? '1700',
      deliveryReadyDate: dateOf(delivery),
      deliveryReadyTimeFrom: '0900',
      deliveryReadyTimeTo: '1700',
    },
    ...(addresses.length > 0 && { pickupDeliveryAddresses: addresses }),
  }
}

/** The consol is closed ten days after the delivery, the account twenty days after it. */
function closedBy(journey: Passing[], now: number): Pick<ShipmentDocument, 'conCloseBy' | 'finCloseBy'> {
  const delivered = passing(journey, 'DLV').happens
  return {
    ...(now - delivered > 10 * DAY && { conCloseBy: 'OPERATIONS' }),
    ...(now - delivered > 20 * DAY && { finCloseBy: 'ACCOUNTS' }),
  }
}
