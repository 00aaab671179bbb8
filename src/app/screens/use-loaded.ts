import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useScene } from '../portal/scene.ts'
import { screenQuery, Stalled } from './expected.ts'
import type { Load } from './expected.ts'

/** A screen on its way. */
interface LoadedScreen<Loaded> {
  data: Loaded | undefined
  isError: boolean
  /** Asks for what failed again; of what never came, with the page. */
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
  return { data: drawn, isError, refetch: error instanceof Stalled ? () => window.location.reload() : refetch }
}
