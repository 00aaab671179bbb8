import { dayIn, dayOf } from '../../config/index.ts'
import { showDay } from '../../render/index.ts'
import { showClock } from './clock.ts'

/** An RFC 3339 moment as YYYY/MM/DD HH:mm in the reader's time zone, its day in another way where told; what is no moment stays as it is. */
export function showMoment(text: string, say = showDay): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}T/.test(text) ? text : NaN)
  if (Number.isNaN(moment.getTime())) return text
  const two = (part: number) => String(part).padStart(2, '0')
  return `${say(dayOf(moment))} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/**
 * When something is or was, as `say` writes days: YYYYMMDD or an ISO date with its time (HHmm, may be empty), or a moment in the reader's
 * time zone.
 */
export function whenText(day: string, clock: string, say: (wire: string) => string): string {
  if (day.includes('T')) return showMoment(day, say)
  return [say(dayIn(day) ?? day), showClock(clock)].filter((each) => each !== '').join(' ')
}
