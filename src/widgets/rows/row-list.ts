import type { FieldModel } from '../../render/index.ts'
import type { Entry } from '../../config/index.ts'

/** What the table and the cards draw. */
export interface RowListProps {
  label: string
  fields: FieldModel[]
  rows: { key: number; path: string; index: number; row: Entry }[]
  readOnly: boolean
  /** The same function as long as the list is shown. */
  remove(index: number): void
  /** After so many rows one was removed, and can be had back. */
  gap: { place: number; restore(): void } | undefined
}
