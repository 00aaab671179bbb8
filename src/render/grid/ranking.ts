import { NO_KEY, prefixKeys } from './prefix-keys.ts'
import { orderOfKeys } from './radix-sort.ts'

/** Where each value of a list stands in ascending order; equal values stand at one place. */
export interface Ranking {
  /** A place for each value; `places` for one that is empty. */
  ranks: Uint32Array
  places: number
}

/** Up to so many texts are compared with one another: more of them are worth keys. */
const FEW = 64
/** How many values are looked at to tell whether a list repeats its values. */
const SAMPLE = 1000

/** Ranks numbers by size, or texts by their characters in a language, digits as numbers. */
export function rankingBy(values: readonly (string | number)[], locale: string): Ranking {
  if (values.every((value) => typeof value === 'number' || value === '')) return rankingOfNumbers(values)
  const { distinct, idOf } = repeats(values) ? distinctOf(values) : { distinct: values.map(String), idOf: undefined }
  const collator = new Intl.Collator(locale, { numeric: true })
  const compare = (one: number, other: number): number => collator.compare(distinct[one] ?? '', distinct[other] ?? '')
  const keys = distinct.length <= FEW ? undefined : prefixKeys(distinct, locale)
  const order = keys === undefined ? indexes(distinct.length).sort(compare) : orderOfTexts(keys, compare)
  const isSame = (one: number, other: number): boolean => distinct[one] === distinct[other] || ((keys === undefined || mayBeSame(keys, one, other)) && compare(one, other) === 0)
  const { ranks, places } = rankedBy(order, (id) => distinct[id] === '', isSame)
  return { ranks: idOf === undefined ? ranks : idOf.map((id) => ranks[id] ?? 0), places }
}

/** The indexes of a ranked list in order; those without a value come last in either direction, equal ones keep their order. */
export function orderBy({ ranks, places }: Ranking, direction: 'asc' | 'desc'): Uint32Array {
  const placeOf = (rank: number): number => (rank === places || direction === 'asc' ? rank : places - 1 - rank)
  const next = new Uint32Array(places + 2)
  for (const rank of ranks) next[placeOf(rank) + 1] = (next[placeOf(rank) + 1] ?? 0) + 1
  for (let place = 1; place < next.length; place += 1) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0)
  const order = new Uint32Array(ranks.length)
  for (let index = 0; index < ranks.length; index += 1) {
    const place = placeOf(ranks[index] ?? places)
    const at = next[place] ?? 0
    order[at] = index
    next[place] = at + 1
  }
  return order
}

function rankingOfNumbers(values: readonly (string | number)[]): Ranking {
  const keys = Float64Array.from(values, (value) => (value === '' ? Infinity : Number(value)))
  return rankedBy(orderOfKeys(keys), (index) => values[index] === '', (one, other) => keys[one] === keys[other])
}

/** The places of values that stand in order. */
function rankedBy(order: Uint32Array, isEmpty: (id: number) => boolean, isSame: (one: number, other: number) => boolean): Ranking {
  const ranks = new Uint32Array(order.length)
  const empty: number[] = []
  let places = 0
  let last: number | undefined
  for (const id of order) {
    if (isEmpty(id)) {
      empty.push(id)
      continue
    }
    if (last === undefined || !isSame(last, id)) places += 1
    ranks[id] = places - 1
    last = id
  }
  for (const id of empty) ranks[id] = places
  return { ranks, places }
}

/** Whether a list is worth being told apart into its different values: cities are, numbers of orders are not. */
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
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && keys[order[to] ?? 0] === keys[order[from] ?? 0]) to += 1
    if (to - from > 1) order.subarray(from, to).sort(compare)
    from = to
  }
  return end === -1 ? order : merged(order, keyed.subarray(end).sort(compare), compare)
}

function mayBeSame(keys: Float64Array, one: number, other: number): boolean {
  return keys[one] === keys[other] || keys[one] === NO_KEY || keys[other] === NO_KEY
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
  return Uint32Array.from({ length: count }, (_, index) => index)
}
