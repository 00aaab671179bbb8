import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { TenantBoot } from '../../config/index.ts'
import { SCREEN_KEY } from '../shell/queries.ts'
import { useScene } from '../shell/scene.ts'
import { loadExpected } from './expected.ts'

type Load<Loaded> = (boot: TenantBoot, screen: string) => Promise<Loaded>

/** A screen on its way. */
interface LoadedScreen<Loaded> {
  data: Loaded | undefined
  isError: boolean
  /** Asks for what failed again. */
  refetch(): unknown
}

/**
 * A screen's model and code, loaded once a session; a failed load can be tried again. `screen` is its name in portal.json. One that
 * comes while something else stands in its place is drawn in slices: what is there already answers meanwhile.
 */
export function useLoaded<Loaded>(screen: string, load: Load<Loaded>): LoadedScreen<Loaded> {
  const { boot } = useScene()
  const { data, isError, refetch } = useQuery(screenQuery(boot, screen, load))
  const drawn = useDeferredValue(data)
  return { data: drawn, isError, refetch }
}

/** What is asked for a screen, by whoever opens it and by whoever expects that somebody will. */
export function screenQuery<Loaded>(boot: TenantBoot, screen: string, load: Load<Loaded>) {
  return {
    queryKey: [SCREEN_KEY, boot.url, screen],
    queryFn: () => loadExpected(boot, screen, load),
    staleTime: Infinity,
    gcTime: Infinity,
  }
}
