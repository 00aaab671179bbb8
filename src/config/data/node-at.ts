import { tokensOf } from '../source/tree.ts'

/** What a reference into its own document leads to; undefined where it leads nowhere. */
export function nodeAt(root: unknown, ref: string): unknown {
  if (ref !== '#' && !ref.startsWith('#/')) return undefined
  return valueAt(root, keysOf(ref))
}

/** The value to which keys lead, one inside the other; undefined where one is not there. */
export function valueAt(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    return (at as Record<string, unknown>)[key]
  }, root)
}

/** The keys that a reference into its own document names (RFC 6901, 6). */
export function keysOf(ref: string): string[] {
  return tokensOf(decoded(ref.slice(1)))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
