import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { withoutDrawers } from '../address/drawers.ts'
import { searchedIn, withoutSearched } from '../address/searched.ts'
import { useScene } from '../shell/scene.ts'

/** What a search left in the page's address, and how names are taken out of it. It stays the same while drawers open and filters change. */
export function useSearched(): [Record<string, string>, (names: readonly string[]) => void] {
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
