import { getAt, setAt } from '../../config/index.ts'
import type { DrilldownModel, LevelModel } from '../../config/index.ts'
import { textIn } from '../parts/text-in.ts'

/** One opened level: the key of the row that opened it, as texts, and the page it shows. */
export interface Step {
  level: string
  key: readonly string[]
  /** Which of the rows of this key it is, where not the first. */
  nth?: number
  page: number
  /** What its list is narrowed by; absent: nothing. */
  filters?: Readonly<Record<string, string>>
}

/** The way from the first level to the one that is shown. Never empty. */
export type Trail = readonly Step[]

/**
 * The trail that an address holds, `LEVEL~NTH@PAGE;FILTER=TEXT,KEY,KEY/LEVEL,KEY/…`. What does not lead on from the level before it is
 * left out with all behind it; nothing at all is the first level.
 */
export function trailIn(text: string, { levels }: DrilldownModel): Trail {
  const first: Step = { level: levels[0]?.id ?? '', key: [], page: 1 }
  const trail: Step[] = []
  for (const part of text.split('/')) {
    const step = stepIn(part)
    const level = levels.find(({ id }) => id === step?.level)
    if (
      step === undefined ||
      level === undefined ||
      step.key.length !== level.key.length ||
      level.opener?.level !== trail.at(-1)?.level
    )
      break
    trail.push(withKnownFilters(step, level))
  }
  return trail[0]?.level === first.level ? trail : [first]
}

/** The trail as it stands in the address; the first page of the first level is the empty text. */
export function textOfTrail(trail: Trail): string {
  if (trail.length === 1 && trail[0]?.page === 1 && trail[0].filters === undefined) return ''
  return trail.map((step) => [headOf(step), ...step.key.map(encodeURIComponent)].join(',')).join('/')
}

/** The step narrowed by other filters, on its first page; empty texts narrow nothing. */
export function narrowed({ filters: _before, ...step }: Step, filters: Readonly<Record<string, string>>): Step {
  const filled = Object.entries(filters).filter(([, text]) => text.trim() !== '')
  return { ...step, page: 1, ...(filled.length > 0 && { filters: Object.fromEntries(filled) }) }
}

/** The key of a row, as texts; a value that the row has not is empty. */
export function keyOf(level: LevelModel, row: unknown): string[] {
  return level.key.map(({ field }) => textIn(getAt(row, field)))
}

/** The steps into the rows of the list that opens a level. Rows of one key are told apart by their order. */
export function stepsInto(level: LevelModel, list: readonly unknown[]): Step[] {
  const seen = new Map<string, number>()
  return list.map((row) => {
    const key = keyOf(level, row)
    const name = key.join('\n')
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return { level: level.id, key, page: 1, ...(nth > 1 && { nth }) }
  })
}

/** The step into one row of such a list. */
export function stepInto(level: LevelModel, row: unknown, list: readonly unknown[]): Step {
  return stepsInto(level, list)[list.indexOf(row)] ?? { level: level.id, key: keyOf(level, row), page: 1 }
}

/** Where the row of a step stands in the list that opens its level; -1 where it is not there. */
export function placeOfStep(level: LevelModel, { key, nth = 1 }: Step, list: readonly unknown[]): number {
  const places = list.flatMap((row, at) => (keyOf(level, row).every((text, part) => text === key[part]) ? [at] : []))
  return places[nth - 1] ?? places.at(-1) ?? -1
}

/** What names the row of a step among those of its level. */
export function nameOfStep({ level, key, nth = 1 }: Step): string {
  return [level, ...key, nth].join('\n')
}

/** What a key tells of its row: the fields with their values, as the contract has them. */
export function rowOfKey(level: LevelModel, key: readonly string[]): unknown {
  return level.key.reduce<unknown>((row, { field, isNumber }, index) => {
    const text = key[index] ?? ''
    return text === '' ? row : setAt(row, field, isNumber ? Number(text) : text)
  }, {})
}

function headOf({ level, nth = 1, page, filters = {} }: Step): string {
  return [
    `${level}${nth > 1 ? `~${String(nth)}` : ''}${page > 1 ? `@${String(page)}` : ''}`,
    ...Object.entries(filters).map(([id, text]) => `${id}=${encodeURIComponent(text)}`),
  ].join(';')
}

function withKnownFilters({ filters = {}, ...step }: Step, level: LevelModel): Step {
  const known = Object.entries(filters).filter(
    ([id, text]) => text !== '' && level.filters.some((filter) => filter.id === id),
  )
  return { ...step, ...(known.length > 0 && { filters: Object.fromEntries(known) }) }
}

/** A page, or which of several rows. */
const COUNT = /^[1-9]\d{0,5}$/

function stepIn(part: string): Step | undefined {
  const [head = '', ...key] = part.split(',')
  const [place = '', ...filters] = head.split(';')
  const [row = '', page = '1'] = place.split('@')
  const [level = '', nth = '1'] = row.split('~')
  if (!COUNT.test(page) || !COUNT.test(nth)) return undefined
  try {
    return {
      level,
      key: key.map(decodeURIComponent),
      page: Number(page),
      ...(nth !== '1' && { nth: Number(nth) }),
      filters: Object.fromEntries(filters.map(filterIn)),
    }
  } catch {
    // A half of an escape: the address was cut or typed by hand.
    return undefined
  }
}

function filterIn(text: string): [string, string] {
  const [id = '', value = ''] = text.split('=')
  return [id, decodeURIComponent(value)]
}
