import type { Page } from '@playwright/test'

/** What a person feels of a page: times in milliseconds since it was asked for, `shift` as the browser scores it. */
export interface Vitals {
  firstPaint: number
  largestPaint: number
  shift: number
  /** The slowest answer to a click or a key, until it is painted. */
  response: number
}

/** Runs in the page before anything else: keeps what the browser observes. */
export function observeVitals(): void {
  const vitals: Vitals = { firstPaint: 0, largestPaint: 0, shift: 0, response: 0 }
  Object.assign(window, { benchVitals: vitals })
  const observe = (type: string, hear: (entry: PerformanceEntry) => void): void => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe(options)
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) vitals.shift += value
  })
  observe('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId > 0) vitals.response = Math.max(vitals.response, duration)
  })
}

/** What was observed so far. */
export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (window as unknown as { benchVitals: Vitals }).benchVitals)
}
