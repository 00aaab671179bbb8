const MINUTE = 60_000

/** A limit that never refuses for good: the more attempts there were within a span of time, the longer the next one waits. The span begins with the first. */
export interface Slowing {
  name: string
  /** How many attempts do not wait. */
  free: number
  /** After how many further attempts the wait doubles. */
  step: number
  firstMs: number
  mostMs: number
  withinMs: number
}

/** Failed sign-ins of one account from everywhere together, except from devices that the account knows. */
export const GUESSES: Slowing = {
  name: 'guesses',
  free: 50,
  step: 1,
  firstMs: 10_000,
  mostMs: 15 * MINUTE,
  withinMs: 24 * 60 * MINUTE,
}
/** Wrong codes of one account beside its right password, from every device: they are short. */
export const CODE_GUESSES: Slowing = { ...GUESSES, name: 'codes', free: 10 }
/** Numbers that somebody without a session asked for, and shipments found by them: of one address, and of its neighbourhood. */
export const TRACKED: Slowing = {
  name: 'tracked numbers',
  free: 200,
  step: 20,
  firstMs: 30_000,
  mostMs: 60 * MINUTE,
  withinMs: 60 * MINUTE,
}
export const TRACKED_NEARBY: Slowing = { ...TRACKED, name: 'tracked numbers nearby', free: 1000, step: 100 }

/** How long the next attempt waits after this many, in milliseconds. */
export function delayAfter({ free, step, firstMs, mostMs }: Slowing, amount: number): number {
  if (amount <= free) return 0
  const doublings = Math.floor((amount - free - 1) / step)
  return Math.min(mostMs, firstMs * 2 ** Math.min(doublings, 30))
}
