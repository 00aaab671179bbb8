import { getAt, isFilled } from '../../../config/index.ts'
import type { FieldModel, Path } from '../../../config/index.ts'
import type { FormStore } from './store.ts'

/** A place that an effect emptied; the field, where its entry in a shared list was meant. */
export interface ClearedPlace {
  path: Path
  field?: FieldModel
}

/** What the effects of a change emptied, and the way back. */
export interface Cleared {
  /** What the person changed. */
  by: Path
  places: readonly ClearedPlace[]
  /** Whether all that was written then still stands as it was written. */
  stands(): boolean
  /** Puts back what the change and its effects wrote over, and nothing else. */
  undo(): void
}

/** What the effects of one change do, noted while they run. */
export interface Trace {
  emptied: ClearedPlace[]
  written: Set<Path>
}

/** What a change emptied beyond what the person changed, from the data before it and the notes of its effects; undefined for nothing. */
export function clearedBy(own: readonly Path[], before: unknown, trace: Trace, store: FormStore): Cleared | undefined {
  const places = trace.emptied.filter(
    ({ path, field }) => field?.ownEntry !== undefined || (isFilled(getAt(before, path)) && !isFilled(store.get(path))),
  )
  const [by] = own
  if (places.length === 0 || by === undefined) return undefined
  const after = store.data()
  const paths = [...new Set([...own, ...trace.written])].sort((one, other) => one.length - other.length)
  return {
    by,
    places,
    stands: () => paths.every((path) => Object.is(store.get(path), getAt(after, path))),
    undo: () => store.batch(() => paths.forEach((path) => store.set(path, getAt(before, path)))),
  }
}
