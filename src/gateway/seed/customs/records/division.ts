import { rounded } from '../file-seed.ts'

/** An amount in parts that stand to each other as the shares do and add up to it exactly; `figures` after the point. */
export function divided(total: number, shares: readonly number[], figures = 2): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let cut = 0
  let run = 0
  return shares.map((share) => {
    run += share
    const end = rounded(whole === 0 ? 0 : (total * run) / whole, figures)
    const part = rounded(end - cut, figures)
    cut = end
    return part
  })
}

/** A whole number in parts that are as even as they can be; never more parts than it has ones. */
export function evenly(total: number, parts: number): number[] {
  return divided(
    total,
    Array.from({ length: Math.max(1, Math.min(parts, total)) }, () => 1),
    0,
  )
}
