/** What the page counts of itself once `countTimers` ran in it. */
declare global {
  interface Window {
    liveTimers?: Set<unknown>
  }
}

/** Runs in the page before its own scripts: keeps the timers that are set and have neither run out nor been cleared. */
export function countTimers(): void {
  const live = new Set<unknown>()
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  window.liveTimers = live
  window.setTimeout = ((run: TimerHandler, wait?: number, ...given: unknown[]) => {
    const timer = setTimeout(() => {
      live.delete(timer)
      if (typeof run === 'function') run(...given)
    }, wait)
    live.add(timer)
    return timer
  }) as typeof window.setTimeout
  window.setInterval = ((run: TimerHandler, wait?: number, ...given: unknown[]) => {
    const timer = setInterval(run, wait, ...given)
    live.add(timer)
    return timer
  }) as typeof window.setInterval
  const forgetting =
    (clear: (timer: number | undefined) => void) =>
    (timer: number | undefined): void => {
      live.delete(timer)
      clear(timer)
    }
  window.clearTimeout = forgetting((timer) => clearTimeout(timer)) as typeof window.clearTimeout
  window.clearInterval = forgetting((timer) => clearInterval(timer)) as typeof window.clearInterval
}
