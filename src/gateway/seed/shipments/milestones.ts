import type { Schemas } from '../../../contract/index.ts'
import type { Random } from '../random.ts'

/** Where a milestone happens. */
export type Stop = 'origin' | 'pol' | 'hub' | 'pod' | 'destination'

export interface Milestone {
  code: string
  name: string
  stop: Stop
  /** Where the shipment is from then on; a milestone without it changes nothing. */
  status?: string
  /** Hours after the milestone before. */
  hours: number
}

/** Before its first milestone a shipment waits to be picked up. */
export const WAITING = 'PICKUP'
export const LATE = 'DELAYED'

interface Passage {
  /** Hours from departure to arrival. */
  transit: number
  hub: boolean
  /** The cargo is brought to the consignee, not fetched by it. */
  delivered: boolean
}

/** The milestones of a shipment, from the pickup on, in the order in which they happen. */
export function milestonesOf(random: Random, bizType: Schemas['BizType'], passage: Passage): Milestone[] {
  if (bizType === 'IL') return byRoad(random, passage)
  return bizType.startsWith('S') ? bySea(random, passage) : byAir(random, passage)
}

function bySea(random: Random, { transit, hub, delivered }: Passage): Milestone[] {
  const handover = Math.round(transit * 0.4)
  return [
    { code: 'PUP', name: 'Cargo picked up', stop: 'origin', status: 'PICKED UP', hours: 0 },
    { code: 'GTI', name: 'Gate in at terminal', stop: 'pol', hours: random.between(20, 40) },
    { code: 'EXC', name: 'Export customs cleared', stop: 'pol', hours: random.between(8, 26) },
    { code: 'LOD', name: 'Loaded on board', stop: 'pol', hours: random.between(24, 60) },
    { code: 'DEP', name: 'Vessel departed', stop: 'pol', status: 'DEPARTED', hours: random.between(8, 16) },
    ...(hub
      ? [
          { code: 'TSA', name: 'Arrived at port of transshipment', stop: 'hub' as const, hours: handover - 30 },
          { code: 'TSD', name: 'Departed from port of transshipment', stop: 'hub' as const, hours: 30 },
        ]
      : []),
    { code: 'ARR', name: 'Vessel arrived', stop: 'pod', status: 'ARRIVED', hours: hub ? transit - handover : transit },
    { code: 'DIS', name: 'Discharged', stop: 'pod', hours: random.between(8, 20) },
    { code: 'IMC', name: 'Import customs released', stop: 'pod', status: 'RELEASED', hours: random.between(20, 60) },
    ...(delivered
      ? [{ code: 'OFD', name: 'Out for delivery', stop: 'pod' as const, hours: random.between(12, 36) }]
      : []),
    handedOver(delivered, random.between(8, 30)),
  ]
}

function byAir(random: Random, { transit, delivered }: Passage): Milestone[] {
  return [
    { code: 'PUP', name: 'Cargo picked up', stop: 'origin', status: 'PICKED UP', hours: 0 },
    { code: 'RCS', name: 'Received from shipper', stop: 'pol', hours: random.between(4, 12) },
    { code: 'EXC', name: 'Export customs cleared', stop: 'pol', hours: random.between(4, 10) },
    { code: 'MAN', name: 'Manifested on flight', stop: 'pol', hours: random.between(4, 12) },
    { code: 'DEP', name: 'Flight departed', stop: 'pol', status: 'DEPARTED', hours: random.between(2, 5) },
    { code: 'ARR', name: 'Flight arrived', stop: 'pod', status: 'ARRIVED', hours: transit },
    { code: 'RCF', name: 'Received from flight', stop: 'pod', hours: random.between(2, 6) },
    { code: 'CCD', name: 'Cleared by customs', stop: 'pod', status: 'RELEASED', hours: random.between(6, 24) },
    ...(delivered
      ? [{ code: 'OFD', name: 'Out for delivery', stop: 'pod' as const, hours: random.between(4, 12) }]
      : []),
    handedOver(delivered, random.between(3, 12)),
  ]
}

function byRoad(random: Random, { transit }: Passage): Milestone[] {
  return [
    { code: 'PUP', name: 'Cargo picked up', stop: 'origin', status: 'PICKED UP', hours: 0 },
    { code: 'DEP', name: 'Truck departed', stop: 'origin', status: 'DEPARTED', hours: random.between(4, 10) },
    { code: 'ARR', name: 'Arrived at terminal', stop: 'destination', status: 'ARRIVED', hours: transit },
    {
      code: 'REL',
      name: 'Released for delivery',
      stop: 'destination',
      status: 'RELEASED',
      hours: random.between(5, 12),
    },
    { code: 'OFD', name: 'Out for delivery', stop: 'destination', hours: random.between(3, 6) },
    { code: 'DLV', name: 'Delivered', stop: 'destination', status: 'DELIVERED', hours: random.between(3, 8) },
  ]
}

function handedOver(delivered: boolean, hours: number): Milestone {
  return {
    code: 'DLV',
    name: delivered ? 'Delivered' : 'Picked up by consignee',
    stop: 'destination',
    status: 'DELIVERED',
    hours,
  }
}
