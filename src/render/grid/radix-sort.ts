/** Digits of 16 bits in a number of 64. */
const DIGITS = 4
const BASE = 2 ** 16
const SIGN = BASE / 2

/** The indexes of numbers in ascending order, equal ones in theirs; what is no number comes last. A radix sort of 16 bits at a time. */
export function orderOfKeys(keys: Float64Array): Uint32Array<ArrayBuffer> {
  const digits = sortable(keys)
  let order = new Uint32Array(keys.length)
  let other = new Uint32Array(keys.length)
  for (let index = 0; index < order.length; index += 1) order[index] = index
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const next = new Uint32Array(BASE + 1)
    for (let at = digit; at < digits.length; at += DIGITS) next[(digits[at] ?? 0) + 1] = (next[(digits[at] ?? 0) + 1] ?? 0) + 1
    // Where all have the same digit there is nothing to do.
    if (next[(digits[digit] ?? 0) + 1] === keys.length) continue
    for (let value = 1; value <= BASE; value += 1) next[value] = (next[value] ?? 0) + (next[value - 1] ?? 0)
    for (const index of order) {
      const value = digits[index * DIGITS + digit] ?? 0
      const at = next[value] ?? 0
      other[at] = index
      next[value] = at + 1
    }
    ;[order, other] = [other, order]
  }
  return order
}

/** The bits of numbers (IEEE 754, the lowest digit first) as whole numbers in the same order: a sign turned over, of negative ones all bits. */
function sortable(keys: Float64Array): Uint16Array {
  const copy = new Float64Array(keys.length)
  // A zero below zero is zero.
  for (let index = 0; index < keys.length; index += 1) copy[index] = (keys[index] ?? 0) + 0
  const digits = new Uint16Array(copy.buffer)
  for (let last = DIGITS - 1; last < digits.length; last += DIGITS) {
    const isNegative = (digits[last] ?? 0) >= SIGN
    if (!isNegative) digits[last] = (digits[last] ?? 0) + SIGN
    else for (let at = last - DIGITS + 1; at <= last; at += 1) digits[at] = BASE - 1 - (digits[at] ?? 0)
  }
  return digits
}
