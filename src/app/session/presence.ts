const LOCK = 'portal-session:'
/** How long a new tab waits where the browser does not know whether another tab has a session (no secure context). */
const BLIND_PATIENCE_MS = 200
/** How long it waits for a tab that is known to have one, however busy that is. */
const PATIENCE_MS = 5000

/**
 * Shows the other tabs of this browser, by a shared lock, that this one has a session of a tenant; null: of none.
 * The browser frees the lock of a tab that is closed or crashes.
 */
export function createPresence(): (tenantUrl: string | null) => void {
  let release = (): void => undefined
  return (tenantUrl) => {
    release()
    release = () => undefined
    if (tenantUrl === null || !('locks' in navigator)) return
    const released = new Promise<void>((done) => {
      release = done
    })
    // A browser that keeps nothing of this site has locks and forbids them.
    navigator.locks.request(LOCK + tenantUrl, { mode: 'shared' }, () => released).catch(release)
  }
}

/** How long another tab's session of a tenant (null: of any) is worth waiting for, in milliseconds; 0 when no tab has one. */
export async function patienceFor(tenantUrl: string | null): Promise<number> {
  const locks = 'locks' in navigator ? await navigator.locks.query().catch(() => undefined) : undefined
  if (locks === undefined) return BLIND_PATIENCE_MS
  const isThere = locks.held?.some(({ name = '' }) =>
    tenantUrl === null ? name.startsWith(LOCK) : name === LOCK + tenantUrl,
  )
  return isThere ? PATIENCE_MS : 0
}
