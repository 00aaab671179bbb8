import type { DataRules } from './values.ts'

/**
 * What a part says of itself, as plain data: its name in the JSON and the options it takes.
 * In `options`, the annotation `x-names` tells what a string (or a map's keys) refers to, so that the compiler can check it:
 * `field` (a data path, listed among the field's `covers`), `lookup`, `label`, `operation`, `icon`, `drawer`.
 */
export interface PartManifest {
  kind: 'field' | 'cell' | 'block' | 'chart'
  name: string
  description: string
  /** JSON types of the value a field part can edit; empty for any. */
  types: string[]
  /** JSON Schema of `options`. */
  options: DataRules
  /** A field part that edits a list row by row takes nested `fields`. */
  nested?: boolean
}
