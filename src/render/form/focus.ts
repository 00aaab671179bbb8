import { fieldId, rowElementId, sectionId, shownId } from './fields/hooks.ts'
import { holds, holdsEntry, isSectionOpen, isWithin, joinPath, rowScope, segmentsOf } from '../../config/index.ts'
import type { FieldModel, FormModel, Path, Scope, SectionModel } from '../../config/index.ts'

const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]'

/** Moves the focus to the field at a place: the value inside it that is meant, the input of its part that is wrong, its own input, or the first of what its part drew. */
export function focusPlace(form: string, { field, row, inside }: Place): void {
  const list = drawnField(form, null, field)
  const own = row === undefined ? null : inRow(form, list, row)
  const slot = document.getElementById(`${fieldId(form, null, field.id)}-slot`)
  const wrong = row === undefined ? slot?.querySelector<HTMLElement>('[aria-invalid=true]') : undefined
  const meant = inside && document.getElementById([form, ...inside.names].join('-'))
  const target =
    firstFocusable(meant ?? null) ?? wrong ?? firstFocusable(own) ?? firstFocusable(list) ?? firstFocusable(slot)
  if (target !== null) bringIntoView(target, 'center')
  target?.focus()
}

/** What is drawn of a place in a row of a list, or the row itself; a row that gets the focus draws what is in it. */
function inRow(form: string, list: HTMLElement | null, { path, index, field, row }: RowPlace): HTMLElement | null {
  const line = list === null ? null : document.getElementById(rowElementId(list.id, index))
  line?.focus()
  const own = field === undefined ? null : drawnField(form, path, field)
  return (row === undefined ? own : inRow(form, own, row)) ?? own ?? line
}

/** A field as it can be edited, else as a card shows it. */
function drawnField(form: string, row: Path | null, { id }: FieldModel): HTMLElement | null {
  return document.getElementById(fieldId(form, row, id)) ?? document.getElementById(fieldId(form, row, shownId(id)))
}

/** Scrolls to a section and moves the focus to its heading; once it is drawn, unless the focus has gone elsewhere by then. */
export function focusSection(form: string, section: string): void {
  const from = document.activeElement
  const heading = document.getElementById(sectionId(form, section))
  if (heading === null) return
  if (heading.closest('section[aria-busy]') !== null) {
    requestAnimationFrame(() => document.activeElement === from && focusSection(form, section))
    return
  }
  bringIntoView(heading, 'start')
  heading.focus({ preventScroll: true })
}

/** Frames without a movement after which a place is taken as reached, and the most that are waited for. */
const QUIET_FRAMES = 3
const MOST_FRAMES = 30

/**
 * Scrolls an element into view and keeps it there while it has the focus: what was out of sight is laid out only now that it
 * comes near, and moves what stands below it. Who goes on elsewhere is not called back.
 */
function bringIntoView(element: HTMLElement, block: ScrollLogicalPosition): void {
  const correct = (before: number, quiet: number, left: number): void => {
    element.scrollIntoView?.({ block, behavior: 'instant' })
    const { top } = element.getBoundingClientRect()
    const stood = top === before ? quiet + 1 : 0
    if (stood < QUIET_FRAMES && left > 0)
      requestAnimationFrame(() => document.activeElement === element && correct(top, stood, left - 1))
  }
  correct(NaN, 0, MOST_FRAMES)
}

function firstFocusable(element: HTMLElement | null): HTMLElement | null {
  if (element === null) return null
  return element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)
}

/** Where a path of the data can be seen. */
export interface Place {
  section: SectionModel
  field: FieldModel
  /** Inside a list. */
  row?: RowPlace
  /** Inside a value that no part draws: the names that lead to what is meant, and how many of them lead to the value. */
  inside?: { names: readonly string[]; depth: number }
}

/** A place in a row of a list: the row's absolute path, its index, the field of the row, where one covers the path, and the place in a row of that. */
interface RowPlace {
  path: Path
  index: number
  field: FieldModel | undefined
  row?: RowPlace
}

/**
 * The place of a path, and of names beyond it; one that is shown is preferred, of several the one that asks for the value. Undefined when no
 * field covers it.
 */
export function placeOf(path: Path, model: FormModel, scope: Scope, beyond: readonly string[] = []): Place | undefined {
  const covers = (field: FieldModel): boolean =>
    field.covers.some((covered) => isWithin(path, covered)) && holdsEntry(field, path, scope)
  const places = model.sections.flatMap((section) => section.fields.filter(covers).map((field) => ({ section, field })))
  const shown = places.filter(({ section, field }) => isSectionOpen(section, scope) && holds(field.visible, scope))
  const place = shown.find(({ field }) => field.required !== undefined) ?? shown[0] ?? places[0]
  if (place === undefined) return undefined
  const names = [...segmentsOf(path), ...beyond]
  const row = rowIn(place.field, place.field.path, path, scope)
  if (row === undefined) return { ...place, ...insideOf(place.field, '', names) }
  const last = innermost(row)
  return { ...place, row, ...(last.field !== undefined && insideOf(last.field, last.path, names)) }
}

/** Where a path leads in the rows of a list; undefined where it leads to the list itself. */
function rowIn({ fields }: FieldModel, list: Path, path: Path, scope: Scope): RowPlace | undefined {
  const [index = '', ...rest] = path.slice(list.length + 1).split('.')
  if (fields === undefined || !/^\d+$/.test(index)) return undefined
  const own = `${list}.${index}`
  const covering = fields.filter(({ covers }) => covers.some((covered) => isWithin(rest.join('.'), covered)))
  const field = covering.find(({ visible }) => holds(visible, rowScope(scope, own))) ?? covering[0]
  const row = field && rowIn(field, joinPath(own, field.path), path, scope)
  return { path: own, index: Number(index), field, ...(row && { row }) }
}

function innermost(row: RowPlace): RowPlace {
  return row.row === undefined ? row : innermost(row.row)
}

/** Where names lead in a value that no part draws. */
function insideOf({ widget, fields, path }: FieldModel, row: Path, names: readonly string[]): Pick<Place, 'inside'> {
  const depth = segmentsOf(joinPath(row, path)).length
  return widget === undefined && fields === undefined && names.length > depth ? { inside: { names, depth } } : {}
}
