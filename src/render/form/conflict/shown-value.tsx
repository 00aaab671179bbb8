import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { entriesOf, getAt, isFilled, isKnown, readEntry } from '../../../config/index.ts'
import type { FieldModel, JsonObject } from '../../../config/index.ts'
import { ScreenContext } from '../../screen/screen.ts'
import type { ScreenSource } from '../../screen/screen.ts'
import { useEngine } from '../../services/services.ts'
import { createFormStore } from '../core/store.ts'
import { FormContext, ReadOnlyContext, useForm } from '../fields/context.ts'
import { FieldView, NestedField } from '../fields/field-view.tsx'
import type { Difference } from '../merge/fields.ts'
import { newRowId } from '../merge/rows.ts'

/** One version of the record, in whose values the parts below are drawn: read-only, as the form shows them. */
export function InVersion({ name, data, children }: { name: string; data: JsonObject; children: ReactNode }) {
  const form = useForm()
  const { scope } = useEngine()
  const [session] = useState(() => ({
    ...form,
    id: `${form.id}-${name}`,
    store: createFormStore({ data, scope, isNew: false }),
  }))
  const screen = useMemo<ScreenSource>(
    () => ({ lookups: session.model.lookups, scope: session.store.scope, listen: session.store.listen }),
    [session],
  )
  return (
    <FormContext value={session}>
      <ScreenContext value={screen}>
        <ReadOnlyContext value={true}>{children}</ReadOnlyContext>
      </ScreenContext>
    </FormContext>
  )
}

/** What a version has where two differ: the field as the form draws it, of a row its cells; a dash where there is nothing and no word for that. */
export function ShownValue({ difference: { field, row, id }, data }: { difference: Difference; data: JsonObject }) {
  const { parts } = useEngine()
  const isSaid = ({ widget = '' }: FieldModel): boolean => parts.fields[widget]?.saysNone === true
  if (row === undefined)
    return isEmpty(field, data) && !isSaid(field) ? EMPTY : <FieldView field={shown(field)} path={field.path} compact />
  const rowId = id.slice(field.path.length + 1, row.cell && -(row.cell.path.length + 1))
  const index = indexOf(field, rowId, data)
  if (index < 0) return EMPTY
  const rowPath = `${field.path}.${index}`
  const entry = getAt(data, rowPath) as JsonObject
  const { cell: own } = row
  const cells = (own === undefined ? (field.fields ?? []) : [own]).filter(
    (cell) => !isEmpty(cell, entry) || (cell === own && isSaid(cell)),
  )
  if (cells.length === 0) return EMPTY
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
      {cells.map((cell) => (
        <NestedField key={cell.id} field={shown(cell)} rowPath={rowPath} compact={row.cell !== undefined} />
      ))}
    </Box>
  )
}

const EMPTY = <div>–</div>

/** Whether a field has no value in a record, or in the row that it is a cell of. */
function isEmpty({ path, covers, ownEntry }: FieldModel, data: JsonObject): boolean {
  if (ownEntry !== undefined) return readEntry(getAt(data, path), ownEntry) === ''
  return [path, ...covers].every((each) => !isFilled(getAt(data, each)))
}

/** A field without its condition: a value that somebody changed is shown, whatever else the record says. */
function shown(field: FieldModel): FieldModel {
  return { ...field, visible: { all: [] } }
}

/** Where a row stands in a version: by its id, a new one by its place; -1 where it does not. */
function indexOf({ path, entries }: FieldModel, rowId: string, data: JsonObject): number {
  if (entries === undefined) return -1
  return entriesOf(getAt(data, path)).findIndex((row, place) =>
    isKnown(row, entries) ? String(row[entries.idField]) === rowId : newRowId(place) === rowId,
  )
}
