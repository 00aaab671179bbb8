import { useMemo, useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { LabelId } from '../../config/index.ts'
import { EngineContext, useCode, useEngine } from '../../render/index.ts'
import { withoutDrawers } from '../address/drawers.ts'
import { searchedIn, withoutSearched } from '../address/filters.ts'
import { Broken } from '../pages/inside.tsx'
import { PageOutline } from '../pages/outline.tsx'
import { usePortal } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { loadGrid } from './load.ts'
import type { LoadedGrid } from './load.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useLeftList } from './use-left-list.ts'
import { useLoaded } from './use-loaded.ts'
import { useWaiting } from './use-waiting.ts'

const loadUnsavedDrafts = () => import('./UnsavedDrafts.tsx').then(({ UnsavedDrafts }) => UnsavedDrafts)

/** A page that is a list; `title` stands in the place of the list's own. */
export function GridPage(props: { screen: string; title?: LabelId }) {
  return useWaiting(props.screen) ? null : <ListPage {...props} />
}

function ListPage({ screen, title }: { screen: string; title?: LabelId }) {
  const { data, isError, refetch } = useLoaded(screen, loadGrid)
  const model = useMemo(() => data && (title === undefined ? data.model : { ...data.model, title }), [data, title])
  if (isError) return <Broken onRetry={() => void refetch()} />
  return data && model ? <OpenGrid {...data} model={model} /> : <PageOutline />
}

function OpenGrid({ model, Screen, cells, servicesOfLists }: LoadedGrid) {
  const services = useEngine()
  const { session } = useScene()
  const portal = usePortal()
  const [address, removeCriteria] = useSearched()
  const left = useLeftList()
  const engine = useMemo(
    () => ({
      ...services,
      ...servicesOfLists(session, portal),
      left,
      parts: { ...services.parts, cells },
      scope: { ...services.scope, address },
    }),
    [services, servicesOfLists, session, portal, cells, address, left],
  )
  const [filters, setFilters] = useAddressFilters()
  const { code: UnsavedDrafts } = useCode(loadUnsavedDrafts)
  return (
    <EngineContext value={engine}>
      {model.breadcrumb && <Breadcrumb title={services.t(model.title)} />}
      {UnsavedDrafts && <UnsavedDrafts model={model} />}
      <Screen model={model} filters={filters} onFiltersChange={setFilters} removeCriteria={removeCriteria} />
    </EngineContext>
  )
}

/** What a search left in the page's address, and how names are taken out of it. It stays the same while drawers open and filters change. */
function useSearched(): [Record<string, string>, (names: readonly string[]) => void] {
  const { boot } = useScene()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const text = new URLSearchParams(searchedIn(withoutDrawers(search, boot.drawers))).toString()
  const searched = useMemo(() => searchedIn(new URLSearchParams(text)), [text])
  const remove = useCallback(
    (names: readonly string[]) => {
      void navigate({ search: withoutSearched(new URLSearchParams(window.location.search), names).toString() })
    },
    [navigate],
  )
  return [searched, remove]
}
