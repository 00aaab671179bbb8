import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { EngineContext, useEngine } from '../../render/index.ts'
import { Broken } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { SCREEN_KEY } from '../shell/queries.ts'
import { useScene } from '../shell/scene.ts'
import type { LoadedGrid } from './load.ts'
import { loadGrid } from './load.ts'
import { useAddressFilters } from './use-address-filters.ts'

/** A page that is a list. */
export function GridPage({ screen }: { screen: string }) {
  const { boot } = useScene()
  const { data, isError, refetch } = useQuery({
    queryKey: [SCREEN_KEY, boot.url, screen],
    queryFn: () => loadGrid(boot, screen),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  if (isError) return <Broken onRetry={() => void refetch()} />
  return data ? <OpenGrid {...data} /> : <Loading />
}

function OpenGrid({ model, Screen, cells }: LoadedGrid) {
  const services = useEngine()
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, cells } }), [services, cells])
  const [filters, setFilters] = useAddressFilters()
  return (
    <EngineContext value={engine}>
      <Screen model={model} filters={filters} onFiltersChange={setFilters} />
    </EngineContext>
  )
}
