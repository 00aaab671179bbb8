import { useMemo } from 'react'
import { EngineContext, useEngine } from '../../render/index.ts'
import { Broken } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import type { LoadedGrid } from './load.ts'
import { loadGrid } from './load.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useSearched } from './use-searched.ts'
import { useLoaded } from './use-loaded.ts'

/** A page that is a list. */
export function GridPage({ screen }: { screen: string }) {
  const { data, isError, refetch } = useLoaded(screen, loadGrid)
  if (isError) return <Broken onRetry={() => void refetch()} />
  return data ? <OpenGrid {...data} /> : <Loading />
}

function OpenGrid({ model, Screen, cells }: LoadedGrid) {
  const services = useEngine()
  const [address, removeCriteria] = useSearched()
  const engine = useMemo(
    () => ({ ...services, parts: { ...services.parts, cells }, scope: { ...services.scope, address } }),
    [services, cells, address],
  )
  const [filters, setFilters] = useAddressFilters()
  return (
    <EngineContext value={engine}>
      {model.breadcrumb && <Breadcrumb title={services.t(model.title)} />}
      <Screen model={model} filters={filters} onFiltersChange={setFilters} removeCriteria={removeCriteria} />
    </EngineContext>
  )
}
