import { useSyncExternalStore } from 'react'
import { dayOf } from '../../config/index.ts'

/** The reader's day, YYYYMMDD: another one from midnight on, also on a device that slept over it. */
export function useToday(): string {
  return useSyncExternalStore(listen, today)
}

const today = (): string => dayOf(new Date())

function listen(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    timer = setTimeout(() => {
      changed()
      wait()
    }, untilMidnight())
  }
  wait()
  // A timer stands still while the device sleeps.
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

function untilMidnight(): number {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + 1
}
