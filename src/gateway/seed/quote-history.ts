import type { Schemas } from '../../contract/index.ts'
import type { Random } from './random.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const REASONS = [
  'The rate is above our budget',
  'Another forwarder offered an earlier departure',
  'The order was postponed by our buyer',
  'Transit time is too long for fresh goods',
  'Please offer again with a direct service',
]

export interface Course {
  status: Schemas['QuoteStatus']
  createdAt: Date
  /** When the booking was made from it. */
  bookedAt: Date | undefined
  /** Days from now until the last day of an open offer; an offer without it held for 30 days. */
  endsIn: number | undefined
  now: Date
}

export interface History {
  trail: Schemas['AuditTrail']
  updatedAt: Date
  /** Days of the offer, YYYYMMDD. */
  validFrom: string
  validTo: string
  remarks: Schemas['Remark'][]
}

/**
 * What happened to a quote until it came to its status, in the order in which it happens, none of it in the future. One
 * offer in five had been rejected before, and was made anew.
 */
export function quoteHistory(random: Random, { status, createdAt, bookedAt, endsIn, now }: Course): History {
  const latest = Math.min(now.getTime(), bookedAt?.getTime() ?? Infinity)
  let at = createdAt.getTime()
  const later = (fewest: number, most: number) => {
    at = Math.min(at + random.between(fewest, most) * HOUR, latest)
    return new Date(at).toISOString()
  }
  const trail: Schemas['AuditTrail'] = { createdDate: createdAt.toISOString(), createdBy: 'CUSTOMER' }
  const remarks: Schemas['Remark'][] = []
  const reject = (reason: string) => {
    Object.assign(trail, { rejectedDate: later(4, 60), rejectedBy: 'CUSTOMER', rejectReason: reason })
    remarks.push({
      id: '9',
      remarkType: 'CPREJRMK',
      remark: reason,
      createdBy: 'CUSTOMER',
      createdDate: new Date(at).toISOString(),
    })
  }
  if (status !== 'N') trail.submittedDate = later(1, 8)
  if (status === 'T') {
    if (random.chance(0.2)) reject(random.pick(REASONS))
    later(6, 30)
  }
  const offeredAt = at
  if (status === 'R') reject(random.pick(REASONS))
  if (status === 'Q' || status === 'B') trail.acceptedDate = later(6, 48)
  if (status === 'B') {
    at = latest
    trail.bookedDate = new Date(at).toISOString()
  }
  if (status === 'C') later(12, 96)
  const updatedAt = new Date(at)
  const ownWord = status === 'N' || status === 'D' || status === 'C' || status === 'R'
  return {
    trail: { ...trail, lastUpdatedDate: updatedAt.toISOString(), lastUpdatedBy: ownWord ? 'CUSTOMER' : 'ADMIN' },
    updatedAt,
    validFrom: day(offeredAt),
    validTo: endsIn === undefined ? day(offeredAt + 30 * DAY) : day(now.getTime() + endsIn * DAY),
    remarks,
  }
}

function day(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10).replaceAll('-', '')
}
