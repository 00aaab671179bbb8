import type { LookupModel } from '../model/lookup.ts'
import type { DataRules, JsonObject, Scalar } from '../model/values.ts'
import { choicesAt, plainOf, titleAt } from './schema.ts'

/** A layout made from data rules alone, with the words and the choices that it names. */
export interface DefaultLayout {
  layout: JsonObject
  /** Label → text. */
  labels: Record<string, string>
  lookups: Record<string, LookupModel>
}

/** Texts that may become longer than this get several lines. */
const LONG = 200

/**
 * A sensible layout of a form of which only the data rules are known: single values under one heading, each nested object and
 * each list of objects under its own, a list as a table of rows, as cards when its rows hold lists. `schema` is the file, for its titles.
 */
export function defaultLayout(name: string, schema: JsonObject, rules: DataRules): DefaultLayout {
  const root = plainOf(rules)
  const made: DefaultLayout = { layout: {}, labels: {}, lookups: {} }
  const word = (path: readonly string[], fallback: string): string => {
    const label = `drawn.${path.join('.')}`
    made.labels[label] = titleAt(schema, path) ?? fallback
    return label
  }
  const sections: Record<string, JsonObject> = {}
  const single = fieldsOf(root, [], [], false)
  if (Object.keys(single).length > 0) sections['details'] = { label: word(['details'], 'Details'), fields: single }
  for (const [key, inner] of valuesOf(root)) {
    const fields = isRows(inner)
      ? { [key]: rowsField(inner, [key]) }
      : isGroup(inner)
        ? fieldsOf(inner, [key], [key], true, requires(root, key))
        : {}
    if (Object.keys(fields).length > 0)
      sections[key === 'details' ? 'details-object' : key] = { label: word([key], spaced(key)), fields }
  }
  made.layout = { title: word([], spaced(name)), record: {}, sections }
  return made

  /**
   * Fields of the single values of an object; `deep`: of the objects in it, too. `at` leads to it from the root, `path` from where the fields stand.
   * What it requires is required where the object is there always; else the rules say so once something in it is filled.
   */
  function fieldsOf(
    object: DataRules,
    at: readonly string[],
    path: readonly string[],
    deep: boolean,
    isAlways = true,
  ): Record<string, JsonObject> {
    const fields: Record<string, JsonObject> = {}
    for (const [key, inner] of valuesOf(object)) {
      const place = [...path, key]
      if (isGroup(inner))
        Object.assign(fields, deep ? fieldsOf(inner, [...at, key], place, true, isAlways && requires(object, key)) : {})
      else if (isRows(inner))
        Object.assign(
          fields,
          deep ? { [place.join('-')]: { path: place.join('.'), ...rowsField(inner, [...at, key]) } } : {},
        )
      else
        fields[place.join('-')] = {
          path: place.join('.'),
          label: word([...at, key], spaced(key)),
          ...partOf(inner, [...at, key]),
          ...(isAlways && requires(object, key) && { required: true }),
        }
    }
    return fields
  }

  function rowsField(list: DataRules, at: readonly string[]): JsonObject {
    const fields = fieldsOf(plainOf(list.items ?? {}), [...at, ''], [], true)
    const label = word(at, spaced(at.at(-1) ?? ''))
    // Lists, and values that the form library draws with more than one input, have no room in a cell.
    const isTable = Object.values(fields).every(
      ({ widget, width }) => widget !== 'rows' && (widget !== undefined || width !== 12),
    )
    const options = {
      newRow: {},
      ...(typeof list['maxItems'] === 'number' && { maxRows: list['maxItems'] }),
      ...(!isTable && { cards: true }),
    }
    return {
      label,
      ...(at.length > 1 && !at.includes('') && { heading: label }),
      widget: 'rows',
      options,
      width: 12,
      fields,
    }
  }

  function partOf(value: DataRules, at: readonly string[]): JsonObject {
    const type = [value.type].flat().find((one) => one !== 'null')
    const choices =
      choicesAt(schema, at) ??
      (value.enum ?? ('const' in value ? [value['const'] as Scalar] : undefined))?.map((one) => ({
        value: one,
        title: undefined,
      }))
    if (choices !== undefined && type !== 'boolean') {
      made.lookups[`drawn.${at.join('.')}`] = choiceOf(at, choices)
      return { widget: 'select', options: { lookup: `drawn.${at.join('.')}`, show: 'label' }, width: 3 }
    }
    // Parts for these types are chosen by the rules.
    if (type === 'boolean' || type === 'integer' || type === 'number') return { options: {}, width: 3 }
    if (type !== 'string' || value['format'] !== undefined)
      return { options: {}, width: type === 'string' || 'const' in value ? 3 : 12 }
    const isLong = typeof value['maxLength'] === 'number' && value['maxLength'] > LONG
    return isLong ? { widget: 'text', options: { multiline: true }, width: 12 } : { options: {}, width: 3 }
  }

  function choiceOf(
    at: readonly string[],
    choices: readonly { value: Scalar; title: string | undefined }[],
  ): LookupModel {
    const id = `drawn.${at.join('.')}`
    const options = choices
      .filter(({ value }) => value !== null)
      .map(({ value, title }) => ({ value: String(value), label: `${id}=${String(value)}`, title }))
    for (const { value, label, title } of options) made.labels[label] = title ?? value
    return {
      id,
      options: options.map(({ value, label }) => ({ value, label })),
      query: {},
      at: '',
      value: 'value',
      label: 'label',
    }
  }
}

function requires({ required }: DataRules, key: string): boolean {
  return required?.includes(key) === true
}

/** An object whose values have names of their own; one of any names is a value as a whole. */
function isGroup({ type, properties, additionalProperties }: DataRules): boolean {
  return (
    type === 'object' &&
    (properties !== undefined || additionalProperties === undefined || additionalProperties === false)
  )
}

/** A list whose entries have fields of their own. */
function isRows({ type, items }: DataRules): boolean {
  return type === 'array' && items !== undefined && plainOf(items).type === 'object'
}

/** The values of an object, as a layout reads them. A point parts the keys of a path, so that a key with one names no field. */
function valuesOf(object: DataRules): [string, DataRules][] {
  return Object.entries(object.properties ?? {}).flatMap(([key, rules]) =>
    key.includes('.') ? [] : [[key, plainOf(rules)]],
  )
}

/** `bkPcsUt` → `Bk Pcs Ut`. */
export function spaced(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
