import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useScene } from '../shell/scene.ts'
import { loaderOf } from './expected.ts'
import { screenQuery } from './expected.ts'

/**
 * Loads a screen (`grids/NAME`) that somebody is about to open: model and code, no data. What cannot be had now is asked for again
 * when it is opened.
 */
export function usePrefetch(): (screen: string | undefined) => void {
  const { boot } = useScene()
  const client = useQueryClient()
  return useCallback(
    (screen) => {
      const load = screen === undefined ? undefined : loaderOf(screen)
      if (screen !== undefined && load !== undefined)
        client.query(screenQuery(boot, screen, load)).catch(() => undefined)
    },
    [boot, client],
  )
}
