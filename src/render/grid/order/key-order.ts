/** Whole numbers up to this are exact. */
const EXACT = 2 ** 53

/**
 * The indexes of numbers in ascending order, equal ones in theirs. Each number, made coarse, is sorted with its index behind it by the
 * browser's own sort of numbers, which asks no function; only numbers that are then equal are compared.
 */
export function orderOfKeys(keys: Float64Array): Uint32Array<ArrayBuffer> {
  const room = 2 ** Math.ceil(Math.log2(keys.length + 1))
  const { least, most } = bounds(keys)
  const finest = EXACT / room - 2
  const scale = finest / (most - least)
  const isApart = Number.isFinite(scale) && scale > 0
  const sorted = new Float64Array(keys.length)
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0
    const coarse = key === Infinity ? finest + 1 : isApart ? Math.floor((key - least) * scale) : 0
    sorted[index] = coarse * room + index
  }
  sorted.sort()
  const order = new Uint32Array(keys.length)
  let from = 0
  let last = 0
  for (let at = 0; at < order.length; at += 1) {
    const each = sorted[at] ?? 0
    const coarse = Math.floor(each / room)
    order[at] = each - coarse * room
    if (coarse === last) continue
    if (at - from > 1) sortExactly(order.subarray(from, at), keys)
    from = at
    last = coarse
  }
  sortExactly(order.subarray(from), keys)
  return order
}

function sortExactly(order: Uint32Array, keys: Float64Array): void {
  const [first = 0] = order
  if (order.every((index) => keys[index] === keys[first])) return
  order.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other)
}

/** The least and the greatest of numbers that end. */
function bounds(keys: Float64Array): { least: number; most: number } {
  let least = Infinity
  let most = -Infinity
  for (const key of keys) {
    if (key === Infinity) continue
    if (key < least) least = key
    if (key > most) most = key
  }
  return { least, most }
}
