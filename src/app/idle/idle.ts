import type { TenantBoot } from '../../config/index.ts'
import { keepLastClick, lastClick } from './last-click.ts'

const MINUTE = 60_000
const TICK_MS = 1000
/** A page that did not look at the clock for so long was asleep; one in the background looks once a minute. */
const ASLEEP_MS = 90_000
/** Clicks are announced to the other tabs, and kept, at most once in this time. */
const ANNOUNCED_EVERY_MS = 1000

/** What the idle watch shows: nothing, or how long until the session ends, in milliseconds. */
export type IdleState = { kind: 'active' } | { kind: 'warned'; leftMs: number }

export interface IdleOptions {
  times: TenantBoot['idle']
  storage: Storage
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** Tells the other tabs of a click. */
  tell(at: number): void
  onState(state: IdleState): void
  /** Called once, when the time is over. */
  onEnd(): void
}

/** Watches over a session in which nobody clicks (specification of the frame, §4). */
export interface IdleWatch {
  /** Somebody clicked on this page. Counts as long as there is no warning: then only Stay does. */
  click(): void
  /** Somebody clicked, or stayed, in another tab. */
  heard(at: number): void
  /** The user stays: the time begins anew, here and in the other tabs. */
  stay(): void
  /** Looks at the clock: after sleep, timers are late. */
  look(): void
  stop(): void
}

/**
 * Begins to watch. Time is judged by the clock, so that a computer that slept through the end of a session wakes up signed out. A browser
 * lets a tab in the background sleep alone: what was clicked in the others is heard before it decides for all of them.
 */
export function watchIdle({ times, storage, now = Date.now, tell, onState, onEnd }: IdleOptions): IdleWatch {
  const warnAfter = times.warnAfterMinutes * MINUTE
  const endAfter = times.endAfterMinutes * MINUTE
  let last = lastClick(storage) ?? now()
  let announced = 0
  let warned = false
  let over = false
  let looked = now()
  let woke = -Infinity

  /** It has just woken up: what the other tabs told meanwhile waits to be heard, and may change everything. */
  function isUndecided(): boolean {
    return now() - woke < TICK_MS && now() - last >= warnAfter
  }

  function look(): void {
    if (over) return
    woke = now() - looked > ASLEEP_MS ? now() : Math.min(woke, now())
    looked = now()
    // A clock that was set back must not make the session longer.
    last = Math.min(last, now())
    if (isUndecided()) return
    const idle = now() - last
    if (idle >= endAfter) {
      over = true
      stop()
      return onEnd()
    }
    if (idle < warnAfter && !warned) return
    warned = idle >= warnAfter
    onState(warned ? { kind: 'warned', leftMs: endAfter - idle } : { kind: 'active' })
  }

  function touch(at: number): void {
    last = Math.max(last, at)
    keepLastClick(storage, last)
    look()
  }

  function stop(): void {
    clearInterval(ticks)
  }

  const ticks = setInterval(look, TICK_MS)
  touch(last)
  return {
    look,
    stop,
    click() {
      look()
      if (over || warned || isUndecided()) return
      last = now()
      if (last - announced < ANNOUNCED_EVERY_MS) return
      announced = last
      touch(last)
      tell(last)
    },
    heard(at) {
      if (!over) touch(Math.min(at, now()))
    },
    stay() {
      if (over) return
      touch(now())
      tell(last)
    },
  }
}
