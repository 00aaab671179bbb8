/** A version that is taken up: when all that it is drawn of is loaded, and when it is drawn. */
export interface Showing {
  loaded: Promise<unknown>
  drawn: Promise<unknown>
}

/** Tells who shows a tenant that it is another one now, before the studio itself is drawn anew. */
export interface Turns {
  /** The tenant as it stands has this version. Answers when all who heard of it have loaded and drawn it. */
  tell(tenant: string, version: number): Showing
  /** Hears that the tenant has another version than was told before, and says when it is shown; answers how to stop. */
  listen(heard: () => Showing): () => void
}

/** Turns of tenants that nobody has seen yet. */
export function createTurns(): Turns {
  let last: { tenant: string; version: number } | undefined
  const listeners = new Set<() => Showing>()
  return {
    tell(tenant, version) {
      const isOther = last?.tenant === tenant && last.version !== version
      last = { tenant, version }
      const showing = isOther ? [...listeners].map((heard) => heard()) : []
      return {
        loaded: Promise.all(showing.map(({ loaded }) => loaded)),
        drawn: Promise.all(showing.map(({ drawn }) => drawn)),
      }
    },
    listen(heard) {
      listeners.add(heard)
      return () => {
        listeners.delete(heard)
      }
    },
  }
}
