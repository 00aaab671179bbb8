/** How long a call may stay unanswered before the line is tried, and how long the try may take, in milliseconds. */
const SLOW_MS = 3_000
const PROBE_MS = 4_000
/** How long to wait before the line that is away is tried again: at first, and at most. */
const FIRST_MS = 1_000
const LONGEST_MS = 10_000
/** A page that is looked at again after so long without an answer tries the line: it may have gone without a word. */
const STALE_MS = 15_000

/** Whether the gateway can be reached from this page. */
export interface Line {
  isAway(): boolean
  /** Whether it is away since somebody on the way leads elsewhere, to a sign-in of their own: a page that is loaded anew is led there. */
  isLedElsewhere(): boolean
  /** Hears when that changes; answers how to stop. */
  listen(heard: () => void): () => void
  /** Watches a call: its answer shows that the line is there, its failure and its silence that it may not be. */
  watch(call: Promise<Outcome>): void
  /** Begins to hear the browser; answers how to stop. */
  open(): () => void
}

/** What became of a call: an answer of whatever status, a failure without one, or given up by the caller. */
export type Outcome = 'answered' | 'unanswered' | 'givenUp'

/**
 * The state of the line. The browser says when the device loses its network; that the gateway alone is away is found by a call that
 * fails, or is not answered, and by a probe after it. A line that is away is tried again until it answers, less and less often, and
 * at once when the browser has a network again or the page is looked at again. Nobody asks while nothing is done in the page: what is typed
 * is on the device, and a line that went without a word is found when somebody comes back to the page, or by the next call.
 *
 * @param probe whether the gateway answers at all; rejects or answers false where it does not, 'elsewhere' where the call is led to another place
 */
export function createLine(probe: (signal: AbortSignal) => Promise<boolean | 'elsewhere'>): Line {
  const listeners = new Set<() => void>()
  let isAway = !navigator.onLine
  let isLedElsewhere = false
  let answeredAt = Date.now()
  let pause = FIRST_MS
  /** How many calls were sent, and which of them was the last that was not answered. */
  let [sent, lost] = [0, 0]
  let probing: AbortController | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  const put = (away: boolean, elsewhere = false): void => {
    clearTimeout(next)
    if (away) {
      next = setTimeout(() => void tryLine(), pause)
      pause = Math.min(pause * 2, LONGEST_MS)
    } else {
      pause = FIRST_MS
      answeredAt = Date.now()
    }
    if (away === isAway && elsewhere === isLedElsewhere) return
    isAway = away
    isLedElsewhere = elsewhere
    for (const heard of listeners) heard()
  }

  const tryLine = async (): Promise<void> => {
    if (probing !== undefined) return
    // Nobody looks: it is tried again when somebody does.
    if (document.visibilityState === 'hidden') return
    const controller = new AbortController()
    probing = controller
    const timer = setTimeout(() => controller.abort(), PROBE_MS)
    const answers = await probe(controller.signal).catch(() => false)
    clearTimeout(timer)
    // An answer that came meanwhile knows better.
    if (probing !== controller) return
    probing = undefined
    put(answers !== true, answers === 'elsewhere')
  }

  const found = (away: boolean): void => {
    probing?.abort()
    probing = undefined
    put(away)
  }

  return {
    isAway: () => isAway,
    isLedElsewhere: () => isLedElsewhere,
    listen(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    watch(call) {
      const at = ++sent
      const late = setTimeout(() => void tryLine(), SLOW_MS)
      void call.then((outcome) => {
        clearTimeout(late)
        if (outcome === 'unanswered') {
          lost = Math.max(lost, at)
          void tryLine()
        }
        // What was answered to a call from before one that was not says nothing of the line since.
        if (outcome === 'answered' && at > lost) found(false)
      })
    },
    open() {
      const events = new AbortController()
      const { signal } = events
      window.addEventListener('offline', () => found(true), { signal })
      // A try that began without a network says nothing about the one that is there now.
      const networkIsBack = (): void => {
        probing?.abort()
        probing = undefined
        pause = FIRST_MS
        void tryLine()
      }
      window.addEventListener('online', networkIsBack, { signal })
      const lookedAt = (): void => void ((isAway || Date.now() - answeredAt > STALE_MS) && tryLine())
      document.addEventListener('visibilitychange', lookedAt, { signal })
      window.addEventListener('focus', lookedAt, { signal })
      if (isAway) put(true)
      return () => {
        events.abort()
        clearTimeout(next)
        probing?.abort()
      }
    },
  }
}
