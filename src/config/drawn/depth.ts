import { asObject, innerOf } from '../data/inner.ts'
import { nodeAt } from '../data/node-at.ts'
import type { JsonObject } from '../model/values.ts'

/** Values that a form is made of at most by writing types out inside each other: what a page draws at once. */
const MOST = 4000
/** Deeper than this nobody looks. */
export const DEEPEST = 30
/** A list of values that is longer is written once. */
const LONG_LIST = 100

/** The types of a schema by the references that lead to them, and how deep they are written out inside each other. */
export interface Depth {
  /** How many references deep a type is written out; `DEEPEST` where all are. */
  deepest: number
  /** Whether a type refers to nothing and holds nothing: a text of some form, a short list of values. */
  isPlain(ref: string): boolean
}

/**
 * How deep the types of a schema are written out: all the way where that makes a form that a page draws at once, else as deep as that
 * allows. Types that refer to each other by the hundred, as those of a whole trade do, would grow without end.
 */
export function depthOf(root: JsonObject): Depth {
  const plain = new Map<string, boolean>()
  const depth = (most: number): number => sizeWithin(root, { most, inside: [], left: MOST })
  const isPlain = (ref: string): boolean => {
    const known = plain.get(ref) ?? isPlainType(asObject(nodeAt(root, ref)))
    plain.set(ref, known)
    return known
  }
  if (depth(DEEPEST) <= MOST) return { deepest: DEEPEST, isPlain }
  // What a schema is as a whole is written out, however much it is.
  let deepest = root['$ref'] === undefined ? 0 : 1
  while (depth(deepest + 1) <= MOST) deepest += 1
  return { deepest, isPlain }

  /** How many values a schema has, written out; more than are left as soon as there are. */
  function sizeWithin(schema: JsonObject, at: { most: number; inside: readonly string[]; left: number }): number {
    let size = 1
    const ref = schema['$ref']
    if (typeof ref === 'string' && !at.inside.includes(ref)) {
      const type = asObject(nodeAt(root, ref))
      if (type !== undefined && (at.inside.length < at.most || isPlain(ref)))
        size += sizeWithin(type, { ...at, inside: [...at.inside, ref] })
    }
    for (const inner of innerOf(schema)) {
      if (size > at.left) return size
      size += sizeWithin(inner, { ...at, left: at.left - size })
    }
    return size
  }
}

function isPlainType(type: JsonObject | undefined): boolean {
  if (type === undefined) return true
  const values = type['enum']
  if (Array.isArray(values) && values.length > LONG_LIST) return false
  return type['$ref'] === undefined && innerOf(type).length === 0
}
