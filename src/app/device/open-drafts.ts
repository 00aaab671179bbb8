const LOCK = 'portal-draft:'

/**
 * Marks a draft as open in this page, by a lock that the browser frees when the page closes or crashes; answers how to free it, or
 * undefined when another page has it. Without locks (no secure context) every page may have it.
 */
export async function hold(id: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => undefined
  return new Promise((answer) => {
    const request = navigator.locks.request(LOCK + id, { ifAvailable: true }, (lock) => {
      if (lock === null) return answer(undefined)
      return new Promise<void>((done) => answer(done))
    })
    request.catch(() => answer(undefined))
  })
}

/** The drafts that any page has open. */
export async function idsHeld(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}
