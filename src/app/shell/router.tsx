import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Navigate, createBrowserRouter, useNavigate, useSearchParams } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import type { RouteModel, TenantBoot } from '../../config/index.ts'
import { withoutRepeats } from '../address/repeats.ts'
import { DashboardPage } from '../home/DashboardPage.tsx'
import { NotFound, AccessDenied } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { useTabName } from '../pages/use-tab-name.ts'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { FormPage } from '../screens/FormPage.tsx'
import { GridPage } from '../screens/GridPage.tsx'
import { refreshLists } from '../screens/queries.ts'
import { isOpen } from '../session/access.ts'
import { Frame } from './Frame.tsx'

/** Routes of the signed-in shell, below the tenant's address: those of the configuration, and the few every portal has. */
export function createShellRouter(boot: TenantBoot) {
  const pages = boot.routes.map((route) => ({
    path: route.path,
    element: <RoutePage route={route}>{screenOf(route, boot)}</RoutePage>,
  }))
  const own = [
    { path: '/login', element: <Navigate to="/" replace /> },
    { path: '/reload', element: <Reload /> },
    { path: '*', element: <NotFound /> },
  ]
  return withoutRepeats(
    createBrowserRouter([{ element: <Frame />, children: [...pages, ...own] }], { basename: `/${boot.url}` }),
  )
}

function screenOf({ id, screen, title }: RouteModel, boot: TenantBoot): ReactNode {
  if (screen.startsWith('dashboards/')) return <DashboardPage key={id} screen={screen} />
  if (screen.startsWith('forms/')) return <FormPage key={id} screen={screen} />
  if (!screen.startsWith('grids/')) return <NotFound />
  // A further route over the list of another one has a title of its own.
  const isFurther = boot.routes.find((route) => route.screen === screen)?.id !== id
  return <GridPage key={id} screen={screen} {...(isFurther && { title })} />
}

/** A page of the shell: names the browser's tab, and shows ACCESS DENIED to whom it is closed. */
function RoutePage({ route, children }: { route: RouteModel; children: ReactNode }) {
  const t = useT()
  const { roots } = useScene()
  useTabName(t(route.title))
  return isOpen(route.access, roots) ? children : <AccessDenied />
}

/** Helper route `/reload?to=/path`: asks the lists again and shows the page anew (specification of the frame, §2). */
function Reload() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const to = search.get('to') ?? '/'
  useEffect(() => {
    refreshLists(queries)
    void navigate(/^\/(?![/\\])/.test(to) ? to : '/', { replace: true })
  }, [navigate, queries, to])
  return <Loading />
}
