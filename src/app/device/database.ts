import type { Session } from '../session/session.ts'
import { formerDraft } from './former.ts'

const DATABASE = 'portal-drafts'
const VERSION = 3
/** How long is waited for the database to open: a browser may never answer, and no form may wait for it for ever. */
const PATIENCE_MS = 5_000
/** What is kept: the steps of drafts, and what was seen of lists. */
const STORES = ['steps', 'seen'] as const
/** Drafts as versions before 3 kept them, whole, under [tenant, user, form and record]. */
const FORMER = 'drafts'

/** Whose the things are that this device keeps. */
export type Owner = Pick<Session, 'tenant' | 'userId'>

/** Stays open: what is written while the page goes must not wait for it. */
let connection: Promise<IDBDatabase> | undefined
/** How often the connection was closed under this page. */
let closings = 0
/** Rejects when the connection has kept everyone waiting for long enough. */
let late: Promise<never> | undefined

/**
 * Works on one store of what this browser keeps (IndexedDB), in one transaction that ends with the request that `work`
 * answers; undefined where it keeps nothing: a private window, a full disk, a policy. Transactions on a store keep their order.
 */
export async function withStore<Result>(
  name: (typeof STORES)[number],
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const transaction = (await opened()).transaction(name, mode)
    const result = settled(work(transaction.objectStore(name)))
    await Promise.all([result, completed(transaction)])
    return await result
  } catch {
    return undefined
  }
}

/** How often the browser, or another page, has closed the database under this page: what was written before may have been cleared. */
export function timesClosed(): number {
  return closings
}

/** Opens the database ahead of the first key. */
export function openDatabase(): void {
  opened().catch(() => undefined)
}

/** A connection that comes late is used from then on. */
function opened(): Promise<IDBDatabase> {
  if (connection === undefined) {
    connection = open()
    connection.catch(() => (connection = undefined))
    late = lateness()
  }
  return Promise.race([connection, late ?? connection])
}

function lateness(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => {
      fail(new Error('The database does not open.'))
    }, PATIENCE_MS)
  })
}

/** Rejects where the browser has no database, or none for this page. */
async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    const { result: database, transaction } = request
    for (const name of STORES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
    if (!transaction || !database.objectStoreNames.contains(FORMER)) return
    const steps = transaction.objectStore('steps')
    const cursor = transaction.objectStore(FORMER).openCursor()
    cursor.onsuccess = () => {
      const found = cursor.result
      if (found === null) return database.deleteObjectStore(FORMER)
      const draft = formerDraft(found.key, found.value)
      if (draft !== undefined) steps.put({ head: draft.head }, draft.key)
      found.continue()
    }
  }
  return new Promise((done, fail) => {
    settled(request).then((database) => {
      const forget = (): void => {
        database.close()
        connection = undefined
        closings += 1
      }
      // Another page brings a newer version: it must not wait for this one.
      database.onversionchange = forget
      database.onclose = forget
      done(database)
    }, fail)
    // Another page of the portal has an older version open: this page must not wait for it.
    request.onblocked = () => {
      fail(new Error('Another page has the database open.'))
    }
  })
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    request.onsuccess = () => {
      done(request.result)
    }
    request.onerror = () => {
      fail(request.error ?? new Error('The request failed.'))
    }
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.oncomplete = () => {
      done()
    }
    transaction.onabort = () => {
      fail(transaction.error ?? new Error('The transaction was aborted.'))
    }
  })
}
