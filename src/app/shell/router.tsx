import type { ReactNode } from 'react'
import { Navigate, createBrowserRouter } from 'react-router-dom'
import type { RouteModel, TenantBoot } from '../../config/index.ts'
import { NotFound } from '../pages/inside.tsx'
import { Reload } from '../pages/Reload.tsx'
import { DashboardPage } from '../screens/DashboardPage.tsx'
import { FormPage } from '../screens/FormPage.tsx'
import { GridPage } from '../screens/GridPage.tsx'
import { Frame } from './Frame.tsx'
import { RoutePage } from './RoutePage.tsx'

/** Routes of the signed-in shell, below the tenant's address: those of the configuration, and the few every portal has. */
export function createShellRouter(boot: TenantBoot) {
  const pages = boot.routes.map((route) => ({
    path: route.path,
    element: <RoutePage route={route}>{screenOf(route)}</RoutePage>,
  }))
  const own = [
    { path: '/login', element: <Navigate to="/" replace /> },
    { path: '/reload', element: <Reload /> },
    { path: '*', element: <NotFound /> },
  ]
  return createBrowserRouter([{ element: <Frame />, children: [...pages, ...own] }], { basename: `/${boot.url}` })
}

function screenOf({ screen }: RouteModel): ReactNode {
  if (screen.startsWith('dashboards/')) return <DashboardPage key={screen} screen={screen} />
  if (screen.startsWith('forms/')) return <FormPage key={screen} screen={screen} />
  return screen.startsWith('grids/') ? <GridPage key={screen} screen={screen} /> : <NotFound />
}
