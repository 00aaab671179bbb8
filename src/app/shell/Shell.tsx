import { useEffect, useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import type { TenantBoot } from '../../config/index.ts'
import { NoticeHost } from '../dialogs/NoticeHost.tsx'
import { IdleGuard } from '../idle/IdleGuard.tsx'
import { Loading, Unreachable } from '../pages/pages.tsx'
import { backCloses } from '../pages/back-closes.ts'
import { refuseFilesBeside } from '../pages/no-drop-beside.ts'
import { keepTranslated } from '../pages/translated.ts'
import { LineContext, LineNotice, useNewLine } from '../line/use-line.tsx'
import { usePortal } from '../portal/portal.ts'
import { ShellContext, useNewScene } from '../portal/scene.ts'
import { showTenant } from '../portal/show-tenant.ts'
import { createQueries } from '../screens/queries.ts'
import { awaitTenant, isWhole } from '../tenant/tenant.ts'
import { PreviewEnded } from './PreviewEnded.tsx'
import { createShellRouter } from './router.tsx'
import { useTenantTurns } from './use-tenant-turns.ts'

/** The signed-in portal. What it fetched and remembers goes with it when the session ends. */
export function Shell({ boot }: { boot: TenantBoot }) {
  return isWhole(boot) ? <WholeShell boot={boot} /> : <MissingTenant url={boot.url} />
}

function WholeShell({ boot }: { boot: TenantBoot }) {
  const [queries] = useState(createQueries)
  // After what listens to them has left: a query that nobody listens to any more would be kept for minutes.
  useEffect(() => () => queueMicrotask(() => queries.clear()), [queries])
  useEffect(() => keepTranslated(document.body), [])
  useEffect(() => refuseFilesBeside(window), [])
  useEffect(() => backCloses(window), [])
  const turn = useTenantTurns(boot, queries)
  return (
    <QueryClientProvider client={queries}>
      <OpenShell key={turn} boot={boot} />
    </QueryClientProvider>
  )
}

function OpenShell({ boot }: { boot: TenantBoot }) {
  const scene = useNewScene(boot)
  const line = useNewLine(boot)
  const [router] = useState(() => createShellRouter(boot))
  useEffect(() => () => router.dispose(), [router])
  if (!scene) return null
  return (
    <ShellContext value={scene}>
      <LineContext value={line}>
        <NoticeHost />
        <PreviewEnded url={boot.url} />
        <LineNotice />
        <RouterProvider router={router} />
        <IdleGuard boot={boot} roots={scene.roots} />
      </LineContext>
    </ShellContext>
  )
}

/** Signed in by the brand alone: the tenant's routes and files are still to come. */
function MissingTenant({ url }: { url: string }) {
  const portal = usePortal()
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    awaitTenant(url).then(
      (boot) => showTenant(portal, boot),
      () => {
        setFailed(attempt)
      },
    )
  }, [url, portal, attempt])
  const retry = (): void => {
    setAttempt(attempt + 1)
  }
  return failed === attempt ? <Unreachable onRetry={retry} /> : <Loading />
}
