import { nice, ticks } from 'd3-array'

/** About so many lines across. */
const LINES = 4

/** The upper end of an axis of counts from zero, and the round numbers on it; never finer than one. */
export function scaleOf(counts: readonly number[]): { top: number; ticks: number[] } {
  const [, top] = nice(0, Math.max(LINES, ...counts), LINES)
  return { top, ticks: ticks(0, top, LINES) }
}
