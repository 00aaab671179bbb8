import type { ComposedModel, FormModel, Path } from '../../../config/index.ts'
import { getAt } from './paths.ts'
import type { FormStore } from './store.ts'

/** The text that a composed field is made of: what has a value, in its order, cut to its length. */
export function composedText({ from, separator, maxLength }: ComposedModel, data: unknown): string {
  const texts = from.map((each) => (typeof each === 'string' ? asText(getAt(data, each)) : asText(inRow(each, data))))
  const text = texts.filter((each) => each !== '').join(separator)
  return maxLength === undefined ? text : [...text].slice(0, maxLength).join('').trimEnd()
}

/**
 * Writes composed fields anew after a change. A field follows as long as it says what was composed before the change, or
 * nothing; edited by hand it stays as it is.
 */
export function recompose(model: FormModel, store: FormStore, before: unknown): void {
  const after = store.data()
  if (after === before) return
  store.batch(() => {
    for (const [path, composed] of Object.entries(model.composed)) if (follows(path, composed, before, after)) store.set(path, filled(composedText(composed, after)))
  })
}

function follows(path: Path, composed: ComposedModel, before: unknown, after: unknown): boolean {
  const said = asText(getAt(after, path))
  return said === '' || said === composedText(composed, before)
}

function inRow({ list, field, is, take }: Exclude<ComposedModel['from'][number], string>, data: unknown): unknown {
  const rows = getAt(data, list)
  const row: unknown = Array.isArray(rows) ? rows.find((each) => getAt(each, field) === is) : undefined
  return getAt(row, take)
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function filled(text: string): string | undefined {
  return text === '' ? undefined : text
}
