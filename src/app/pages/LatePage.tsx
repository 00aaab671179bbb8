import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useCode } from '../../render/index.ts'
import { usePortal } from '../portal.ts'
import { Loading, Unreachable } from './pages.tsx'

interface Props<PageProps> {
  /** One of `late-pages.ts`. */
  load: () => Promise<ComponentType<PageProps>>
  props: PageProps
}

/** A page whose code comes when it is needed. What could not be had is told to the gateway's log, and can be asked for again. */
export function LatePage<PageProps extends object>({ load, props }: Props<PageProps>) {
  const portal = usePortal()
  const { code: Page, hasFailed, retry } = useCode(load)
  useEffect(() => {
    if (hasFailed) portal.log('page', 'the code of a page could not be had')
  }, [hasFailed, portal])
  if (hasFailed) return <Unreachable onRetry={retry} />
  return Page === undefined ? <Loading /> : <Page {...props} />
}
