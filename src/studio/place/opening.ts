import { useEffect } from 'react'
import type { StudioProject, StudioScreen, StudioTenant } from '../host/api.ts'
import { project as readProject } from '../host/host.ts'
import { keepInAddress, whereabouts } from './address.ts'

/** What somebody works on: a screen of a tenant. */
export interface Place {
  tenant: StudioTenant
  screen: StudioScreen
}

/** Reads what there is to configure, and where somebody begins: where the address says that they were, unless they came for something (`isFresh`), else at the first form. No place where no tenant can be opened. Rejects with what the host says went wrong. */
export async function openingOf(isFresh: boolean): Promise<{ project: StudioProject; place?: Place; at: string }> {
  const was = isFresh ? {} : whereabouts()
  const project = await readProject(was.tenant)
  const tenant = project.tenants.find(({ id }) => id === was.tenant) ?? project.tenants[0]
  const screens = tenant?.screens ?? []
  const there = screens.find(({ file }) => file === was.screen)
  const screen = there ?? screens.find(({ kind }) => kind === 'forms') ?? screens[0]
  const at = there === undefined ? '' : (was.at ?? '')
  return tenant === undefined || screen === undefined ? { project, at } : { project, place: { tenant, screen }, at }
}

/** Keeps in the address where somebody is, so that a page that is loaded again opens there; the tenant where the host knows several (`isCheckout`). */
export function useKeptPlace(place: Place | undefined, at: string, isCheckout: boolean): void {
  useEffect(() => {
    if (place === undefined) return
    keepInAddress({ ...(isCheckout && { tenant: place.tenant.id }), screen: place.screen.file, at })
  }, [place, at, isCheckout])
}
