import { useEffect } from 'react'
import { activityIn } from '../../app/index.ts'
import type { Viewer } from '../preview/sign-in.ts'

/** What shows that somebody is at work. */
const SIGNS = ['pointerdown', 'keydown'] as const
/** It is told at most once in this time, in milliseconds. */
const TOLD_EVERY_MS = 10_000

/**
 * Work in the studio counts in the portal's pages of the same sign-in, such as the preview: each of them counts what is pressed in itself,
 * and ends the session, that of the studio with it, where nothing was for long (specification of the frame, §4).
 */
export function useAtWork(viewer: Viewer | undefined): void {
  const id = viewer?.session.id
  useEffect(() => {
    if (id === undefined) return undefined
    const activity = activityIn(id)
    let told = -Infinity
    const tell = (): void => {
      const now = Date.now()
      if (Math.abs(now - told) < TOLD_EVERY_MS) return
      told = now
      activity.tellActive(now)
    }
    for (const sign of SIGNS) document.addEventListener(sign, tell, true)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, tell, true)
      activity.close()
    }
  }, [id])
}
