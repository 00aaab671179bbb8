import type { Standing } from './marks.ts'
import { templateOf } from './marks.ts'

/** How often a record of the data stands in the store. */
export interface Copied {
  /** So often at scale 1; without it once. */
  times?: number
  /** The copies are spread over so many days back; without it all stand on the same days. */
  over?: number
}

/** One copy of a record: which of them, and when it came into being. */
export interface Copy<Row> {
  row: Row
  /** 0 is the record as the data have it. */
  copy: number
  /** Days further back than the data say. */
  back: number
  moment: number
}

const DAY = 86_400_000

/**
 * The multiplier: every record as often as its `times` and the scale say, in the order in which they came into being.
 * `momentOf` names the text of a record that says when: a mark of a day.
 */
export function copiesOf<Row extends Copied>(
  rows: readonly Row[],
  { scale, today, momentOf }: { scale: number; today: number; momentOf: (row: Row) => string },
): Copy<Row>[] {
  const copies = rows.flatMap((row) => {
    const count = (row.times ?? 1) * scale
    const moment = momentMillis(momentOf(row), today)
    return Array.from({ length: count }, (_, copy): Copy<Row> => {
      const back = Math.floor((copy * ((row.over ?? 0) + 1)) / count)
      return { row, copy, back, moment: moment - back * DAY }
    })
  })
  return copies.sort((one, other) => one.moment - other.moment)
}

/** How many copies lie between two tenants' numbers: more than any scale makes. */
const TENANT_APART = 34_567

/** What a copy's marks stand for, but for its own number. */
export function standingOf(
  { copy, back }: Pick<Copy<unknown>, 'copy' | 'back'>,
  { today, tenant, ordinal }: { today: number; tenant: { id: string }; ordinal: number },
): Omit<Standing, 'own'> {
  return { today: today - back * DAY, tenant: tenant.id, apart: (ordinal - 1) * TENANT_APART + copy }
}

/** The day of a moment, from its midnight (UTC). */
export function midnight(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
}

/** Items in groups, so that what is made of them need not all be in memory at once. */
export function* groupsOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

function momentMillis(text: string, today: number): number {
  return Date.parse(templateOf(text)({ today, tenant: '', apart: 0, own: '' }))
}
