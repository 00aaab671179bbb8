import type { Random } from '../random.ts'
import type { Delay } from './journey.ts'
import type { Milestone } from './milestones.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The dashboard looks so far back at what was made, and so far ahead at what comes. */
const YOUNG_DAYS = 89
const NEAR_DAYS = 8
const FAR_DAYS = 83

/** Which day of a shipment the dashboard counts: exports by departure, imports by arrival, inland by where they are. */
export type Direction = 'export' | 'import' | 'inland'

export interface Timing {
  /** When the cargo is to be picked up, in milliseconds. */
  pickup: number
  delay: Delay | undefined
}

/**
 * Gives shipments their time, one after the other: of the young ones some lie in each of the next days, some further
 * ahead, and some just now in each part of the journey; the others, and those of a foreign company, follow their making
 * as it comes.
 */
export function schedule(
  random: Random,
  now: number,
): (direction: Direction, milestones: Milestone[], created: number, foreign: boolean) => Timing {
  const made = { export: 0, import: 0, inland: 0 }
  const near = { export: 0, import: 0, inland: 0 }
  const far = { export: 0, import: 0, inland: 0 }
  const staged = { export: 0, import: 0, inland: 0 }

  return timingOf

  function timingOf(direction: Direction, milestones: Milestone[], created: number, foreign: boolean): Timing {
    const earliest = created + 6 * HOUR
    const young = now - created < YOUNG_DAYS * DAY
    made[direction] += 1
    const ahead = direction !== 'inland' && made[direction] % 3 > 0
    if (!young || foreign || (direction === 'inland' && made.inland % 4 === 0)) return natural(earliest)
    return (ahead ? comingUp(direction, milestones, earliest) : undefined) ?? justNow(direction, milestones, earliest)
  }

  /** Departs, or arrives, on one of the next days. */
  function comingUp(direction: Direction, milestones: Milestone[], earliest: number): Timing | undefined {
    const offset = hoursTo(milestones, direction === 'export' ? 'DEP' : 'ARR') * HOUR
    const pickupFor = (days: number) => startOfDay(now) + days * DAY + random.between(2, 22) * HOUR - offset
    const soon = pickupFor(near[direction] % NEAR_DAYS)
    if (soon >= earliest && near[direction] <= far[direction] * 2) {
      near[direction] += 1
      return { pickup: soon, delay: undefined }
    }
    const days = NEAR_DAYS + ((far[direction] * 37) % FAR_DAYS)
    const later = pickupFor(days)
    far[direction] += 1
    return later >= earliest ? { pickup: later, delay: undefined } : undefined
  }

  /** Is in one part of the journey at this moment; the parts take turns. */
  function justNow(direction: Direction, milestones: Milestone[], earliest: number): Timing {
    const stops = milestones.filter(({ status }) => status !== undefined)
    const turn = staged[direction] % (stops.length + 2)
    staged[direction] += 1
    const reached = stops[turn - 2]
    const timing = turn === 0 ? waiting() : reached === undefined ? late(milestones) : within(milestones, reached)
    return timing.pickup >= earliest ? timing : natural(earliest)
  }

  function waiting(): Timing {
    return { pickup: now + random.between(6, 72) * HOUR, delay: undefined }
  }

  function late(milestones: Milestone[]): Timing {
    const due = now - random.between(20, 60) * HOUR
    return { pickup: due - hoursTo(milestones, 'ARR') * HOUR, delay: { from: 'ARR', hours: random.between(90, 200) } }
  }

  function within(milestones: Milestone[], reached: Milestone): Timing {
    const next = milestones[milestones.indexOf(reached) + 1]
    const since = next === undefined ? random.between(8, 60) : next.hours / 2
    return { pickup: now - (hoursTo(milestones, reached.code) + since) * HOUR, delay: undefined }
  }

  function natural(earliest: number): Timing {
    const delay = random.chance(0.15)
      ? { from: random.pick(['DEP', 'ARR']), hours: random.between(24, 120) }
      : undefined
    return { pickup: earliest + random.between(12, 190) * HOUR, delay }
  }
}

/** Planned hours from the pickup to a milestone. */
function hoursTo(milestones: Milestone[], code: string): number {
  const index = milestones.findIndex((milestone) => milestone.code === code)
  return milestones.slice(0, index + 1).reduce((sum, { hours }) => sum + hours, 0)
}

function startOfDay(moment: number): number {
  return Math.floor(moment / DAY) * DAY
}
