import type { FieldModel, Translate } from '../../render/index.ts'

/** The label of a column. */
export function fieldLabel(field: FieldModel, t: Translate): string {
  return field.label === undefined ? field.id : t(field.label)
}
