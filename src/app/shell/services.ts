import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { formatsOf } from '../../render/index.ts'
import type { EngineServices } from '../../render/index.ts'
import { drawerState, withDrawer, withoutDrawers } from '../address/drawers.ts'
import { OPENED_HERE, type DrawerState } from '../address/drawers.ts'
import { helpAddress } from '../tenant/preview.ts'
import { trackingAddress } from '../address/tracking-link.ts'
import { notify } from '../dialogs/notices.ts'
import { ask } from '../dialogs/question.ts'
import { useLine } from '../line/use-line.tsx'
import { whileLasting } from '../gateway/lasting.ts'
import { reportsOf } from '../gateway/reports.ts'
import { usePortal, useT } from '../portal/portal.ts'
import { holdsAtom, sequenceAtom } from '../portal/state.ts'
import { useLasts, useScene } from '../portal/scene.ts'
import { print } from '../print/PrintHost.tsx'
import { refreshLists } from '../screens/queries.ts'
import { useToday } from './use-today.ts'

/** What the portal gives the engine. It changes only with the language, the session and the day; each screen adds its parts. */
export function useServices(): EngineServices {
  const { gateway, store, texts, nonce } = usePortal()
  const t = useT()
  const { boot, roots } = useScene()
  const { url, drawers, routes, formats, reports } = boot
  const line = useLine()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const today = useToday()
  const lasts = useLasts()
  // The keys of what was sent without an answer hang on it (`callOnce`): it outlives the language and the day.
  const port = useMemo(() => whileLasting(gateway, lasts), [gateway, lasts])
  return useMemo(
    () => ({
      port,
      line,
      reports: reportsOf({ reports }),
      parts: { fields: {}, cells: {}, blocks: {}, charts: {} },
      t,
      locale: texts.language,
      formats: formatsOf(formats, texts.language),
      scope: { ...roots, address: {} },
      today,
      nonce,
      ask: (question) => (lasts() ? ask(store, question) : Promise.resolve(false)),
      notify(notice) {
        if (lasts()) notify(notice)
      },
      holds: (unsaved) => store.set(holdsAtom, unsaved),
      open(drawer, record, { replaces = false, ...beside } = {}) {
        if (!lasts()) return
        const search = withDrawer(new URLSearchParams(window.location.search), drawers, drawer, record, beside)
        // What replaces a drawer is left as that one was: over the entries that were made inside it, or by a copied link.
        const left: DrawerState | null = isOpenedHere() ? { ...OPENED_HERE, depth: drawerState()?.depth ?? 0 } : null
        void navigate({ search: search.toString() }, { state: replaces ? left : OPENED_HERE, replace: replaces })
      },
      recordAddress: (drawer, record, given) =>
        `${window.location.pathname}?${withDrawer(new URLSearchParams(), drawers, drawer, record, { given }).toString()}`,
      lead(sequence) {
        store.set(sequenceAtom, sequence)
        return () => store.set(sequenceAtom, (now) => (now === sequence ? null : now))
      },
      go(route, query) {
        const pathname = routes.find(({ id }) => id === route)?.path
        if (pathname !== undefined && lasts())
          void navigate({ pathname, search: new URLSearchParams(query).toString() })
      },
      close() {
        if (!lasts()) return
        // Opened here: the page it was opened from lies before the entries made inside it. Opened by a copied link: there is none.
        if (isOpenedHere()) return void navigate(-1 - (drawerState()?.depth ?? 0))
        const search = withoutDrawers(new URLSearchParams(window.location.search), drawers)
        void navigate({ search: search.toString() }, { replace: true })
      },
      refresh() {
        refreshLists(queries)
      },
      publicLink: (kind, number) => trackingAddress(window.location.origin, url, kind, number),
      print: (job) => (lasts() ? print(store, job) : Promise.resolve(true)),
      helpAddress: (page) => helpAddress(url, texts.language, page),
    }),
    [
      port,
      line,
      store,
      texts,
      nonce,
      t,
      url,
      drawers,
      routes,
      formats,
      reports,
      roots,
      today,
      queries,
      navigate,
      lasts,
    ],
  )
}

function isOpenedHere(): boolean {
  return drawerState()?.openedHere === true
}
