import { getAt } from '../../config/index.ts'
import type { LevelModel, SourceModel } from '../../config/index.ts'
import { textIn } from '../parts/text-in.ts'
import { keyOf, type Step } from './trail.ts'

/** What a place in an answer ends with that is the first of a list. */
const FIRST = '.0'

/** The source of a level as it is asked: where the level shows the first of a list, the whole list, which `recordOf` reads. */
export function askedSource(source: SourceModel | undefined): SourceModel | undefined {
  return source?.at.endsWith(FIRST) === true ? { ...source, at: source.at.slice(0, -FIRST.length) } : source
}

/**
 * What a level shows of what its call brought. Of several records the one of the row that opened it: a call asks by the key alone,
 * which several have (a delivery order with its suffixes) or which the row lacks.
 */
export function recordOf(level: LevelModel, step: Step, row: unknown, brought: unknown): unknown {
  if (level.source?.at.endsWith(FIRST) !== true) return brought
  if (!Array.isArray(brought)) return undefined
  const list: readonly unknown[] = brought
  const alike = list.filter((record) => isOfRow(level, step, row, record))
  const found = alike.length === 0 ? list : alike
  return found[(step.nth ?? 1) - 1] ?? found[0]
}

/** Whether a record has the key of the row, and says nothing else than it. */
function isOfRow(level: LevelModel, { key }: Step, row: unknown, record: unknown): boolean {
  if (!keyOf(level, record).every((text, part) => text === key[part])) return false
  return Object.entries(Object(row) as object).every(([field, value]) => {
    const [said, other] = [textIn(value), textIn(getAt(record, field))]
    return said === '' || other === '' || said === other
  })
}
