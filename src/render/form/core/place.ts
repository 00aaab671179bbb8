import { holds, isSectionOpen, isWithin } from '../../../config/index.ts'
import type { FieldModel, FormModel, Path, Scope, SectionModel } from '../../../config/index.ts'

/** Where a path of the data can be seen. */
export interface Place {
  section: SectionModel
  field: FieldModel
  /** Inside a list: the row's absolute path, its index, and the field of the row, where one covers the path. */
  row?: { path: Path; index: number; field: FieldModel | undefined }
}

/** The place of a path; one that is shown is preferred. Undefined when no field covers it. */
export function placeOf(path: Path, model: FormModel, scope: Scope): Place | undefined {
  const covers = (field: FieldModel): boolean => field.covers.some((covered) => isWithin(path, covered))
  const places = model.sections.flatMap((section) => section.fields.filter(covers).map((field) => ({ section, field })))
  const place =
    places.find(({ section, field }) => isSectionOpen(section, scope) && holds(field.visible, scope)) ?? places[0]
  if (place === undefined) return undefined
  const [index = '', ...rest] = path.slice(place.field.path.length + 1).split('.')
  if (place.field.fields === undefined || !/^\d+$/.test(index)) return place
  const inRow = rest.join('.')
  const nested = place.field.fields.find((field) => field.covers.some((covered) => isWithin(inRow, covered)))
  return { ...place, row: { path: `${place.field.path}.${index}`, index: Number(index), field: nested } }
}
