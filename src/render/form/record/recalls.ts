import type { ActionModel, RecallModel, Scope } from '../../../config/index.ts'
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

function textOf({ sum, currency }: RecallModel, value: unknown, { formats, locale }: EngineServices): string {
  if (sum !== undefined && Array.isArray(value))
    return sums(value as Record<string, unknown>[], sum, currency)
      .map((total) => amountText(total.sum, total.unit, locale))
      .join(' + ')
  return typeof value === 'string' || typeof value === 'number' ? dayText(String(value), formats, 'short') : ''
}

/** An amount with the digits of its currency, then its code, as everywhere; what is no code stands as it is. */
function amountText(amount: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency)
  const exactly = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${new Intl.NumberFormat(locale, { ...exactly, signDisplay: 'negative' }).format(amount)} ${currency}`.trim()
}
