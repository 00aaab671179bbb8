import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { TenantBoot } from '../../config/index.ts'
import { SCREEN_KEY } from '../shell/queries.ts'
import { useScene } from '../shell/scene.ts'

type Load<Loaded> = (boot: TenantBoot, screen: string) => Promise<Loaded>

/** A screen's model and code, loaded once a session; a failed load can be tried again. `screen` is its name in portal.json. */
export function useLoaded<Loaded>(screen: string, load: Load<Loaded>): UseQueryResult<Loaded> {
  const { boot } = useScene()
  return useQuery(screenQuery(boot, screen, load))
}

/** What is asked for a screen, by whoever opens it and by whoever expects that somebody will. */
export function screenQuery<Loaded>(boot: TenantBoot, screen: string, load: Load<Loaded>) {
  return {
    queryKey: [SCREEN_KEY, boot.url, screen],
    queryFn: () => load(boot, screen),
    staleTime: Infinity,
    gcTime: Infinity,
  }
}
