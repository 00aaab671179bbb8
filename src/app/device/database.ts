import type { Session } from '../session/session.ts'

const DATABASE = 'portal-drafts'
const VERSION = 2
/** What is kept apart: forms that were not saved, and what was seen of lists. */
const STORES = ['drafts', 'seen'] as const

/** Whose the things are that this device keeps. */
export type Owner = Pick<Session, 'tenant' | 'userId'>

/**
 * Works on one store of what this browser keeps (IndexedDB), in one transaction that ends with the request that `work`
 * answers; undefined where it keeps nothing: a private window, a full disk, a policy.
 */
export async function withStore<Result>(
  name: (typeof STORES)[number],
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await opened()
    try {
      const transaction = database.transaction(name, mode)
      const result = settled(work(transaction.objectStore(name)))
      await Promise.all([result, completed(transaction)])
      return await result
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    for (const name of STORES)
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name)
  }
  return new Promise((done, fail) => {
    settled(request).then(done, fail)
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
      fail(transaction.error ?? new Error('The transaction was given up.'))
    }
  })
}
