import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useScene } from '../portal/scene.ts'
import { CodeGone } from '../../render/index.ts'
import { MissingFile } from '../tenant/files.ts'
import { screenQuery, Stalled } from './queries.ts'
import type { Load } from './queries.ts'

/** A screen on its way. */
interface LoadedScreen<Loaded> {
  data: Loaded | undefined
  isError: boolean
  /** Asks for what failed again; of what never came, or is there no more, with the page. */
  refetch(): unknown
}

/**
 * A screen's model and code, loaded once a session; a failed load can be tried again. `screen` is its name in portal.json. A screen
 * that arrives while another stands in its place is drawn in slices, so that the page still answers.
 */
export function useLoaded<Loaded>(screen: string, load: Load<Loaded>): LoadedScreen<Loaded> {
  const { boot } = useScene()
  const { data, isError, error, refetch } = useQuery(screenQuery(boot, screen, load))
  const drawn = useDeferredValue(data)
  return { data: drawn, isError, refetch: isForGood(error) ? () => window.location.reload() : refetch }
}

/** Whether this page cannot have it any more: it stands still, or another build or other files of the tenant took its place. */
function isForGood(error: Error | null): boolean {
  const isGone = error instanceof CodeGone || (error instanceof MissingFile && error.status === 404)
  return isGone || error instanceof Stalled
}
