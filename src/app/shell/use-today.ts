import { useSyncExternalStore } from 'react'
import { dayOf } from '../../config/index.ts'

/** How often is looked whether it is another day: a device may have slept over midnight. */
const LOOK_MS = 60_000

/** The reader's day, YYYYMMDD: another one from midnight on, within a minute. */
export function useToday(): string {
  return useSyncExternalStore(listen, () => dayOf(new Date()))
}

function listen(look: () => void): () => void {
  const every = setInterval(look, LOOK_MS)
  return () => clearInterval(every)
}
