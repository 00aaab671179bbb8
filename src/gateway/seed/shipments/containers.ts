import type { Schemas } from '../../../contract/index.ts'
import type { CargoRequest } from '../cargo-request.ts'
import type { Random } from '../random.ts'
import { SHIPPING_LINES } from '../world/carriers.ts'
import { containerNumber } from '../world/check-digits.ts'
import type { Passing } from './journey.ts'
import { dateOf, passing, timeOf } from './journey.ts'
import type { Stop } from './milestones.ts'
import type { Routing } from './routing.ts'

type Container = Schemas['ShipmentContainer']

const HOUR = 3_600_000
/** Cubic metres that go in, kilograms that go in, kilograms when empty; by ISO 6346 size and type. */
const SIZES: Record<string, { volume: number; payload: number; tare: number }> = {
  '22G1': { volume: 30, payload: 21_000, tare: 2_230 },
  '42G1': { volume: 60, payload: 24_000, tare: 3_740 },
  '45G1': { volume: 70, payload: 24_000, tare: 3_900 },
  '22R1': { volume: 26, payload: 21_000, tare: 2_980 },
  '45R1': { volume: 62, payload: 24_000, tare: 4_640 },
}
const CHILLED = /apples|grapes|mandarins|roses|frozen/i
/** Inland shipments that move in a sea container, from or to a port. */
const DRAYAGE = 0.3

export interface Loading {
  journey: Passing[]
  routing: Routing
  places: Record<Stop, string>
  status: string
  now: number
  /** Gives the next internal number. */
  internalNo: () => string
}

/** The containers of a shipment: their pieces and weights add up to those of the cargo. Air freight has none. */
export function containersOf(random: Random, request: CargoRequest, loading: Loading): Container[] {
  const { bizType, commodity = '' } = request
  if (bizType === 'AE' || bizType === 'AI' || (bizType === 'IL' && !random.chance(DRAYAGE))) return []
  const shared = request.shipmentType === 'LCL' && (request.bkgVol ?? 0) < 25 && (request.bkgWgt ?? 0) < 12_000
  const type = CHILLED.test(commodity)
    ? random.pick(['22R1', '45R1'])
    : shared
      ? '45G1'
      : random.pick(['22G1', '42G1', '45G1'])
  const number = shared ? 1 : neededOf(type, request)
  const owner = 'owner' in loading.routing.carrier ? loading.routing.carrier.owner : random.pick(SHIPPING_LINES).owner
  return Array.from({ length: number }, (_, index) => {
    const containerItemList = shareOf(request.cargoItems ?? [], index, number)
    const totWgt = rounded(containerItemList.reduce((sum, { ctnItemTotWgt = 0 }) => sum + ctnItemTotWgt, 0))
    const registered = !shared || loading.status !== 'PICKUP'
    return {
      ...(registered ? { intContainerNo: loading.internalNo() } : {}),
      containerNo: containerNumber(owner, random.between(100_000, 999_999)),
      containerType: type,
      ...(loading.status === 'PICKUP' ? {} : { containerSealNo1: `SL${random.between(1_000_000, 9_999_999)}` }),
      totPcs: containerItemList.reduce((sum, { ctnItemTotPcs = 0 }) => sum + ctnItemTotPcs, 0),
      totPcsUt: request.bkPcsUt ?? 'CTN',
      totWgt,
      totWgtUt: 'KG',
      totGrossWgt: rounded(totWgt + (SIZES[type]?.tare ?? 0)),
      containerItemList,
      ...tracesOf(random, loading),
    }
  })
}

/** As many containers as the cargo fills, and none of them empty. */
function neededOf(type: string, { bkgVol = 0, bkgWgt = 0, cargoItems = [] }: CargoRequest): number {
  const { volume = 30, payload = 21_000 } = SIZES[type] ?? {}
  const most = Math.max(1, ...cargoItems.map(({ itemPcs = 1 }) => itemPcs))
  return Math.min(most, Math.max(1, Math.ceil(bkgVol / volume), Math.ceil(bkgWgt / payload)))
}

/** What of each line of cargo goes into one of the containers: pieces are not cut. */
function shareOf(items: Schemas['CargoItem'][], index: number, number: number): Schemas['ContainerItem'][] {
  return items.flatMap(({ description = '', itemPcs = 0, itemPcsUt = 'CTN', itemWgt = 0, itemVol = 0 }) => {
    const pieces = Math.floor(itemPcs / number) + (index < itemPcs % number ? 1 : 0)
    if (pieces === 0) return []
    return [
      {
        ctnItemCargoDescription: description,
        ctnItemTotPcs: pieces,
        ctnItemTotPcsUt: itemPcsUt,
        ctnItemTotWgt: rounded((itemWgt / itemPcs) * pieces),
        ctnItemTotWgtUt: 'KG',
        ctnItemTotVol: rounded((itemVol / itemPcs) * pieces),
        ctnItemTotVolUt: 'CBM',
      },
    ]
  })
}

interface Trace {
  code: string
  name: string
  place: Stop
  /** The milestone of the shipment it goes with, and hours after it. */
  with: string
  after: number
}

const BY_SEA: readonly Trace[] = [
  { code: 'EMO', name: 'Empty container released', place: 'pol', with: 'PUP', after: -5 },
  { code: 'GTI', name: 'Gate in', place: 'pol', with: 'GTI', after: 0 },
  { code: 'LOD', name: 'Loaded on board', place: 'pol', with: 'LOD', after: 0 },
  { code: 'DIS', name: 'Discharged', place: 'pod', with: 'DIS', after: 0 },
  { code: 'AVL', name: 'Available for pickup', place: 'pod', with: 'IMC', after: 1 },
  { code: 'GTO', name: 'Gate out', place: 'pod', with: 'DLV', after: -2 },
  { code: 'EMR', name: 'Empty container returned', place: 'pod', with: 'DLV', after: 40 },
]
const BY_ROAD: readonly Trace[] = [
  { code: 'GTO', name: 'Gate out', place: 'origin', with: 'PUP', after: 1 },
  { code: 'GTI', name: 'Gate in', place: 'destination', with: 'ARR', after: 1 },
  { code: 'EMR', name: 'Empty container returned', place: 'destination', with: 'DLV', after: 24 },
]
const TRACED = new Set(['EMO', 'DIS', 'AVL', 'GTO', 'EMR'])

function tracesOf(
  random: Random,
  { journey, routing, places, now }: Loading,
): Pick<Container, 'containerStatusList' | 'containerDates'> {
  const traces = (routing.ports === undefined ? BY_ROAD : BY_SEA).map((trace) => {
    const { planned, happens } = passing(journey, trace.with)
    return { ...trace, planned: planned + trace.after * HOUR, happens: happens + trace.after * HOUR }
  })
  // What the carriers report comes under names of its own.
  const reported = random.chance(0.5)
  return {
    containerStatusList: traces.map(({ code, name, place, planned, happens }) =>
      reported
        ? {
            ctnEventCode: code,
            ctnEventName: name,
            ctnLocation: places[place],
            ctnEstimatedDate: dateOf(planned),
            ctnEstimatedTime: timeOf(planned),
            ...(happens <= now && { ctnActualDate: dateOf(happens), ctnActualTime: timeOf(happens) }),
          }
        : {
            eventCode: code,
            eventName: name,
            location: places[place],
            estimatedDate: dateOf(planned),
            estimatedTime: timeOf(planned),
            ...(happens <= now && { actualDate: dateOf(happens), actualTime: timeOf(happens) }),
          },
    ),
    containerDates: traces
      .filter(({ code, happens }) => TRACED.has(code) && happens <= now)
      .map(({ name, happens }) => ({
        tracingDateNoDesc: name,
        actualDateTime: new Date(happens).toISOString(),
        updatedDateTime: new Date(Math.min(happens + HOUR / 3, now)).toISOString(),
      })),
  }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
