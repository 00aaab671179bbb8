import type { Notice } from '../../render/index.ts'

/** What was said before it could be shown. */
let waiting: readonly Notice[] = []
let show: ((notice: Notice) => void) | undefined
const listeners = new Set<() => void>()

function wait(next: readonly Notice[]): void {
  waiting = next
  listeners.forEach((listener) => {
    listener()
  })
}

/** Tells the user something: at once, or as soon as notices can be shown. Outside the signed-in portal nobody is told. */
export function notify(notice: Notice): void {
  if (show !== undefined) show(notice)
  else if (listeners.size > 0) wait([...waiting, notice])
}

/** Has what waits, and all that is said from now on, shown, until the answer is called. */
export function showNotices(by: (notice: Notice) => void): () => void {
  show = by
  waiting.forEach(by)
  wait([])
  return () => {
    show = undefined
  }
}

/** What waits to be shown, for as long as somebody listens. */
export const waitingNotices = {
  read: (): readonly Notice[] => waiting,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) waiting = []
    }
  },
}
