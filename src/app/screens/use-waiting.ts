import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { coversList } from '../../config/index.ts'
import { drawerIn } from '../address/drawers.ts'
import { useScene } from '../portal/scene.ts'
import { fillsWindow } from './drawer-widths.ts'
import { expectScreen } from './expected.ts'

/** What tells that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Whether a list waits behind the form that the address opened with it: a form that fills the window has the line and the processor to
 * itself, and nothing is asked for that nobody sees. The list's code comes with the first sign of somebody, its rows once the form is
 * closed.
 */
export function useWaiting(screen: string): boolean {
  const { boot } = useScene()
  const [search] = useSearchParams()
  const drawer = drawerIn(search, boot.drawers)?.drawer
  const [waits, setWaits] = useState(
    () => coversList(drawer?.screen, screen) && drawer !== undefined && fillsWindow(drawer),
  )
  const isWaiting = waits && coversList(drawer?.screen, screen)
  if (waits && !isWaiting) setWaits(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const come = new AbortController()
    const begin = (): void => {
      come.abort()
      expectScreen(boot, screen)
    }
    for (const sign of SIGNS) window.addEventListener(sign, begin, { signal: come.signal, passive: true })
    return () => come.abort()
  }, [isWaiting, boot, screen])
  return isWaiting
}
