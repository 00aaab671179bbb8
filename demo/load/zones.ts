import type { Schemas } from '../../src/contract/index.ts'
import { readData } from './read.ts'

type Container = Schemas['ShipmentContainer']
type Traced = NonNullable<Container['containerDates']>[number]

const ZONES = readData<Record<string, string>>('zones')
const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * A container whose traced dates are the moments of its milestones: those are told in the time of their place, and the data writes the
 * traced dates by the same clocks, as if these stood in UTC. What has not happened by `now` was not traced yet.
 *
 * @throws when the data names a place whose time zone it does not know
 */
export function tracedInPlace(container: Container, now: Date): Container {
  const { containerDates, containerStatusList = [] } = container
  if (containerDates === undefined) return container
  const placed = containerDates.map((traced) => {
    const milestone = containerStatusList.find(
      ({ eventName, ctnEventName }) => (eventName ?? ctnEventName) === traced.tracingDateNoDesc,
    )
    return moved(traced, zoneOf(milestone?.location ?? milestone?.ctnLocation ?? ''))
  })
  return {
    ...container,
    containerDates: placed.filter(({ updatedDateTime = '' }) => Date.parse(updatedDateTime) <= now.getTime()),
  }
}

function zoneOf(place: string): string {
  const zone = ZONES[place]
  if (zone === undefined) throw new Error(`zones.json has no time zone of ${place}`)
  return zone
}

function moved(traced: Traced, zone: string): Traced {
  const { actualDateTime = '', updatedDateTime = '' } = traced
  const [actual, updated] = [actualDateTime, updatedDateTime].map((text) => momentIn(zone, Date.parse(text)))
  return { ...traced, actualDateTime: actual?.toISOString() ?? '', updatedDateTime: updated?.toISOString() ?? '' }
}

/** The moment at which the clocks of a zone show what `wall` is in UTC. */
function momentIn(zone: string, wall: number): Date {
  const near = wall - aheadOf(zone, wall)
  return new Date(wall - aheadOf(zone, near))
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function aheadOf(zone: string, moment: number): number {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(zone, clock)
  const name = clock.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
