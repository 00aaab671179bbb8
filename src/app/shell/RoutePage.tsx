import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { RouteModel } from '../../config/index.ts'
import { AccessDenied } from '../pages/inside.tsx'
import { useT } from '../portal.ts'
import { isOpen } from '../session/access.ts'
import { useScene } from './scene.ts'

/** A page of the shell: names the browser's tab, and shows ACCESS DENIED to whom it is closed. */
export function RoutePage({ route, children }: { route: RouteModel; children: ReactNode }) {
  const t = useT()
  const { roots } = useScene()
  const title = t(route.title)
  const product = t('app.title')
  useEffect(() => {
    document.title = `${title} – ${product}`
    return () => {
      document.title = product
    }
  }, [title, product])
  return isOpen(route.access, roots) ? children : <AccessDenied />
}
