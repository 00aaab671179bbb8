import { isSpan, SPAN_LABELS } from '../../../config/index.ts'
import type { Formats } from '../../services/formats.ts'
import type { Translate } from '../../services/services.ts'
import { dayText } from '../../parts/day-text.ts'
import { daysIn } from '../order/days.ts'

/** A filter of days for the eye: the name of its span, or its days as the reader writes them; what is neither as it is. */
export function daysText(filter: string, t: Translate, formats: Formats): string {
  if (isSpan(filter)) return t(SPAN_LABELS[filter])
  const days = daysIn(filter)
  if (days === undefined) return filter
  const [from, to] = [dayText(days.from, formats), dayText(days.to, formats)]
  return from === to ? from : t('grid.days', { from, to })
}
