import { getAt, joinPath } from '../../../config/index.ts'
import type { ComposedModel, FormModel, LabelId, LookupModel, Path } from '../../../config/index.ts'
import type { FormStore } from './store.ts'

/** Says what texts of labels need: the label in the reader's language, and what codes read as. */
export interface Words {
  say(label: LabelId, params?: Record<string, string>): string
  lookups: Record<string, LookupModel>
}

const UNSAID: Words = { say: (label) => label, lookups: {} }

/**
 * The text that a composed field is made of, from the data (of its row, where it is one of every row): what has a value, in
 * its order, or the label's text filled with its values; cut to its length. Empty where there is nothing to say.
 */
export function composedText(
  { from, separator, text, maxLength }: ComposedModel,
  data: unknown,
  words: Words = UNSAID,
): string {
  const texts = from.map((each) => (typeof each === 'string' ? asText(getAt(data, each)) : asText(inRow(each, data))))
  const whole = text === undefined ? texts.filter((each) => each !== '').join(separator) : filledText(text, data, words)
  return maxLength === undefined ? whole : [...whole].slice(0, maxLength).join('').trimEnd()
}

/**
 * Writes composed fields anew after a change. A field follows as long as it says what was composed before the change, or
 * nothing; edited by hand it stays as it is.
 */
export function recompose(model: FormModel, store: FormStore, before: unknown, words: Words): void {
  const after = store.data()
  if (after === before) return
  store.batch(() => {
    for (const [path, composed] of Object.entries(model.composed)) {
      for (const row of placesOf(composed, after)) {
        const at = joinPath(row, path)
        // What others are made of stands before them, and may have been written just now.
        const [was, is] = [before, store.data()].map((data) => composedText(composed, getAt(data, row), words))
        const present = asText(getAt(after, at))
        if (present === '' || present === was) store.set(at, is === '' ? undefined : is)
      }
    }
  })
}

/** The rows that a text is composed in; the data itself where it is one of none. */
function placesOf({ each }: ComposedModel, data: unknown): Path[] {
  if (each === undefined) return ['']
  const rows = getAt(data, each)
  return Array.isArray(rows) ? rows.map((_, index) => `${each}.${index}`) : []
}

function filledText(
  { label, values }: NonNullable<ComposedModel['text']>,
  data: unknown,
  { say, lookups }: Words,
): string {
  const read = Object.entries(values).map(([name, { path, lookup, optional }]) => {
    const code = asText(getAt(data, path))
    const option = lookup === undefined ? undefined : lookups[lookup]?.options?.find(({ value }) => value === code)
    return { name, optional, text: option === undefined ? code : say(option.label) }
  })
  if (read.some(({ optional, text }) => !optional && text === '')) return ''
  return say(label, Object.fromEntries(read.map(({ name, text }) => [name, text])))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function inRow({ list, field, is, take }: Exclude<ComposedModel['from'][number], string>, data: unknown): unknown {
  const rows = getAt(data, list)
  const row: unknown = Array.isArray(rows) ? rows.find((each) => getAt(each, field) === is) : undefined
  return getAt(row, take)
}

/** A value as words of one line: the lines of a longer text follow each other. */
function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\s+/g, ' ').trim() : ''
}
