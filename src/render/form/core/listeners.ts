import { childOf, segmentsOf } from '../../../config/index.ts'
import type { Path } from '../../../config/index.ts'

interface Branch {
  children: Map<string, Branch>
  heard: Set<() => void>
}

/** Who listens to which path of one immutable value. */
export interface PathListeners {
  /** Calls back after a change at, above or below the path. Returns how to stop. */
  add(path: Path, heard: () => void): () => void
  /** The listeners of every path whose value differs between the two, each once. */
  between(before: unknown, after: unknown): Set<() => void>
}

/**
 * Listeners kept as a tree of names. Because unchanged parts of the value stay the same objects, a change is found by
 * walking down only where the two values differ: its cost does not grow with the number of listeners elsewhere.
 */
export function createPathListeners(): PathListeners {
  const root = branch()
  return {
    add(path, heard) {
      let at = root
      for (const name of segmentsOf(path)) {
        const next = at.children.get(name) ?? branch()
        at.children.set(name, next)
        at = next
      }
      at.heard.add(heard)
      return () => {
        at.heard.delete(heard)
      }
    },
    between(before, after) {
      const found = new Set<() => void>()
      collect(root, before, after, found)
      return found
    },
  }
}

function collect(at: Branch, before: unknown, after: unknown, found: Set<() => void>): void {
  if (Object.is(before, after)) return
  for (const heard of at.heard) found.add(heard)
  for (const [name, child] of at.children) collect(child, childOf(before, name), childOf(after, name), found)
}

function branch(): Branch {
  return { children: new Map(), heard: new Set() }
}
