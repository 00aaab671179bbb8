import { fieldId, rowElementId, sectionId } from './fields/hooks.ts'
import { holds, holdsEntry, isSectionOpen, isWithin, joinPath, segmentsOf } from '../../config/index.ts'
import type { FieldModel, FormModel, Path, Scope, SectionModel } from '../../config/index.ts'

const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]'

/** Moves the focus to the field at a place: the value inside it that is meant, the input of its part that is wrong, its own input, or the first of what its part drew. */
export function focusPlace(form: string, { field, row, inside }: Place): void {
  if (row !== undefined) document.getElementById(rowElementId(fieldId(form, null, field.id), row.index))?.focus()
  const own = row?.field === undefined ? null : document.getElementById(fieldId(form, row.path, row.field.id))
  const outer = own ?? document.getElementById(fieldId(form, null, field.id))
  const slot = document.getElementById(`${fieldId(form, null, field.id)}-slot`)
  const wrong = row === undefined ? slot?.querySelector<HTMLElement>('[aria-invalid=true]') : undefined
  const meant = inside && document.getElementById([form, ...inside.names].join('-'))
  const target = firstFocusable(meant ?? null) ?? wrong ?? firstFocusable(outer) ?? firstFocusable(slot)
  if (target !== null) bringIntoView(target, 'center')
  target?.focus()
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
  /** Inside a list: the row's absolute path, its index, and the field of the row, where one covers the path. */
  row?: { path: Path; index: number; field: FieldModel | undefined }
  /** Inside a value that no part draws: the names that lead to what is meant, and how many of them lead to the value. */
  inside?: { names: readonly string[]; depth: number }
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
  const [index = '', ...rest] = path.slice(place.field.path.length + 1).split('.')
  const names = [...segmentsOf(path), ...beyond]
  if (place.field.fields === undefined || !/^\d+$/.test(index)) return { ...place, ...insideOf(place.field, '', names) }
  const inRow = rest.join('.')
  const nested = place.field.fields.find((field) => field.covers.some((covered) => isWithin(inRow, covered)))
  const row = { path: `${place.field.path}.${index}`, index: Number(index), field: nested }
  return { ...place, row, ...(nested !== undefined && insideOf(nested, row.path, names)) }
}

/** Where names lead in a value that no part draws. */
function insideOf({ widget, fields, path }: FieldModel, row: Path, names: readonly string[]): Pick<Place, 'inside'> {
  const depth = segmentsOf(joinPath(row, path)).length
  return widget === undefined && fields === undefined && names.length > depth ? { inside: { names, depth } } : {}
}
