import { isDay } from '../../../config/index.ts'
import type { Schemas } from '../../../contract/index.ts'
import { beginningOf, dayFromNow, daysFrom } from '../../ground/days.ts'
import { CUSTOMS_FILES } from '../../operation/access.ts'
import type { Operations } from '../../operation/operation.ts'
import type { FieldErrors } from '../../operation/reply.ts'
import type { CustomsCondition } from '../../store/customs/criteria.ts'
import type { CustomsCount } from '../../store/customs/files.ts'
import { customsViewer } from './visibility.ts'

/** How many days the widgets look back, today included (frame §9). */
const COUNTED_DAYS = 30
const RELEASED_DAYS = 7

/** What needs a person, whenever it was opened: the status of its files, and its name. */
const NEEDS = {
  held: { status: 'HOLD', name: 'Hold' },
  exam: { status: 'EXAM', name: 'Exam' },
  delayed: { status: 'DELAYED', name: 'Delayed' },
} as const
type Need = keyof typeof NEEDS

/** What a widget of the dashboard counts by. */
export type Attribute = Counted | Need
type Counted = 'mot' | 'entryType' | 'pgAgency' | 'dates'

const isNeed = (attribute: Attribute): attribute is Need => attribute in NEEDS

export const customsCountOperations: Pick<Operations, 'countCustomsShipments'> = {
  countCustomsShipments: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { query }, user, store, now }) {
      const { countBy, asOf } = query
      const today = asOf === undefined ? now : beginningOf(asOf)
      if (isNeed(countBy)) {
        const { status: code, name } = NEEDS[countBy]
        const [counted] = await store.customsFiles.count('status', customsViewer(user, now), [
          { column: 'status', is: code },
        ])
        return { status: 200, body: { pieChartWidgetDetails: [{ name, code, value: counted?.files ?? 0 }] } }
      }
      const column = countBy === 'dates' ? 'releaseDate' : countBy
      const counts = await store.customsFiles.count(column, customsViewer(user, now), [
        windowOf(countBy, countBy === 'dates' ? today : now),
      ])
      return {
        status: 200,
        body: { pieChartWidgetDetails: countBy === 'dates' ? byDay(counts, today) : highestFirst(counts) },
      }
    },
  },
}

/** What a slice of a widget counts, so that the list behind it holds exactly these files. */
export function sliceOf(
  attribute: Attribute,
  value: string,
  now: Date,
): { conditions: CustomsCondition[] } | { errors: FieldErrors } {
  if (isNeed(attribute)) {
    const { status } = NEEDS[attribute]
    if (value !== status) return { errors: [{ field: 'value', message: `must be ${status}` }] }
    return { conditions: [{ column: 'status', is: status }] }
  }
  if (attribute !== 'dates') {
    const slice: CustomsCondition = attribute === 'pgAgency' ? { agency: value } : { column: attribute, is: value }
    return { conditions: [windowOf(attribute, now), slice] }
  }
  if (!isDay(value)) return { errors: [{ field: 'value', message: 'must be a day, YYYYMMDD' }] }
  return { conditions: [{ days: 'releaseDate', from: value, to: value }] }
}

function windowOf(attribute: Counted, now: Date): CustomsCondition {
  const amount = attribute === 'dates' ? RELEASED_DAYS : COUNTED_DAYS
  return {
    days: attribute === 'dates' ? 'releaseDate' : 'openedOn',
    from: dayFromNow(now, 1 - amount),
    to: dayFromNow(now, 0),
  }
}

/** Every day of the window in order, those without a release too. */
function byDay(counts: CustomsCount[], now: Date): Schemas['WidgetSlice'][] {
  const released = new Map(counts.map(({ code, files }) => [code, files]))
  return daysFrom(now, 1 - RELEASED_DAYS, RELEASED_DAYS).map((day) => ({
    name: day,
    code: day,
    value: released.get(day) ?? 0,
  }))
}

function highestFirst(counts: CustomsCount[]): Schemas['WidgetSlice'][] {
  return counts
    .map(({ code, name, files }) => ({ name, code, value: files }))
    .sort((one, other) => other.value - one.value || (one.code < other.code ? -1 : 1))
}
