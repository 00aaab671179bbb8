import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { drawerState } from '../address/drawers.ts'
import type { Filters } from '../address/filters.ts'
import { filtersIn, withFilters } from '../address/filters.ts'

/**
 * The list's filters, kept in the address: a copied link shows the same rows. A change replaces the address, also
 * below an open drawer, which stays as it was opened.
 */
export function useAddressFilters(): [Filters, (filters: Filters) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const text = search.toString()
  const filters = useMemo(() => filtersIn(new URLSearchParams(text)), [text])
  const setFilters = useCallback(
    (next: Filters) => {
      const changed = withFilters(new URLSearchParams(window.location.search), next)
      void navigate({ search: changed.toString() }, { replace: true, state: drawerState() })
    },
    [navigate],
  )
  return [filters, setFilters]
}
