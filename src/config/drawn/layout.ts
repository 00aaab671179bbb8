import type { LookupModel } from '../model/lookup.ts'
import type { DataRules, JsonObject, Scalar } from '../model/values.ts'
import { titleAt } from './schema.ts'

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
 * each list of objects under its own, a list as a table of rows. `schema` is the file, for its titles.
 */
export function defaultLayout(name: string, schema: JsonObject, rules: DataRules): DefaultLayout {
  const made: DefaultLayout = { layout: {}, labels: {}, lookups: {} }
  const word = (path: readonly string[], fallback: string): string => {
    const label = `drawn.${path.join('.')}`
    made.labels[label] = titleAt(schema, path) ?? fallback
    return label
  }
  const sections: Record<string, JsonObject> = {}
  const single = fieldsOf(rules, [], [], false)
  if (Object.keys(single).length > 0) sections['details'] = { label: word(['details'], 'Details'), fields: single }
  for (const [key, inner] of Object.entries(rules.properties ?? {})) {
    const fields = isRows(inner) ? { [key]: rowsField(inner, [key]) } : inner.type === 'object' ? fieldsOf(inner, [key], [key], true) : {}
    if (Object.keys(fields).length > 0) sections[key === 'details' ? 'details-object' : key] = { label: word([key], spaced(key)), fields }
  }
  made.layout = { title: word([], spaced(name)), record: {}, sections }
  return made

  /** Fields of the single values of an object; `deep`: of the objects in it, too. `at` leads to it from the root, `path` from where the fields stand. */
  function fieldsOf(object: DataRules, at: readonly string[], path: readonly string[], deep: boolean): Record<string, JsonObject> {
    const fields: Record<string, JsonObject> = {}
    for (const [key, inner] of Object.entries(object.properties ?? {})) {
      const place = [...path, key]
      if (inner.type === 'object') Object.assign(fields, deep ? fieldsOf(inner, [...at, key], place, true) : {})
      else if (!isRows(inner)) fields[place.join('-')] = { path: place.join('.'), label: word([...at, key], spaced(key)), ...partOf(inner, [...at, key]), ...(object.required?.includes(key) === true && { required: true }) }
    }
    return fields
  }

  function rowsField(list: DataRules, at: readonly string[]): JsonObject {
    const options = { newRow: {}, ...(typeof list['maxItems'] === 'number' && { maxRows: list['maxItems'] }) }
    return { label: word(at, spaced(at.at(-1) ?? '')), widget: 'rows', options, width: 12, fields: fieldsOf(list.items ?? {}, [...at, ''], [], true) }
  }

  function partOf(value: DataRules, at: readonly string[]): JsonObject {
    const type = [value.type].flat().find((one) => one !== 'null')
    const choices = value['enum']
    if (Array.isArray(choices) && type !== 'boolean') {
      made.lookups[`drawn.${at.join('.')}`] = choiceOf(at, choices as Scalar[])
      return { widget: 'select', options: { lookup: `drawn.${at.join('.')}`, show: 'label' }, width: 3 }
    }
    if (type === 'boolean') return { widget: 'toggle', options: {}, width: 3 }
    if (type === 'integer' || type === 'number') return { widget: 'number', options: { integer: type === 'integer' }, width: 3 }
    if (type !== 'string' || value['format'] !== undefined) return { options: {}, width: type === 'string' ? 3 : 12 }
    const isLong = typeof value['maxLength'] === 'number' && value['maxLength'] > LONG
    return { widget: 'text', options: isLong ? { multiline: true } : {}, width: isLong ? 12 : 3 }
  }

  function choiceOf(at: readonly string[], values: readonly Scalar[]): LookupModel {
    const id = `drawn.${at.join('.')}`
    const options = values.filter((value) => value !== null).map((value) => ({ value: String(value), label: `${id}=${String(value)}` }))
    for (const { value, label } of options) made.labels[label] = value
    return { id, options, query: {}, at: '', value: 'value', label: 'label' }
  }
}

/** A list whose entries have fields of their own. */
function isRows({ type, items }: DataRules): boolean {
  return type === 'array' && items?.type === 'object'
}

/** `bkPcsUt` → `Bk Pcs Ut`. */
function spaced(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
