import { useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  askingFor,
  fieldState,
  fieldStatePaths,
  isAskedFor,
  joinPath,
  ofData,
  rowScope,
  rulesAt,
} from '../../../config/index.ts'
import type { Asking, DataRules, FieldModel, JsonObject, LabelId, Path, Scope } from '../../../config/index.ts'
import { RowContext, useScoped } from '../../screen/screen.ts'
import { unfitNumber } from '../../look/number.ts'
import { useEngine } from '../../services/services.ts'
import type { EngineServices } from '../../services/services.ts'
import { FormContext, ReadOnlyContext, useForm } from './context.ts'
import type { Message } from '../core/messages.ts'
import { labelBefore, twinsOf } from './names.ts'

/** Puts what a person chose at an absolute path; `undefined` empties. Effects and validation follow. */
type SetValue = (path: Path, value: unknown) => void

/** The value at an absolute path; the part renders again when it changes. */
export function useValue(path: Path): unknown
/** What `select` makes of the value (a plain value, or a part of it): the part renders again only when that differs. */
export function useValue<Selected>(path: Path, select: (value: unknown) => Selected): Selected
export function useValue(path: Path, select: (value: unknown) => unknown = same): unknown {
  const { store } = useForm()
  const subscribe = useCallback((heard: () => void) => store.listen([ofData(path)], heard), [store, path])
  return useSyncExternalStore(subscribe, () => select(store.get(path)))
}

/** What `select` makes of the values at absolute paths (a plain value, or a part of one): the part listens to these alone, and renders again only when that differs. */
export function useValues<Selected>(paths: readonly Path[], select: (values: unknown[]) => Selected): Selected {
  const { store } = useForm()
  const listened = paths.join('\n')
  const subscribe = useCallback(
    (heard: () => void) => store.listen(listened === '' ? [] : listened.split('\n').map(ofData), heard),
    [store, listened],
  )
  return useSyncExternalStore(subscribe, () => select(paths.map((path) => store.get(path))))
}

/** Commits one value as a person's change. Stable between renders. */
export function useSetValue(): SetValue {
  const { controller } = useForm()
  return useCallback((path, value) => controller.change({ [path]: value }), [controller])
}

/** Commits several values as one change: effects and validation run once. Stable between renders. */
export function useSetValues(): (values: Record<Path, unknown>) => void {
  const { controller } = useForm()
  return useCallback((values) => controller.change(values), [controller])
}

/** Does what commits an input's text while a person goes on typing: what is wrong with it is looked for when typing rests. Outside a form it is done, and no more. Stable between renders. */
export function useWhileTyping(): (commit: () => void) => void {
  return useContext(FormContext)?.controller.whileTyping ?? once
}

function once(commit: () => void): void {
  commit()
}

/** Puts a value that the gateway has taken by a call of its own: it is no unsaved change. Stable between renders. */
export function useAccept(): SetValue {
  const { store } = useForm()
  return store.accept
}

/**
 * Keeps, for the part at an absolute path, what is being typed in it, as values by their absolute paths, beside the data: it goes into a
 * draft, and the form is not closed over it without a question. Undefined: nothing is. Stable between renders.
 */
export function useTyping(path: Path): (values: JsonObject | undefined) => void {
  const { typing } = useForm()
  return useCallback((values) => typing.put(path, values), [typing, path])
}

/**
 * Tells, for the part at an absolute path, that the value of what it shows is looked for: an action waits until that is over, and is stopped
 * where it ends with a text, which the field then says. What is told while another search of the part stands ends that one. Stable between renders.
 */
export function useSeeking(path: Path): { begin(): void; end(refusal?: string): void } {
  const { controller } = useForm()
  const seeking = useMemo(() => {
    let over: (refusal?: string) => void = () => undefined
    const end = (refusal?: string): void => over(refusal)
    return {
      begin() {
        end()
        over = controller.seek(path)
      },
      end,
    }
  }, [controller, path])
  useEffect(() => seeking.end, [seeking])
  return seeking
}

/** Where a part needs it, `look` begins to look (`useSeeking`) for what is sent only, just before the data are sent. */
export function useBeforeSending(isNeeded: boolean, look: () => void): void {
  const { controller } = useForm()
  useEffect(() => (isNeeded ? controller.beforeSending(look) : undefined))
}

/** The place beside the data, kept with the form's draft, of a call that the part at an absolute path makes by itself and that was not answered. */
export function useUnansweredCall<Call>(path: Path): { current: Call | undefined } {
  const { calls } = useForm()
  return useMemo(
    () => ({
      get current() {
        return calls.get(path) as Call | undefined
      },
      set current(call) {
        calls.put(path, call)
      },
    }),
    [calls, path],
  )
}

/** The messages at an absolute path, in the reader's language. */
export function useFieldErrors(path: Path): readonly string[] {
  const { store } = useForm()
  const { t } = useEngine()
  const subscribe = useCallback((heard: () => void) => store.messages.listen(path, heard), [store, path])
  const messages = useSyncExternalStore(subscribe, () => store.messages.at(path))
  return useMemo(() => messages.map((message) => sayMessage(message, t)), [messages, t])
}

/** A message in words. */
export function sayMessage(
  message: Message,
  t: (label: string, params?: Record<string, string | number>) => string,
): string {
  if ('text' in message) return message.text
  const { label, params, names } = message
  return t(label, names === undefined ? params : { ...params, names: names.map((each) => t(each)).join(', ') })
}

/** A message about a value in words: of a text that stands where a number is asked for, whether it is none or one too long to be kept. */
export function sayMessageOf(
  value: unknown,
  message: Message,
  { t, formats }: Pick<EngineServices, 't' | 'formats'>,
): string {
  const unfit = 'label' in message && message.label === 'form.invalidNumber' && unfitNumber(value, formats.numbers)
  return unfit ? t(unfit) : sayMessage(message, t)
}

/** The data rules of the value at an absolute path (`maxLength`, `minimum`, `enum`, …). */
export function useRules(path: Path): DataRules {
  const { model } = useForm()
  return useMemo(() => rulesAt(model.schema, path), [model, path])
}

/** The absolute path of a data path that an option of the part names: inside a row it is relative to that row. */
export function useDataPath(): (path: Path) => Path {
  const row = useContext(RowContext)
  return useCallback((path) => joinPath(row ?? '', path), [row])
}

/** The DOM id of a field's input: of the form with this id, in the row at this path (or none). Two fields may share a path, not an id. */
export function fieldId(form: string, row: Path | null, field: string): string {
  return [form, ...(row === null ? [] : [row.replaceAll('.', '-')]), field].join('-')
}

/** The id of a field that shows, in the card of a row, what another one of this id edits. */
export function shownId(id: string): string {
  return `${id}-shown`
}

/** The DOM id of a section's heading in the form, or the view, with this id. */
export function sectionId(form: string, section: string): string {
  return `${form}-section-${section}`
}

/** The id of the element of a row; a part that draws rows gives it, and draws the cells of a row that gets the focus. */
export function rowElementId(list: string, index: number): string {
  return `${list}-row-${String(index)}`
}

/** What the conditions of a field say now, where the caller stands; it is required, too, while a rule between fields asks for it. */
export function useFieldState(field: FieldModel): { visible: boolean; required: boolean; readOnly: boolean } {
  const formReadOnly = useContext(ReadOnlyContext)
  const { model } = useForm()
  const asking = askingFor(field, model)
  const paths = useMemo(() => [...fieldStatePaths(field), ...asking.flatMap(({ paths }) => paths)], [field, asking])
  // As one plain value: a form has hundreds of fields, and each listens once.
  const state = useScoped(paths, (scope) => {
    const { visible, enabled, required: isOwn } = fieldState(field, scope)
    const required = isOwn || asking.some((each) => isAskedFor(each, scope))
    return (visible ? VISIBLE : 0) | (enabled ? ENABLED : 0) | (required ? REQUIRED : 0)
  })
  return {
    visible: (state & VISIBLE) !== 0,
    required: (state & REQUIRED) !== 0,
    readOnly: formReadOnly || (state & ENABLED) === 0,
  }
}

/** Whether a field of a list's rows is required in any of these now. Renders again only when that changes. */
export function useRequiredInRows(field: FieldModel, list: Path, rows: readonly { path: Path }[]): boolean {
  const { model, store } = useForm()
  const asking = askingFor(field, model)
  const isFixed = field.required !== undefined && field.required.when === undefined
  const paths = useMemo(() => {
    if (isFixed) return NONE
    const read = [...fieldStatePaths(field), ...asking.flatMap((each) => each.paths)]
    return [...new Set(read.map((path) => (path.startsWith('row.') ? list : path)))]
  }, [isFixed, field, asking, list])
  const subscribe = useCallback((heard: () => void) => store.listen(paths, heard), [store, paths])
  return useSyncExternalStore(
    subscribe,
    () =>
      isFixed || (paths.length > 0 && rows.some(({ path }) => isRequired(field, asking, rowScope(store.scope, path)))),
  )
}

function isRequired(field: FieldModel, asking: readonly Asking[], scope: Scope): boolean {
  const { visible, required } = fieldState(field, scope)
  return visible && (required || asking.some((each) => isAskedFor(each, scope)))
}

/** Label of what tells a field from another one of its label, while such a one is shown. */
export function useLabelBefore(field: FieldModel): LabelId | undefined {
  const { model } = useForm()
  const twin = twinsOf(model).get(field)
  return useScoped(twin?.paths ?? NONE, (scope) => labelBefore(twin, scope))
}

const NONE: readonly Path[] = []

const VISIBLE = 1
const ENABLED = 2
const REQUIRED = 4

function same(value: unknown): unknown {
  return value
}

/** A list, for a part that edits it row by row. Renders again when rows come or go, not when one changes. */
export interface Rows {
  /** One key a row, for React: it stays with its row. */
  keys: readonly number[]
  /** Puts a row at the end; returns its index. Effects and validation follow. */
  append(row: Record<string, unknown>): number
  /** Takes a row out; rows after it move up, their messages with them. */
  remove(index: number): void
  /** Puts a row that was taken out back where it stood, under the key it had. */
  restore(index: number, row: Record<string, unknown>, key: number): void
  /** Puts a row back as it was before it was edited: nothing follows from that. */
  reset(index: number, row: Record<string, unknown>): void
  /** Puts all rows back as they were: nothing follows from that either. */
  resetAll(rows: readonly Record<string, unknown>[]): void
}

/** The rows of the list at an absolute path. */
export function useRows(path: Path): Rows {
  const { store, controller } = useForm()
  const subscribe = useCallback((heard: () => void) => store.listen([ofData(path)], heard), [store, path])
  const keys = useSyncExternalStore(subscribe, () => store.rowKeys(path))
  return useMemo(
    () => ({
      keys,
      append(row) {
        const list = store.get(path)
        const index = Array.isArray(list) ? list.length : 0
        controller.change({ [`${path}.${index}`]: row })
        return index
      },
      remove: (index) => controller.removeRow(path, index),
      restore: (index, row, key) => controller.restoreRow(path, index, row, key),
      reset: (index, row) => controller.resetRow(path, index, row),
      resetAll: (rows) => controller.resetRows(path, rows),
    }),
    [keys, store, controller, path],
  )
}
