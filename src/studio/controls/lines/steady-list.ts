import { useState } from 'react'

/** The same list while it holds the same: an input that is given another one forgets what somebody begins to type in it. */
export function useSteadyList(list: readonly string[]): string[] {
  const [steady, setSteady] = useState(() => [...list])
  if (steady.length === list.length && steady.every((each, at) => each === list[at])) return steady
  const next = [...list]
  setSteady(next)
  return next
}
