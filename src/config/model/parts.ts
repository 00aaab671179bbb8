import type { DataRules } from './values.ts'

/**
 * What a part says of itself, as plain data: its name in the JSON and the options it takes.
 * In `options`, the annotation `x-names` tells what a string, or a map's keys, refers to, so that the compiler can check it:
 * `lookup`, `label`, `operation`, `icon`, `drawer`, and
 * - `field`: a data path beside the field (in a row: relative to the row), listed among the field's `covers`;
 * - `fieldPrefix4`: the beginning of four such paths, which end in 1, 2, 3 and 4;
 * - `rowField`: a path inside one row of the list: of the field's own list, or, for a cell, of the grid's rows;
 * - `path`: where a value of the record, the session or the tenant is, as in a condition; it is read, not shown or edited;
 * - `query`: a map from a query parameter to a value rule; the parameters are those of the lookup that the option named by `x-lookup` holds.
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
  /** The option of a field part that names what is sent only when the field's own value is filled: the unit of a quantity. */
  sentWith?: string
  /**
   * For a field part that edits a list: its options `idField`, `actionField` and `actionCodes` say what became of its entries
   * (`all`), or of the one entry of the list that the options `keyField`, `key` and `textField` find (`own`).
   */
  entries?: 'all' | 'own'
}
