import { dayOf, showDay } from './day.ts'

/** An RFC 3339 moment as YYYY/MM/DD HH:mm in the reader's time zone, its day in another way where told; what is no moment stays as it is. */
export function showMoment(text: string, sayDay = showDay): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}T/.test(text) ? text : NaN)
  if (Number.isNaN(moment.getTime())) return text
  const two = (part: number) => String(part).padStart(2, '0')
  return `${sayDay(dayOf(moment))} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}
