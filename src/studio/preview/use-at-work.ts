import { useEffect } from 'react'
import { createPresence, openTabs } from '../../app/index.ts'
import { notePressed } from '../host/at-work.ts'
import type { Viewer } from './sign-in.ts'

/** What shows that somebody is at work. */
const SIGNS = ['pointerdown', 'keydown'] as const
/** It is told at most once in this time, in milliseconds. */
const TOLD_EVERY_MS = 10_000

/**
 * The studio among the portal's pages of the same sign-in. Work in it counts there, as in the preview: each of them counts what is pressed
 * in itself, and ends the session, that of the studio with it, where nothing was for long (specification of the frame, §4). Where none is
 * open the gateway ends it: what the studio asks by itself, while nobody works here or there, is no use of a session. And a new tab of the portal gets the session as the person has it, whoever's eyes the preview is looked at by;
 * not that of somebody of the demonstration, who is only looked through (`isPerson` false).
 */
export function useAtWork(viewer: Viewer | undefined, isPerson = true): void {
  const session = viewer?.session
  useEffect(() => {
    if (session === undefined) return undefined
    const tabs = openTabs(() => session, { onEnded: () => undefined, onActive: notePressed }, isPerson)
    const showPresence = isPerson ? createPresence() : () => undefined
    showPresence(session.tenantUrl)
    let told = -Infinity
    const tell = (): void => {
      const now = Date.now()
      notePressed(now)
      if (Math.abs(now - told) < TOLD_EVERY_MS) return
      told = now
      tabs.tellActive(now)
    }
    for (const sign of SIGNS) document.addEventListener(sign, tell, true)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, tell, true)
      showPresence(null)
      tabs.close()
    }
  }, [session, isPerson])
}
