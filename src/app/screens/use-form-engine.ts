import { useEffect, useMemo, useState } from 'react'
import { expectCode, useEngine } from '../../render/index.ts'
import type { EngineServices } from '../../render/index.ts'
import { drawerState, givenIn, keepLedWith } from '../address/drawers.ts'
import { searchedIn } from '../address/filters.ts'
import { loadConfirmation } from '../dialogs/confirmation.ts'
import { usePortal } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { isPublishedAnew } from '../tenant/published-anew.ts'
import type { LoadedForm } from './load.ts'

/**
 * What the engine gives a form: its parts, what the device keeps, and the address as it is when the form opens: the values a form starts
 * from must not change while it is open. Whoever comes back to a form that led on finds in it what it led on with.
 */
export function useFormEngine({ fields, keptOfForms }: LoadedForm, beforeGo?: () => void): EngineServices {
  const services = useEngine()
  const portal = usePortal()
  const { session, boot } = useScene()
  // Whether to leave it is asked without a line, too.
  useEffect(() => expectCode(loadConfirmation), [])
  const kept = keptOfForms(session, portal)
  const [address] = useState(() => {
    const search = new URLSearchParams(window.location.search)
    return { ...(drawerState()?.ledWith ?? searchedIn(search)), given: givenIn(search) }
  })
  return useMemo(
    () => ({
      ...services,
      ...kept,
      parts: { ...services.parts, fields },
      scope: { ...services.scope, address },
      isPublishedAnew: () => isPublishedAnew(boot),
      go(route: string, query: Readonly<Record<string, string>>) {
        beforeGo?.()
        keepLedWith(query)
        services.go(route, query)
      },
    }),
    [services, kept, fields, address, boot, beforeGo],
  )
}
