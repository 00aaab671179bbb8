const MINUTE = 60_000

/** What is never closed, but made to wait the longer, the more of it there was within a span of time that begins with the first. */
export interface Slowing {
  name: string
  /** So much of it waits for nothing. */
  free: number
  /** Each time there was so much more, the wait doubles. */
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

/** How long the next attempt waits after so much of it, in milliseconds. */
export function delayAfter({ free, step, firstMs, mostMs }: Slowing, amount: number): number {
  if (amount <= free) return 0
  const doublings = Math.floor((amount - free - 1) / step)
  return Math.min(mostMs, firstMs * 2 ** Math.min(doublings, 30))
}
