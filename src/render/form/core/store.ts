import { childOf, createScope, getAt, isWithin, setAt } from '../../../config/index.ts'
import type { DataRules, JsonObject, OuterRoots, Path, Scope } from '../../../config/index.ts'
import { createPathListeners } from './listeners.ts'
import { createMessageStore, withoutRow, withRow } from './messages.ts'
import type { MessageStore } from './messages.ts'

/** The data of one open form, by path, with those who listen to it. */
export interface FormStore {
  /** Reads the data, `record.`, `today` and the outer roots, as conditions name them. */
  readonly scope: Scope
  readonly messages: MessageStore
  isNew(): boolean
  data(): JsonObject
  /** The record as it was loaded; undefined of a new one. */
  loaded(): JsonObject | undefined
  get(path: Path): unknown
  /** Puts a value; `undefined` empties. No effect runs and nothing is validated: that is the controller's. */
  set(path: Path, value: unknown): void
  /** Puts a value into the data and into the record as loaded: the gateway has it already. */
  accept(path: Path, value: unknown): void
  /** Listeners hear once, after all of the work. */
  batch(work: () => void): void
  /** Hears changes at, above or below any of the paths, as conditions name them (`record.` too). */
  listen(paths: readonly Path[], heard: () => void): () => void
  /** Whether the data differs from what was loaded. An emptied field equals one that was never filled. */
  isDirty(): boolean
  touch(path: Path): void
  touched(path: Path): boolean
  /** Names of the rows of a list that stay with their rows while others come and go. */
  rowKeys(list: Path): readonly number[]
  /** Puts a row at the end; returns its index. */
  appendRow(list: Path, row: unknown): number
  removeRow(list: Path, index: number): void
  /** Puts a row that was taken out back in as row `index`, under the key it had; beyond the end it stands last. */
  restoreRow(list: Path, index: number, row: unknown, key: number): void
  /** Puts other data in place of all; what was loaded stays what it was. */
  replace(data: JsonObject): void
  /** Starts anew with data as loaded. */
  load(record: { data: JsonObject; isNew: boolean }): void
}

/** Makes the store of a record, with the outer roots of its conditions and its data rules. One that keeps nothing has no unsaved changes. */
export function createFormStore(start: {
  data: JsonObject
  scope: OuterRoots
  rules?: DataRules
  isNew: boolean
  keepsNothing?: boolean
}): FormStore {
  let data = start.data
  let record = start.data
  let isNew = start.isNew
  let depth = 0
  let touched = new Set<Path>()
  let nextKey = 0
  let keys = new Map<Path, readonly number[]>()
  const dataListeners = createPathListeners()
  const recordListeners = createPathListeners()
  const messages = createMessageStore()
  const loaded = (): JsonObject | undefined => (isNew ? undefined : record)

  /** Touched paths, messages and the keys of lists in rows go with the rows they belong to. */
  const moveRows = (move: <Value>(paths: ReadonlyMap<Path, Value>) => Map<Path, Value>): void => {
    touched = new Set(move(new Map([...touched].map((path) => [path, true]))).keys())
    messages.replace(move(messages.all()))
    keys = move(keys)
  }

  const store: FormStore = {
    scope: createScope(start.scope, { data: () => data, record: loaded }),
    messages,
    isNew: () => isNew,
    data: () => data,
    loaded,
    get: (path) => getAt(data, path),
    set(path, value) {
      store.batch(() => {
        data = asObject(setAt(data, path, value, start.rules))
      })
    },
    accept(path, value) {
      store.batch(() => {
        data = asObject(setAt(data, path, value))
        record = asObject(setAt(record, path, value))
      })
    },
    batch(work) {
      const before = { data, record: loaded() }
      depth += 1
      try {
        work()
      } finally {
        depth -= 1
      }
      if (depth > 0) return
      const heard = dataListeners.between(before.data, data)
      for (const each of recordListeners.between(before.record, loaded())) heard.add(each)
      for (const each of heard) each()
    },
    listen(paths, heard) {
      const stops = paths.map((path) =>
        isWithin(path, 'record')
          ? recordListeners.add(path.slice('record.'.length), heard)
          : dataListeners.add(path.startsWith('.') ? path.slice(1) : path, heard),
      )
      return () => stops.forEach((stop) => stop())
    },
    isDirty: () => start.keepsNothing !== true && !sameData(data, record),
    touch: (path) => void touched.add(path),
    touched: (path) => touched.has(path),
    rowKeys(list) {
      const length = lengthOf(getAt(data, list))
      const known = keys.get(list) ?? []
      if (known.length === length && keys.has(list)) return known
      const next = Array.from({ length }, (_, index) => known[index] ?? nextKey++)
      keys.set(list, next)
      return next
    },
    appendRow(list, row) {
      const index = lengthOf(getAt(data, list))
      store.set(`${list}.${index}`, row)
      return index
    },
    removeRow(list, index) {
      const rows = getAt(data, list)
      if (!Array.isArray(rows) || index >= rows.length) return
      store.batch(() => {
        keys.set(list, store.rowKeys(list).toSpliced(index, 1))
        store.set(list, rows.toSpliced(index, 1))
        moveRows((paths) => withoutRow(paths, list, index))
      })
    },
    restoreRow(list, index, row, key) {
      const rows = getAt(data, list)
      const before: readonly unknown[] = Array.isArray(rows) ? rows : []
      const place = Math.min(index, before.length)
      store.batch(() => {
        keys.set(list, store.rowKeys(list).toSpliced(place, 0, key))
        store.set(list, before.toSpliced(place, 0, row))
        moveRows((paths) => withRow(paths, list, place))
      })
    },
    replace(next) {
      touched = new Set()
      keys.clear()
      messages.replace(new Map())
      store.batch(() => {
        data = next
      })
    },
    load(next) {
      touched = new Set()
      keys.clear()
      messages.replace(new Map())
      store.batch(() => {
        data = next.data
        record = next.data
        isNew = next.isNew
      })
    },
  }
  return store
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {}
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

/** Whether two values say the same; nothing, an empty text, list or object are one. */
export function sameData(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((entry, index) => sameData(entry, right[index]))
  }
  if (isBranch(left) || isBranch(right)) {
    if (
      (left !== undefined && left !== null && !isBranch(left)) ||
      (right !== undefined && right !== null && !isBranch(right))
    )
      return false
    const names = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])
    return [...names].every((name) => sameData(childOf(left, name), childOf(right, name)))
  }
  return isNothing(left) && isNothing(right)
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
