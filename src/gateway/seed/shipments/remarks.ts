import type { ShipmentDocument } from '../../store/tables/shipments.ts'
import type { Random } from '../random.ts'
import type { Passing } from './journey.ts'

type Remark = NonNullable<ShipmentDocument['remarks']>[number]

const HOUR = 3_600_000

interface Saying {
  after: string
  type: string
  by: string
  share: number
  confidential?: true
  texts: readonly string[]
}

/** What is said after a milestone, by whom, and how often. Confidential remarks are for the forwarder alone. */
const SAYINGS: readonly Saying[] = [
  {
    after: 'PUP',
    type: 'Operations',
    by: 'OPERATIONS',
    share: 0.3,
    texts: [
      'Cargo counted and found in order',
      'Two cartons relabelled at the warehouse',
      'Pallets rewrapped before loading',
    ],
  },
  {
    after: 'PUP',
    type: 'Internal',
    by: 'SALES',
    share: 0.15,
    confidential: true,
    texts: ['Margin below target, ask before rebooking'],
  },
  {
    after: 'DEP',
    type: 'Transport',
    by: 'OPERATIONS',
    share: 0.25,
    texts: ['Loaded as booked', 'Stowed below deck as asked', 'Left with the last cut-off'],
  },
  {
    after: 'ARR',
    type: 'Customs',
    by: 'CUSTOMS',
    share: 0.3,
    texts: [
      'Documents complete, entry filed',
      'Held for a document check, released the same day',
      'Original bill of lading received',
    ],
  },
  {
    after: 'DLV',
    type: 'Delivery',
    by: 'TRANSPORT',
    share: 0.35,
    texts: ['Received in good order', 'Signed for by the warehouse', 'Delivered to gate 4'],
  },
]
const LATE_TEXTS = [
  'Port congestion, a later berth is expected',
  'Missed connection, on the next service',
  'Weather on the route, speed reduced',
]

/** Remarks on what has happened, the newest first. */
export function remarksOf(random: Random, journey: Passing[], now: number): Remark[] {
  const said: Omit<Remark, 'id'>[] = []
  const say = (at: number, remarkType: string, createdBy: string, remark: string, confidential?: true) => {
    const createdDate = new Date(at).toISOString()
    if (at <= now) said.push({ remarkType, remark, createdBy, createdDate, ...(confidential && { confidential }) })
  }
  for (const { code, planned, happens } of journey) {
    const late = happens - planned > 24 * HOUR
    if (late && (code === 'DEP' || code === 'ARR'))
      say(planned + 5 * HOUR, 'Transport', 'OPERATIONS', random.pick(LATE_TEXTS))
    for (const { after, type, by, share, confidential, texts } of SAYINGS) {
      if (after === code && random.chance(share))
        say(happens + random.between(1, 4) * HOUR, type, by, random.pick(texts), confidential)
    }
  }
  return said
    .sort((one, other) => ((one.createdDate ?? '') < (other.createdDate ?? '') ? -1 : 1))
    .map((remark, index) => ({ id: String(index + 1), ...remark }))
    .reverse()
}
