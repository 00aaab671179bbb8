import { useEffect, useState } from 'react'
import { replaceEqualDeep } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { TenantBoot } from '../../config/index.ts'
import { usePortal } from '../portal/portal.ts'
import type { Portal } from '../portal/portal.ts'
import { declareLanguage, loadLabels } from '../portal/show-language.ts'
import { bootAtom } from '../portal/state.ts'
import { loaderOf } from '../screens/expected.ts'
import { SCREEN_KEY } from '../screens/queries.ts'
import { TENANT_CHANGED } from '../tenant/preview.ts'
import type { TenantChange } from '../tenant/preview.ts'
import { awaitTenant } from '../tenant/tenant.ts'

/**
 * Counts how often the shell must be remounted because the tenant's files changed while the page was open, which happens in the studio's frame alone.
 * Answers of the gateway and loaded code stay; only files that differ are fetched, and if that fails the page reloads. Changed texts and forms need no
 * remount.
 */
export function useTenantTurns(boot: TenantBoot, queries: QueryClient): number {
  const portal = usePortal()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (window.parent === window) return
    let last = 0
    const take = (event: Event) => {
      event.preventDefault()
      last += 1
      const now = last
      const isOvertaken = () => now !== last
      const taken = takeUp(boot, portal, queries, isOvertaken).then(
        (isAnew) => isAnew && setTurn((turns) => turns + 1),
        () => {
          window.location.reload()
        },
      )
      ;(event as CustomEvent<TenantChange>).detail.until(taken.then(nextPaint))
    }
    window.addEventListener(TENANT_CHANGED, take)
    return () => {
      last += 1
      window.removeEventListener(TENANT_CHANGED, take)
    }
  }, [boot, portal, queries])
  return turn
}

/** Loads the files that differ from those shown, then shows them, unless a newer change has come meanwhile. Answers whether the shell must be remounted. */
async function takeUp(
  boot: TenantBoot,
  portal: Portal,
  queries: QueryClient,
  isOvertaken: () => boolean,
): Promise<boolean> {
  // What is the same stays the same object: what was made of it, such as the theme, stands.
  const next = replaceEqualDeep(boot, await awaitTenant(boot.url))
  const screens = queries
    .getQueryCache()
    .findAll({ queryKey: [SCREEN_KEY, boot.url] })
    .flatMap(({ queryKey }) => {
      const screen = String(queryKey[2])
      const load = loaderOf(screen)
      const isSame =
        next.files.screens[screen] === boot.files.screens[screen] &&
        next.files.validators[screen] === boot.files.validators[screen]
      return load === undefined || isSame ? [] : [load(next, screen).then((loaded) => [queryKey, loaded] as const)]
    })
  const { language } = portal.texts
  const isSaidAlike = next.files.labels[language] === boot.files.labels[language]
  const [labels, ...loaded] = await Promise.all([
    isSaidAlike ? undefined : loadLabels(portal, next, language),
    ...screens,
  ])
  if (isOvertaken()) return false
  // All at once, so that it is drawn once.
  portal.store.set(bootAtom, next)
  if (labels !== undefined && language === portal.texts.language) {
    portal.texts.show(language, labels)
    declareLanguage(portal)
  }
  for (const [key, screen] of loaded) queries.setQueryData(key, screen)
  return (
    // A key that is gone is a difference as well.
    (Object.keys({ ...boot, ...next }) as (keyof TenantBoot)[]).some(
      (key) => key !== 'files' && next[key] !== boot[key],
    ) || loaded.some(([[, , screen]]) => !String(screen).startsWith('forms/'))
  )
}

/** When what was just given to be drawn has been drawn. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
