import { dayIn } from '../../../config/index.ts'
import type { ActionModel, RecallModel, Scope } from '../../../config/index.ts'
import { showNumber } from '../../look/number.ts'
import { currencyDigits } from '../../parts/currency-digits.ts'
import { dayText } from '../../parts/day-text.ts'
import { sums } from '../../parts/sums.ts'
import type { EngineServices, Recalled } from '../../services/services.ts'

/** What the question of an action says of the record, in words; what the record lacks is left out. */
export function recalledBy({ recalls = [] }: ActionModel, scope: Scope, services: EngineServices): Recalled[] {
  return recalls.flatMap((recall) => {
    const text = textOf(recall, scope.get(recall.field), services)
    return text === '' ? [] : [{ label: services.t(recall.label), text }]
  })
}

/** A sum has the digits of its currency, then its code; numbers and days are written as everywhere. */
function textOf({ sum, currency }: RecallModel, value: unknown, { formats }: EngineServices): string {
  if (sum !== undefined && Array.isArray(value))
    return sums(value as Record<string, unknown>[], sum, currency)
      .map((total) => `${showNumber(total.sum, formats.numbers, currencyDigits(total.unit))} ${total.unit}`.trim())
      .join(' + ')
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const day = dayIn(String(value))
  if (day !== undefined) return dayText(day, formats)
  return typeof value === 'number' ? showNumber(value, formats.numbers) : value
}
