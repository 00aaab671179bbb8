const DATABASE = 'portal-drafts'
const STORE = 'drafts'

/**
 * Works on the drafts that this browser keeps (IndexedDB); undefined where it keeps nothing: a private window, a full disk,
 * a policy.
 */
export async function withDrafts<Result>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> {
  try {
    const database = await opened()
    try {
      const transaction = database.transaction(STORE, mode)
      const result = settled(work(transaction.objectStore(STORE)))
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
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  return settled(request)
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
