import { holds, isSectionOpen } from '../../../config/index.ts'
import type { FieldModel, FormModel, JsonObject, Path, Scope } from '../../../config/index.ts'
import { mergeField, mergeRest, type Choices, type Difference, type Versions } from './fields.ts'
import { mergeList, mergeOwnEntry } from './rows.ts'

/** What the two made of the record, and the record with both. */
export interface Merged {
  /** In the order of the form. What both changed alike is none. */
  differences: Difference[]
  data: JsonObject
}

/**
 * Merges what this form changed with what was stored meanwhile. Fields that one side changed have that side's value; a field is
 * taken whole, with all that it covers. Rows of lists are matched by their ids. What no field covers is merged value by value.
 * Nothing is dropped: a row that one side removed and the other changed is a difference of both.
 */
export function merge(model: FormModel, versions: Versions, choices: Choices, scope: Scope): Merged {
  const differences: Difference[] = []
  const fields = shownFirst(model, scope)
  const covered = [...new Set(fields.flatMap(({ covers }) => covers))]
  let data = mergeRest('', versions, covered) as JsonObject
  const taken = new Set<Path>()
  for (const field of fields) {
    if (field.ownEntry === undefined && field.covers.every((path) => taken.has(path))) continue
    const merging = { field, choices, differences }
    if (field.ownEntry !== undefined) data = mergeOwnEntry(data, versions, merging, taken)
    else if (field.entries !== undefined) data = mergeList(data, versions, merging, field.entries)
    else data = mergeField(data, versions, merging, taken)
    for (const path of field.covers) taken.add(path)
  }
  const order = new Map(model.sections.flatMap(({ fields: each }) => each).map((field, index) => [field, index]))
  differences.sort((one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0))
  return { differences, data }
}

/**
 * The fields of a form in the order in which they are merged, since two may cover one path: visible fields before hidden ones, a field with
 * a whole list before fields with one type of its entries.
 */
function shownFirst({ sections }: FormModel, scope: Scope): FieldModel[] {
  const placed = sections.flatMap((section) =>
    section.fields.map((field) => ({ field, isShown: isSectionOpen(section, scope) && holds(field.visible, scope) })),
  )
  const rankOf = ({ field, isShown }: (typeof placed)[number]) => (!isShown ? 2 : field.entryType === undefined ? 0 : 1)
  return placed.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ field }) => field)
}
