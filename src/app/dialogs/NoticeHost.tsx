import { useEffect, useState, useSyncExternalStore } from 'react'
import { expectCode, useCode } from '../../render/index.ts'
import { waitingNotices } from './notices.ts'

export const loadNotices = () => import('./Notices.tsx').then(({ Notices }) => Notices)

/** Where notices stand. What shows them is loaded with the first one, at the latest when the first page came to rest. */
export function NoticeHost() {
  const waiting = useSyncExternalStore(waitingNotices.subscribe, waitingNotices.read)
  const [isWanted, setWanted] = useState(false)
  if (waiting.length > 0 && !isWanted) setWanted(true)
  // What could not be loaded is asked for again with the next notice, and once there is a line.
  useEffect(() => {
    if (waiting.length === 0) return undefined
    const ask = (): void => expectCode(loadNotices)
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [waiting])
  const { code: Notices } = useCode(isWanted ? loadNotices : undefined)
  return Notices && <Notices />
}
