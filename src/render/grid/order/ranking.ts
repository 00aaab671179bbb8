import { NO_KEY, prefixKeys } from './prefix-keys.ts'
import { orderOfKeys } from './key-order.ts'

/** The values of a list in ascending order, by their indexes. */
export interface Ranking {
  /** Equal values keep their order; empty ones come last. */
  ascending: Uint32Array
  /** How many are not empty. */
  filled: number
  /** Whether two values stand at one place. */
  isSame(one: number, other: number): boolean
}

/** Up to so many texts are compared with one another: more of them are worth keys. */
const FEW = 64
/** How many values are looked at to tell whether a list repeats its values. */
const SAMPLE = 1000

/** Ranks numbers by size, or texts by their characters in a language, digits as numbers. */
export function rankingBy(values: readonly (string | number)[], locale: string): Ranking {
  if (values.every((value) => typeof value === 'number' || value === '')) return rankingOfNumbers(values)
  return repeats(values) ? rankingOfRepeated(values, locale) : rankingOfTexts(values.map(String), locale)
}

/** The indexes of a ranked list in order; those without a value come last in either direction, equal ones keep their order. */
export function orderBy({ ascending, filled, isSame }: Ranking, direction: 'asc' | 'desc'): Uint32Array {
  if (direction === 'asc') return ascending
  const order = new Uint32Array(ascending)
  for (let end = filled, at = 0; end > 0;) {
    let start = end - 1
    while (start > 0 && isSame(ascending[start - 1] ?? 0, ascending[end - 1] ?? 0)) start -= 1
    order.set(ascending.subarray(start, end), at)
    at += end - start
    end = start
  }
  return order
}

function rankingOfNumbers(values: readonly (string | number)[]): Ranking {
  const keys = new Float64Array(values.length)
  for (let index = 0; index < values.length; index += 1)
    keys[index] = values[index] === '' ? Infinity : Number(values[index])
  return ranked(orderOfKeys(keys), values, (one, other) => keys[one] === keys[other])
}

function rankingOfTexts(texts: readonly string[], locale: string): Ranking {
  let collator: Intl.Collator | undefined
  const compare = (one: number, other: number): number => {
    if (texts[one] === texts[other]) return 0
    collator ??= new Intl.Collator(locale, { numeric: true })
    return collator.compare(texts[one] ?? '', texts[other] ?? '')
  }
  const keys = texts.length <= FEW ? undefined : prefixKeys(texts, locale)
  const order = keys === undefined ? indexes(texts.length).sort(compare) : orderOfTexts(keys, compare)
  return ranked(order, texts, (one, other) => compare(one, other) === 0)
}

/** A list of few different values: those are ranked, and each value stands where its like does. */
function rankingOfRepeated(values: readonly (string | number)[], locale: string): Ranking {
  const { distinct, idOf } = distinctOf(values)
  const { ascending, isSame } = rankingOfTexts(distinct, locale)
  const placeOf = new Uint32Array(distinct.length)
  let places = 0
  for (let at = 1; at < ascending.length; at += 1) {
    if (!isSame(ascending[at - 1] ?? 0, ascending[at] ?? 0)) places += 1
    placeOf[ascending[at] ?? 0] = places
  }
  const next = new Uint32Array(places + 2)
  for (const id of idOf) count(next, (placeOf[id] ?? 0) + 1)
  for (let place = 1; place < next.length; place += 1) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0)
  const order = new Uint32Array(values.length)
  for (let index = 0; index < idOf.length; index += 1) order[count(next, placeOf[idOf[index] ?? 0] ?? 0)] = index
  return ranked(order, values, (one, other) => placeOf[idOf[one] ?? 0] === placeOf[idOf[other] ?? 0])
}

/** Counts one more at a place; gives how many there were. */
function count(counts: Uint32Array, place: number): number {
  const before = counts[place] ?? 0
  counts[place] = before + 1
  return before
}

/** An order with what is empty moved behind the rest. */
function ranked(order: Uint32Array, values: readonly (string | number)[], isSame: Ranking['isSame']): Ranking {
  const empty = order.filter((index) => values[index] === '')
  const filled = order.length - empty.length
  if (empty.length === 0) return { ascending: order, filled, isSame }
  const ascending = new Uint32Array(order.length)
  ascending.set(order.filter((index) => values[index] !== ''))
  ascending.set(empty, filled)
  return { ascending, filled, isSame }
}

/** Whether a list is worth being grouped by its different values: cities are, numbers of orders are not. */
function repeats(values: readonly (string | number)[]): boolean {
  const sample = values.slice(0, SAMPLE)
  return new Set(sample).size < sample.length * 0.9
}

/** The different values as texts, and of each value which one it is. */
function distinctOf(values: readonly (string | number)[]): { distinct: string[]; idOf: Uint32Array } {
  const ids = new Map<string | number, number>()
  const idOf = new Uint32Array(values.length)
  values.forEach((value, index) => {
    let id = ids.get(value)
    if (id === undefined) ids.set(value, (id = ids.size))
    idOf[index] = id
  })
  return { distinct: [...ids.keys()].map(String), idOf }
}

/** The order of texts by their keys, compared only where those are equal; texts without a key find their places by comparing. */
function orderOfTexts(keys: Float64Array, compare: (one: number, other: number) => number): Uint32Array {
  const keyed = orderOfKeys(keys)
  const end = keyed.findIndex((id) => keys[id] === NO_KEY)
  const order = end === -1 ? keyed : keyed.subarray(0, end)
  for (let from = 0; from < order.length;) {
    let to = from + 1
    while (to < order.length && keys[order[to] ?? 0] === keys[order[from] ?? 0]) to += 1
    if (to - from > 1) order.subarray(from, to).sort(compare)
    from = to
  }
  return end === -1 ? order : merged(order, keyed.subarray(end).sort(compare), compare)
}

/** Two orders made one. Each of the second is looked for by steps that double, for it is mostly the shorter one. */
function merged(first: Uint32Array, second: Uint32Array, compare: (one: number, other: number) => number): Uint32Array {
  const order = new Uint32Array(first.length + second.length)
  let at = 0
  second.forEach((id, index) => {
    const comesBefore = (place: number): boolean => place < first.length && compare(first[place] ?? 0, id) <= 0
    let step = 1
    while (comesBefore(at + step - 1)) step *= 2
    let [low, high] = [at + Math.floor(step / 2), Math.min(at + step - 1, first.length)]
    while (low < high) {
      const middle = (low + high) >> 1
      if (comesBefore(middle)) low = middle + 1
      else high = middle
    }
    order.set(first.subarray(at, low), at + index)
    order[low + index] = id
    at = low
  })
  order.set(first.subarray(at), at + second.length)
  return order
}

function indexes(count: number): Uint32Array<ArrayBuffer> {
  const made = new Uint32Array(count)
  for (let index = 0; index < count; index += 1) made[index] = index
  return made
}
