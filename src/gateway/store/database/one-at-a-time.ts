import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Db = PgDatabase<PgQueryResultHKT>

/**
 * The database, which refuses to be asked beside a transaction by what that transaction waits for: the embedded database would wait for itself,
 * and a pool whose last connection the transaction holds as well. What is needed is read before, or within it.
 *
 * @throws Error (of whoever asks) since it is a bug: nothing is written, and the call is answered with 500
 */
export function oneAtATime(db: Db): Db {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
  const transaction: Db['transaction'] = (work, config) => {
    const own = { isOpen: true }
    return current.run(own, () => db.transaction(work, config)).finally(() => (own.isOpen = false))
  }
  return new Proxy(db, {
    get(target, key) {
      if (current.getStore()?.isOpen === true)
        throw new Error(
          `The database is asked (${String(key)}) beside an open transaction: read it before, or within it.`,
        )
      if (key === 'transaction') return transaction
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value
    },
  })
}
