import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { fromRow, holds, pathsOf, rowScope } from '../../config/index.ts'
import type { Condition, LookupModel, Path, Scope } from '../../config/index.ts'

/** What a screen gives the parts drawn on it: its lookups, and where their conditions read. */
export interface ScreenSource {
  lookups: Record<string, LookupModel>
  scope: Scope
  /** Hears changes of any of the paths. */
  listen(paths: readonly Path[], heard: () => void): () => void
}

export const ScreenContext = createContext<ScreenSource | null>(null)

/** Absolute path of the row that the parts below stand in; null outside of lists. */
export const RowContext = createContext<Path | null>(null)

/** The screen around a part; a bug outside of one. */
export function useScreen(): ScreenSource {
  const screen = useContext(ScreenContext)
  if (screen === null) throw new Error('useScreen outside a screen')
  return screen
}

/** The scope of conditions where a part stands: that of the screen, with `row.` inside a list. */
export function useScope(): Scope {
  const { scope } = useScreen()
  const row = useContext(RowContext)
  return useMemo(() => (row === null ? scope : rowScope(scope, row)), [scope, row])
}

/**
 * What `read` makes of the scope, renewed when one of the paths changes. `read` must answer a plain value (or the same
 * object as long as nothing changed): an equal answer re-renders nothing.
 */
export function useScoped<Value>(paths: readonly Path[], read: (scope: Scope) => Value): Value {
  const { listen } = useScreen()
  const row = useContext(RowContext)
  const scope = useScope()
  const key = paths.map((path) => fromRow(path, row)).join('\n')
  const subscribe = useCallback((heard: () => void) => listen(key === '' ? [] : key.split('\n'), heard), [listen, key])
  return useSyncExternalStore(subscribe, () => read(scope))
}

/** The value at a path of conditions where the part stands (`row.` inside a list); nothing without a path. It must be a plain value. */
export function useValueOf(path: Path | undefined): unknown {
  const paths = useMemo(() => (path === undefined ? [] : [path]), [path])
  return useScoped(paths, (scope) => (path === undefined ? undefined : scope.get(path)))
}

/** Whether a condition holds where the part stands; an absent one does. */
export function useCondition(condition: Condition | undefined): boolean {
  const paths = useMemo(() => (condition === undefined ? [] : pathsOf(condition)), [condition])
  return useScoped(paths, (scope) => holds(condition, scope))
}

/** True where a view is drawn to be printed. */
export const PaperContext = createContext(false)

/** Whether a part is drawn for paper: all of it is open, in the width of a page, and nothing waits for a click. */
export function usePaper(): boolean {
  return useContext(PaperContext)
}
