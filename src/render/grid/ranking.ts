import { prefixKeys } from './prefix-keys.ts'

/** Where each value of a list stands in ascending order; equal values stand at one place. */
export interface Ranking {
  /** A place for each value; `places` for one that is empty. */
  ranks: Uint32Array
  places: number
}

/** Up to so many texts are compared with one another: more of them are worth keys. */
const FEW = 64

/** Ranks numbers by size, or texts by their characters in a language, digits as numbers. */
export function rankingBy(values: readonly (string | number)[], locale: string): Ranking {
  const ids = new Map<string | number, number>()
  const idOf = new Uint32Array(values.length)
  values.forEach((value, index) => {
    let id = ids.get(value)
    if (id === undefined) ids.set(value, (id = ids.size))
    idOf[index] = id
  })
  const distinct = [...ids.keys()]
  const empty = ids.get('')
  const isNumbers = distinct.every((value, id) => typeof value === 'number' || id === empty)
  const texts = isNumbers ? [] : distinct.map(String)
  const keys = isNumbers || texts.length <= FEW ? undefined : prefixKeys(texts, locale)
  const compare = isNumbers ? (one: number, other: number) => Number(distinct[one]) - Number(distinct[other]) : comparison(texts, locale)
  const order = keys === undefined ? indexes(distinct.length).sort(compare) : orderOfTexts(keys, compare)

  const rankOf = new Uint32Array(distinct.length)
  let places = 0
  let last: number | undefined
  for (const id of order) {
    if (id === empty) continue
    if (last !== undefined && (keys?.[last] !== keys?.[id] || compare(last, id) !== 0)) places += 1
    rankOf[id] = places
    last = id
  }
  places += last === undefined ? 0 : 1
  if (empty !== undefined) rankOf[empty] = places
  return { ranks: idOf.map((id) => rankOf[id] ?? 0), places }
}

/** Rows in the order of their ranks; those without a value come last in either direction, equal ones keep their order. */
export function inRanking<Row>(rows: readonly Row[], { ranks, places }: Ranking, direction: 'asc' | 'desc'): Row[] {
  const placeOf = (index: number): number => {
    const rank = ranks[index] ?? places
    return rank === places || direction === 'asc' ? rank : places - 1 - rank
  }
  const next = new Uint32Array(places + 2)
  for (let index = 0; index < rows.length; index += 1) next[placeOf(index) + 1] = (next[placeOf(index) + 1] ?? 0) + 1
  for (let place = 1; place < next.length; place += 1) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0)
  const ordered = [...rows]
  rows.forEach((row, index) => {
    const place = placeOf(index)
    const at = next[place] ?? 0
    ordered[at] = row
    next[place] = at + 1
  })
  return ordered
}

function comparison(texts: readonly string[], locale: string): (one: number, other: number) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return (one, other) => compare(texts[one] ?? '', texts[other] ?? '')
}

/** The order of texts by their keys, compared only where those are equal. */
function orderOfTexts(keys: Float64Array, compare: (one: number, other: number) => number): Uint32Array {
  const order = orderOfKeys(keys)
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && keys[order[to] ?? 0] === keys[order[from] ?? 0]) to += 1
    if (to - from > 1) order.subarray(from, to).sort(compare)
    from = to
  }
  return order
}

/** The indexes of whole numbers below 2^53 in ascending order: a radix sort of 16 bits at a time. */
function orderOfKeys(keys: Float64Array): Uint32Array {
  let order = indexes(keys.length)
  let other = new Uint32Array(keys.length)
  const digits = new Uint16Array(keys.length)
  for (const unit of [1, 2 ** 16, 2 ** 32, 2 ** 48]) {
    const next = new Uint32Array(2 ** 16 + 1)
    for (let index = 0; index < keys.length; index += 1) {
      const digit = Math.floor((keys[index] ?? 0) / unit) % 2 ** 16
      digits[index] = digit
      next[digit + 1] = (next[digit + 1] ?? 0) + 1
    }
    for (let digit = 1; digit < next.length; digit += 1) next[digit] = (next[digit] ?? 0) + (next[digit - 1] ?? 0)
    for (const index of order) {
      const digit = digits[index] ?? 0
      const at = next[digit] ?? 0
      other[at] = index
      next[digit] = at + 1
    }
    ;[order, other] = [other, order]
  }
  return order
}

function indexes(count: number): Uint32Array<ArrayBuffer> {
  const made = new Uint32Array(count)
  for (let index = 0; index < count; index += 1) made[index] = index
  return made
}
