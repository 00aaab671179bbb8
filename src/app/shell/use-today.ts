import { useSyncExternalStore } from 'react'
import { dayOf, listenToTime, now } from '../../config/index.ts'

/** How often is looked whether it is another day: a device may have slept over midnight. */
const LOOK_MS = 60_000

/** The reader's day, YYYYMMDD: another one from midnight on, within a minute, and once the gateway tells a device that its clock is wrong. */
export function useToday(): string {
  return useSyncExternalStore(listen, () => dayOf(now()))
}

function listen(look: () => void): () => void {
  const every = setInterval(look, LOOK_MS)
  const stop = listenToTime(look)
  return () => {
    clearInterval(every)
    stop()
  }
}
