import { isObject } from '../../config/index.ts'
import type { Draft } from '../../render/index.ts'
import { timesClosed, withStore } from './database.ts'
import type { Owner } from './database.ts'
import { withChanges } from './journal.ts'
import type { Change } from './journal.ts'

/** A draft is kept as steps, numbered from 0: whole, or what changed since the step before. */
export type Step = { head: Draft } | { changes: readonly Change[] }

/** A step that is on its way into the database. */
interface Waiting {
  n: number
  step: Step
}

/** A draft as its steps make it, with the number of the last. */
export interface KeptDraft {
  draft: Draft
  last: number
}

/** How many steps may wait in the local storage before one whole draft replaces them. */
const MOST_WAITING = 40

/** The steps of one user's drafts on this device. Each is written twice: at once, and where it lasts. */
export interface StepStore {
  /** Keeps a step; false when the device took it in neither place. `whole` is the draft with it. */
  write(id: string, n: number, step: Step, whole: Draft): Promise<boolean>
  /** Every draft, or the one with this id. */
  read(id?: string): Promise<KeptDraft[]>
  remove(id: string): void
  removeAll(): Promise<void>
}

/**
 * Steps stand in the database (IndexedDB), which outlives the browser's process, and until it has them in the local storage, which is
 * written before the page can go. The key begins with the owner, and only the owner's are ever read.
 */
export function createSteps({ tenant, userId }: Owner): StepStore {
  const prefix = `draft/${tenant}/${userId}/`
  // A list sorts behind every text and number: these are all keys that begin with the same.
  const under = (...key: string[]): IDBKeyRange =>
    IDBKeyRange.bound([tenant, userId, ...key], [tenant, userId, ...key, []])
  /** How often the database had been closed when a draft was last written whole: what was kept before may have been cleared since. */
  const wholeAt = new Map<string, number>()

  const waitingOf = (id: string): Waiting[] => {
    try {
      const waiting = JSON.parse(window.localStorage.getItem(prefix + id) ?? '[]') as unknown
      return Array.isArray(waiting) ? (waiting as Waiting[]) : []
    } catch {
      return []
    }
  }
  const keepWaiting = (id: string, waiting: readonly Waiting[]): boolean => {
    try {
      if (waiting.length === 0) window.localStorage.removeItem(prefix + id)
      else window.localStorage.setItem(prefix + id, JSON.stringify(waiting))
      return true
    } catch {
      return false
    }
  }
  const idsWaiting = (): string[] => {
    try {
      return Object.keys(window.localStorage).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      )
    } catch {
      return []
    }
  }

  return {
    async write(id, n, step, whole) {
      const before = waitingOf(id)
      const isSure = (wholeAt.get(id) ?? 0) === timesClosed()
      const isWhole = 'head' in step || before.length >= MOST_WAITING || !isSure
      if (isWhole) wholeAt.set(id, timesClosed())
      const kept: Step = isWhole ? { head: whole } : step
      const isWaiting = keepWaiting(id, isWhole ? [{ n, step: kept }] : [...before, { n, step: kept }])
      const key = [tenant, userId, id, n]
      const isKept = await withStore('steps', 'readwrite', (steps) => {
        if (isWhole && n > 0) steps.delete(IDBKeyRange.bound([tenant, userId, id, 0], [tenant, userId, id, n - 1]))
        const request = steps.put(kept, key)
        // Not later, when the page may be gone.
        steps.transaction.commit()
        return request
      })
      if (isKept === undefined) return isWaiting
      // One before it that still waits is not in the database, which may have been away for a moment.
      keepWaiting(
        id,
        waitingOf(id).filter((each) => (isWhole ? each.n > n : each.n !== n)),
      )
      return true
    },
    async read(only) {
      const found = new Map<string, Waiting[]>()
      const stepsOf = (id: string): Waiting[] => found.get(id) ?? found.set(id, []).get(id) ?? []
      let keys: readonly IDBValidKey[] = []
      const values = await withStore('steps', 'readonly', (steps) => {
        const range = only === undefined ? under() : under(only)
        const reading = steps.getAllKeys(range)
        reading.onsuccess = () => (keys = reading.result)
        return steps.getAll(range) as IDBRequest<Step[]>
      })
      values?.forEach((step, index) => {
        const [, , id, n] = keys[index] as [string, string, string, number]
        stepsOf(id).push({ n, step })
      })
      for (const id of only === undefined ? idsWaiting() : [only]) stepsOf(id).push(...waitingOf(id))
      return [...found].flatMap(([id, steps]) => madeOf(id, steps) ?? [])
    },
    remove(id) {
      keepWaiting(id, [])
      void withStore('steps', 'readwrite', (steps) => {
        const request = steps.delete(under(id))
        steps.transaction.commit()
        return request
      })
    },
    async removeAll() {
      for (const id of idsWaiting()) keepWaiting(id, [])
      await withStore('steps', 'readwrite', (steps) => steps.delete(under()))
    },
  }
}

/** The draft that steps make, of both places: from the last whole one on, each step that follows the one before. What is no step, on a spoiled disk, is passed over. */
function madeOf(id: string, steps: readonly Waiting[]): KeptDraft | undefined {
  let made: KeptDraft | undefined
  const sound = steps.filter((each) => isObject(each) && isObject(each.step))
  for (const { n, step } of sound.toSorted((one, other) => one.n - other.n)) {
    if ('head' in step) made = isDraft(step.head, id) ? { draft: step.head, last: n } : undefined
    else if (made !== undefined && n === made.last + 1 && Array.isArray(step.changes)) {
      const draft = withChanges(made.draft, step.changes)
      made = isDraft(draft, id) ? { draft, last: n } : made
    }
  }
  return made
}

function isDraft(value: unknown, id: string): value is Draft {
  if (!isObject(value) || value['id'] !== id || !isObject(value['data']) || !Array.isArray(value['about'])) return false
  return (
    ['form', 'recordId', 'typedAt'].every((name) => typeof value[name] === 'string') && value['about'].every(isObject)
  )
}
