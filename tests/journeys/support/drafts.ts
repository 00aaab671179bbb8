import type { Page } from '@playwright/test'

/** The drafts that the page's browser keeps, of whomever, as texts: one each. */
export async function keptDrafts(page: Page): Promise<string[]> {
  const steps = await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, fail) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(new Error(request.error?.message))
      })
    const database = await settled(indexedDB.open('portal-drafts'))
    const found: [id: string, text: string][] = []
    if (database.objectStoreNames.contains('steps')) {
      const store = database.transaction('steps').objectStore('steps')
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
      keys.forEach((key, index) => found.push([String((key as string[])[2]), JSON.stringify(values[index])]))
    }
    database.close()
    for (const [key, text] of Object.entries({ ...localStorage }))
      if (key.startsWith('draft/')) found.push([key.split('/').at(-1) ?? '', text])
    return found
  })
  const byId = new Map<string, string>()
  for (const [id, text] of steps) byId.set(id, (byId.get(id) ?? '') + text)
  return [...byId.values()]
}
