import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { TenantBoot } from '../../config/index.ts'
import { SCREEN_KEY } from '../shell/queries.ts'
import { useScene } from '../shell/scene.ts'

/** A screen's model and code, loaded once a session; a failed load can be tried again. `screen` is its name in portal.json. */
export function useLoaded<Loaded>(screen: string, load: (boot: TenantBoot, screen: string) => Promise<Loaded>): UseQueryResult<Loaded> {
  const { boot } = useScene()
  return useQuery({
    queryKey: [SCREEN_KEY, boot.url, screen],
    queryFn: () => load(boot, screen),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
