/** Tells who shows a tenant that it is another one now, before the studio itself is drawn anew. */
export interface Turns {
  /** The tenant as it stands has this version. Resolves when all who heard of it show it. */
  tell(tenant: string, version: number): Promise<unknown>
  /** Hears that the tenant has another version than was told before, and may say when it is shown; answers how to stop. */
  listen(heard: () => Promise<unknown>): () => void
}

/** Turns of tenants that nobody has seen yet. */
export function createTurns(): Turns {
  let last: { tenant: string; version: number } | undefined
  const listeners = new Set<() => Promise<unknown>>()
  return {
    tell(tenant, version) {
      const isOther = last?.tenant === tenant && last.version !== version
      last = { tenant, version }
      return Promise.all(isOther ? [...listeners].map((heard) => heard()) : [])
    },
    listen(heard) {
      listeners.add(heard)
      return () => {
        listeners.delete(heard)
      }
    },
  }
}
