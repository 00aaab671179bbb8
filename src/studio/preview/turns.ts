/** Tells who shows a tenant that it is another one now, before the studio itself is drawn anew. */
export interface Turns {
  /** The tenant as it stands has this version. */
  tell(tenant: string, version: number): void
  /** Hears that the tenant has another version than was told before; answers how to stop. */
  listen(heard: () => void): () => void
}

/** Turns of tenants that nobody has seen yet. */
export function createTurns(): Turns {
  let last: { tenant: string; version: number } | undefined
  const listeners = new Set<() => void>()
  return {
    tell(tenant, version) {
      const isOther = last?.tenant === tenant && last.version !== version
      last = { tenant, version }
      if (isOther) for (const heard of [...listeners]) heard()
    },
    listen(heard) {
      listeners.add(heard)
      return () => {
        listeners.delete(heard)
      }
    },
  }
}
