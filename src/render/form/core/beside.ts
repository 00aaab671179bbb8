import type { Path } from '../../../config/index.ts'

/** Values by path that stand beside the data of an open form: its draft keeps them, nothing is validated or sent of them. */
export interface Beside<Value> {
  get(path: Path): Value | undefined
  /** Puts a value; `undefined` takes it away. */
  put(path: Path, value: Value | undefined): void
  /** All of them; the same object until one changes. */
  all(): Readonly<Record<Path, Value>>
  replace(all: Readonly<Record<Path, Value>>): void
  /** Hears each change; answers how to stop. */
  listen(heard: () => void): () => void
}

/** Makes an empty one. */
export function createBeside<Value>(): Beside<Value> {
  let values: Readonly<Record<Path, Value>> = {}
  const listeners = new Set<() => void>()
  const beside: Beside<Value> = {
    get: (path) => (Object.hasOwn(values, path) ? values[path] : undefined),
    put(path, value) {
      if (Object.is(beside.get(path), value)) return
      const others = Object.entries(values).filter(([each]) => each !== path)
      beside.replace(Object.fromEntries(value === undefined ? others : [...others, [path, value]]))
    },
    all: () => values,
    replace(all) {
      if (Object.keys(all).length + Object.keys(values).length === 0) return
      values = all
      for (const heard of listeners) heard()
    },
    listen(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
  return beside
}
