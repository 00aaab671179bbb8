import { evaluate, holds, pathsOf } from '../conditions/condition.ts'
import type { Scope } from '../conditions/condition.ts'
import type { FieldModel, FormModel, SectionModel } from '../model/form.ts'
import type { Path } from '../model/values.ts'
import { isRemoved } from './entries.ts'
import type { Entry } from './entries.ts'
import { joinPath } from '../conditions/paths.ts'
import { ofData, rowScope } from './scope.ts'

/** What the conditions of a field say now. */
export interface FieldState {
  visible: boolean
  /** Shown, but not to be changed. */
  enabled: boolean
  /** Marked as required: some action will ask for it. */
  required: boolean
}

/** What the conditions of a field say in a scope. */
export function fieldState(field: FieldModel, scope: Scope): FieldState {
  return {
    visible: holds(field.visible, scope),
    enabled: field.readOnly !== true && holds(field.enabled, scope),
    required: field.required !== undefined && holds(field.required.when, scope),
  }
}

/** The paths that the conditions of a field read. */
export function fieldStatePaths(field: FieldModel): Path[] {
  return [field.visible, field.enabled, field.required?.when].flatMap((condition) =>
    condition === undefined ? [] : pathsOf(condition),
  )
}

/** Whether a section is shown and open: in a hidden or disabled one nothing is validated or sent. */
export function isSectionOpen(section: SectionModel, scope: Scope): boolean {
  return holds(section.visible, scope) && holds(section.enabled, scope)
}

/** A field where it stands: at a place of the data, with the scope of its row. */
export interface PlacedField {
  field: FieldModel
  section: SectionModel
  /** Absolute path of the row, or empty outside of lists. */
  row: Path
  path: Path
  scope: Scope
  /** Shown in an open section. */
  active: boolean
  /** Sent, if filled: it is active, or kept while hidden. */
  sent: boolean
}

/** Whether a row of the field's list is there only to be sent as removed: it is neither shown nor checked. */
export function isRemovedRow({ entries }: FieldModel, row: unknown): boolean {
  return entries !== undefined && typeof row === 'object' && row !== null && isRemoved(row as Entry, entries)
}

/** Every field of the form, those of rows once a row; rows marked as removed are left out. */
export function placedFields(model: FormModel, scope: Scope): PlacedField[] {
  const placed: PlacedField[] = []
  for (const section of model.sections) {
    const open = isSectionOpen(section, scope)
    for (const field of section.fields) placeField(field, { section, row: '', scope, placed }, open)
  }
  return placed
}

/** Where fields are placed, and the list that they are put into: a long form has thousands. */
interface Placing extends Pick<PlacedField, 'section' | 'row' | 'scope'> {
  placed: PlacedField[]
}

function isKept({ keep = false }: FieldModel, scope: Scope): boolean {
  return typeof keep === 'boolean' ? keep : evaluate(keep, scope)
}

function placeField(field: FieldModel, at: Placing, open: boolean): void {
  const { section, row, scope, placed } = at
  const path = joinPath(row, field.path)
  const active = open && holds(field.visible, scope)
  placed.push({ field, section, row, path, scope, active, sent: active || isKept(field, scope) })
  const rows = field.fields === undefined ? undefined : scope.get(ofData(path))
  if (!Array.isArray(rows)) return
  rows.forEach((value: unknown, index) => {
    if (isRemovedRow(field, value)) return
    const inner = `${path}.${String(index)}`
    const inRow = { ...at, row: inner, scope: rowScope(scope, inner) }
    for (const each of field.fields ?? []) placeField(each, inRow, active)
  })
}
