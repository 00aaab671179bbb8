import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Place } from '../../render/view.ts'
import { insideIn, withInside } from '../address/inside.ts'
import type { DrawerState } from '../shell/link.ts'

/**
 * Where one is inside the open drawer, kept in the address. A step forward is one that Back undoes; up goes back the
 * way one came, where one came that way, so that Back then leads out of the drawer.
 */
export function useDrawerPlace(): Place {
  const location = useLocation()
  const { search } = location
  const here = location.state as DrawerState | null
  const navigate = useNavigate()
  return useMemo(() => {
    const address = (values: Readonly<Record<string, string>>): string =>
      `?${withInside(new URLSearchParams(search), values).toString()}`
    const steps = here?.steps ?? 0
    const entry = (depth: number): DrawerState => ({ ...here, depth, steps: 0 })
    const change: Place['change'] = (values, move) => {
      if (move === 'instead') return void navigate({ search: address(values) }, { replace: true, state: here })
      const ahead: DrawerState = { ...entry((here?.depth ?? 0) + 1), steps: move === 'forward' ? steps + 1 : 0 }
      if (move !== 'forward' && move.up <= steps) return void navigate(-move.up)
      return void navigate({ search: address(values) }, { state: ahead })
    }
    return {
      values: insideIn(new URLSearchParams(search)),
      change,
      ...(here === null && {
        arrive: (way) => {
          void layDown(way.map((values) => ({ search: address(values) })))
        },
      }),
    }

    /** Each entry waits for the one before it: the router drops what is overtaken. */
    async function layDown(way: readonly { search: string }[]): Promise<void> {
      for (const [index, to] of way.entries())
        await navigate(to, { replace: index === 0, state: { depth: index, steps: index } satisfies DrawerState })
    }
  }, [search, here, navigate])
}
