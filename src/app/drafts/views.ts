import type { ViewStore } from '../../render/index.ts'
import type { DraftOwner } from './drafts.ts'

/** The views of lists that one user of one tenant keeps in this browser. A storage that fails keeps nothing. */
export function createViews({ tenant, userId }: DraftOwner, storage: Storage = window.localStorage): ViewStore {
  const keyOf = (list: string): string => `views/${tenant}/${userId}/${list}`
  return {
    load(list) {
      try {
        return JSON.parse(storage.getItem(keyOf(list)) ?? 'null') as unknown
      } catch {
        return undefined
      }
    },
    save(list, views) {
      try {
        storage.setItem(keyOf(list), JSON.stringify(views))
      } catch {
        return
      }
    },
  }
}
