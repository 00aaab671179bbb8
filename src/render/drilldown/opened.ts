import { getAt, isFilled } from '../../config/index.ts'
import type { DrilldownModel, LevelModel, Scope, Path } from '../../config/index.ts'
import type { Problem } from '../../contract/index.ts'
import { pagesOf } from '../grid/order/paging.ts'
import { numberIn } from '../parts/number-in.ts'
import { recordOf } from './record.ts'
import { placeOfStep, rowOfKey, type Step, type Trail } from './trail.ts'

/** The rows that opened the levels of a trail, by level; the last of them is the level shown. */
interface OpenedRows {
  level: string
  rows: Readonly<Record<string, unknown>>
  page: number
  filters?: Readonly<Record<string, string>>
}

/** A drill-down where it stands. */
export interface PlacedDrilldown {
  model: DrilldownModel
  /** What is around it: session, tenant, … */
  around: Scope
  /** The data around it: `file.` in its values. */
  file: unknown
}

/**
 * Where the values of a level read: `file.`, `row.`, `parents.LEVEL.`, `filter.` and `page`, then what is around the drill-down
 * (session, tenant, …); every other path is read in the level's data.
 */
function levelScope(
  { around, file }: PlacedDrilldown,
  { level, rows, page, filters = {} }: OpenedRows,
  data: unknown,
): Scope {
  return {
    get(path: Path) {
      const [root = '', ...rest] = path.split('.')
      switch (root) {
        case 'file':
          return getAt(file, rest.join('.'))
        case 'row':
          return getAt(rows[level], rest.join('.'))
        case 'parents':
          return getAt(rows[rest[0] ?? ''], rest.slice(1).join('.'))
        case 'filter':
          return filters[rest.join('.')]?.trim()
        case 'page':
          return page
        case 'session':
        case 'tenant':
        case 'address':
        case 'today':
          return around.get(path)
        default:
          return getAt(data, path)
      }
    },
  }
}

/** What is known of one level of the trail. */
export interface OpenedLevel {
  step: Step
  level: LevelModel
  /** The row that opened it: whole once the list above is there, else its key. */
  row: unknown
  /** False while the list above may still bring the row. */
  isRowKnown: boolean
  /** Which of how many, counted over all pages; absent while the list above does not hold it. */
  place?: { number: number; total: number }
  /** What its call brought. */
  data: unknown
  state: 'loading' | 'failed' | 'ready'
  /** The last call failed. */
  failure?: LevelFailure
  /** Pages of its list, where it has pages. */
  pages?: { page: number; pages: number; total: number }
  /** Where its conditions and its crumb read. */
  scope: Scope
}

/** What the call of a level's `askedSource` brought, and how it stands with it. */
export interface LevelAnswer {
  data: unknown
  state: OpenedLevel['state']
  failure?: LevelFailure
}

/** Why a level could not be had, and the way to ask again. */
interface LevelFailure {
  problem: Problem | undefined
  /** When what is shown came, in milliseconds; undefined where there is nothing. */
  since: number | undefined
  retry(): void
}

/** Where the call of a level reads: of the rows above it knows the keys alone, so that it asks the same with and without them. */
export function callScope(drill: PlacedDrilldown, trail: Trail, index: number): Scope {
  const step = trail[index]
  const rows = Object.fromEntries(
    trail.slice(0, index + 1).map(({ level, key }) => [level, rowOfKey(levelOf(drill.model, level), key)]),
  )
  return levelScope(
    drill,
    { level: step?.level ?? '', rows, page: step?.page ?? 1, ...(step?.filters && { filters: step.filters }) },
    undefined,
  )
}

/** The levels of a trail with what their calls brought. */
export function openedLevels(drill: PlacedDrilldown, trail: Trail, answers: readonly LevelAnswer[]): OpenedLevel[] {
  const opened: OpenedLevel[] = []
  const rows: Record<string, unknown> = {}
  for (const [index, step] of trail.entries()) {
    const level = levelOf(drill.model, step.level)
    const above = opened.at(-1)
    const found = above === undefined ? undefined : placeIn(above, level, step)
    const { data: brought, state, failure } = answers[index] ?? { data: undefined, state: 'loading' }
    rows[level.id] = found?.row ?? rowOfKey(level, step.key)
    const data = recordOf(level, step, rows[level.id], brought)
    opened.push({
      step,
      level,
      row: rows[level.id],
      isRowKnown: found !== undefined || above?.state !== 'loading',
      ...(found !== undefined && { place: found.place }),
      data,
      state,
      ...(failure !== undefined && { failure }),
      ...pagesIn(level, step, data),
      scope: levelScope(
        drill,
        { level: level.id, rows: { ...rows }, page: step.page, ...(step.filters && { filters: step.filters }) },
        data,
      ),
    })
  }
  return opened
}

/** The rows of a level's list that open another level. */
export function rowsAbove(data: unknown, level: LevelModel): unknown[] {
  const list = getAt(data, level.opener?.at ?? '')
  return Array.isArray(list) ? list : []
}

function placeIn(
  above: OpenedLevel,
  level: LevelModel,
  step: Step,
): { row: unknown; place: { number: number; total: number } } | undefined {
  const list = rowsAbove(above.data, level)
  const index = placeOfStep(level, step, list)
  if (index === -1) return undefined
  const before = above.pages === undefined ? 0 : (above.pages.page - 1) * sizeIn(above.level, above.data)
  return { row: list[index], place: { number: before + index + 1, total: above.pages?.total ?? list.length } }
}

function pagesIn(level: LevelModel, { page }: Step, data: unknown): Pick<OpenedLevel, 'pages'> {
  if (level.paging === undefined || !isFilled(data)) return {}
  const total = numberIn(getAt(data, level.paging.total))
  // A list that does not say how many there are is one page, without a number.
  if (total === undefined) return {}
  return { pages: { page, pages: pagesOf(total, sizeIn(level, data)), total } }
}

function sizeIn(level: LevelModel, data: unknown): number {
  return countAt(data, level.paging?.size ?? '')
}

/** A count that an answer says of its pages; 0 where it says none. */
export function countAt(data: unknown, path: string): number {
  return numberIn(getAt(data, path)) ?? 0
}

/** The level of a step; a trail holds no others. */
function levelOf(model: DrilldownModel, id: string): LevelModel {
  const level = model.levels.find((each) => each.id === id)
  if (level === undefined) throw new Error(`The drill-down has no level ${id}.`)
  return level
}
