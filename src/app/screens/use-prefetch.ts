import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { TenantBoot } from '../../config/index.ts'
import { useScene } from '../shell/scene.ts'
import { loadDashboard, loadForm, loadGrid, loadView } from './load.ts'
import { screenQuery } from './use-loaded.ts'

const loaders: Readonly<Record<string, (boot: TenantBoot, screen: string) => Promise<unknown>>> = {
  dashboards: loadDashboard,
  forms: loadForm,
  grids: loadGrid,
  views: loadView,
}

/**
 * Loads a screen (`grids/NAME`) that somebody is about to open: model and code, no data. What cannot be had now is asked for again
 * when it is opened.
 */
export function usePrefetch(): (screen: string | undefined) => void {
  const { boot } = useScene()
  const client = useQueryClient()
  return useCallback(
    (screen) => {
      const load = loaders[screen?.split('/')[0] ?? '']
      if (screen !== undefined && load !== undefined) void client.prefetchQuery(screenQuery(boot, screen, load))
    },
    [boot, client],
  )
}
