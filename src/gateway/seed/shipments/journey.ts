import type { Schemas } from '../../../contract/index.ts'
import type { Random } from '../random.ts'
import type { Milestone, Stop } from './milestones.ts'
import { LATE, WAITING } from './milestones.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FIVE_MINUTES = 300_000
/** A shipment is late when what comes next was due so many hours ago, or left so many hours after its time. */
const OVERDUE_HOURS = 12
const LATE_DEPARTURE_HOURS = 48

/** A milestone in time. `happens` lies in the future when it has not happened yet, which nobody can know. */
export interface Passing extends Milestone {
  planned: number
  happens: number
}

/** Something that makes a journey late from one milestone on. */
export interface Delay {
  /** Code of the first milestone that is late. */
  from: string
  hours: number
}

/** The milestones from a pickup on, with what holds them up. Moments are milliseconds. */
export function journeyOf(
  random: Random,
  milestones: Milestone[],
  pickup: number,
  delay: Delay | undefined,
): Passing[] {
  let planned = pickup
  let last = Number.NEGATIVE_INFINITY
  let late = 0
  return milestones.map((milestone) => {
    planned += milestone.hours * HOUR
    if (milestone.code === delay?.from) late = delay.hours * HOUR
    const drift = (random.next() * 0.25 - 0.1) * Math.min(milestone.hours, 20) * HOUR
    const happens = Math.max(whole(planned + late + drift), last + FIVE_MINUTES)
    last = happens
    return { ...milestone, planned: whole(planned), happens }
  })
}

/** The passing of one code; the milestones of a mode are known. */
export function passing(journey: Passing[], code: string): Passing {
  const found = journey.find((one) => one.code === code)
  if (found === undefined) throw new Error(`The journey has no milestone ${code}`)
  return found
}

/** Where the shipment is now, in the words of the contract. */
export function statusOf(journey: Passing[], now: number): string {
  const past = journey.filter(({ happens }) => happens <= now)
  const next = journey[past.length]
  const departure = passing(journey, 'DEP')
  const underWay = departure.happens <= now && passing(journey, 'ARR').happens > now
  const leftLate = underWay && departure.happens - departure.planned >= LATE_DEPARTURE_HOURS * HOUR
  const moves = next?.code === 'DEP' || next?.code === 'ARR'
  if (leftLate || (moves && now - next.planned > OVERDUE_HOURS * HOUR)) return LATE
  return past.findLast(({ status }) => status !== undefined)?.status ?? WAITING
}

/** The milestones as a shipment shows them: expected ones have no actual time. */
export function eventsOf(journey: Passing[], names: Record<Stop, string>, now: number): Schemas['StatusEvent'][] {
  const behind = ({ planned, happens }: Passing) => (happens <= now ? Math.round((happens - planned) / HOUR) : 0)
  return journey.map((milestone) => ({
    eventCode: milestone.code,
    eventName: milestone.name,
    location: names[milestone.stop],
    ...(behind(milestone) > 24 ? { remarks: `${behind(milestone)} hours behind schedule` } : {}),
    estimatedDate: dateOf(milestone.planned),
    estimatedTime: timeOf(milestone.planned),
    ...(milestone.happens <= now
      ? { actualDate: dateOf(milestone.happens), actualTime: timeOf(milestone.happens) }
      : {}),
  }))
}

/** The day (UTC) of a moment, YYYYMMDD. A world has few days and asks for them often. */
export function dateOf(moment: number): string {
  const day = Math.floor(moment / DAY)
  const known = DATES.get(day)
  if (known !== undefined) return known
  const date = new Date(moment).toISOString().slice(0, 10).replaceAll('-', '')
  DATES.set(day, date)
  return date
}
const DATES = new Map<number, string>()

/** The time of day (UTC) of a moment, HHmm. */
export function timeOf(moment: number): string {
  const minutes = Math.floor((moment % DAY) / 60_000)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`
}

function whole(moment: number): number {
  return Math.floor(moment / FIVE_MINUTES) * FIVE_MINUTES
}
