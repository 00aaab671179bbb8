import { isDay } from '../../config/index.ts'

/**
 * The label of what is wrong with a day: no day of the calendar, or, where days before today are not wanted, a past one.
 * A message that already stands at the field goes before the latter.
 */
export function dateMessage(wire: string, notPast: boolean, today: string, hasMessage: boolean): string | undefined {
  if (wire === '') return undefined
  if (!isDay(wire)) return 'form.invalidDate'
  return notPast && wire < today && !hasMessage ? 'form.dateError' : undefined
}
