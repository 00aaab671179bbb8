/** Numbers that look drawn by lot and are the same at every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<Value>(values: readonly Value[]): Value
  /** True in about `share` of the cases. */
  chance(share: number): boolean
}

/** Mulberry32, started by a text. */
export function randomOf(text: string): Random {
  let state = 2166136261
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick(values) {
      const value = values[Math.floor(next() * values.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
    chance: (share) => next() < share,
  }
}
