import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { refreshLists } from '../shell/queries.ts'
import { Loading } from './pages.tsx'

/** Helper route `/reload?to=/path`: asks the lists again and shows the page anew (specification of the frame, §2). */
export function Reload() {
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
