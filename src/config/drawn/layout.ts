import { getAt } from '../conditions/paths.ts'
import { choicesOf } from '../data/choices.ts'
import type { Choice } from '../data/choices.ts'
import type { LookupModel } from '../model/lookup.ts'
import { isScalar } from '../model/values.ts'
import type { Condition, DataRules, JsonObject, Scalar } from '../model/values.ts'
import { allowsNull, nothingIn } from '../rules/empty.ts'
import { ofData } from '../rules/scope.ts'
import { idWords } from '../shared/id-words.ts'
import { beginningOfRecord } from './beginning.ts'
import { isName } from './branches.ts'
import type { Branch } from './branches.ts'
import { entriesOf, isGroup, isRows, shapeOfValue } from './entries.ts'
import type { Entry } from './entries.ts'
import { formsOf } from './schema.ts'
import { BROKEN, isOwnWord, LONG } from './words.ts'

/** A layout made from data rules alone, with the words and the choices that it names. */
export interface DefaultLayout {
  layout: JsonObject
  /** Label → text: the words of the rules. */
  labels: Record<string, string>
  /** Label → a value that is shown as an example. */
  examples: Record<string, string>
  lookups: Record<string, LookupModel>
  /** Label of a field → the rules of its value, as it is drawn. */
  rules: Record<string, DataRules>
  /** Where the values are that no layout can name: a point parts the keys of a path. */
  unnamed: string[]
}

/** Where the fields of an object stand. */
interface Place {
  /** From the root to the object; an empty key leads to the entries of a list. */
  at: readonly string[]
  /** From where its fields stand. */
  path: readonly string[]
  /** The fields are those of a row. */
  inRow?: true
  /** When the object is there. */
  when?: Condition
  /** What is said of its values around it. */
  branches?: readonly Branch[]
  /** The object is there always. */
  isAlways: boolean
  /** The object begins as nothing, whatever its values would begin with. */
  isNothing?: true
  /** The object is only read, and all that is in it. */
  isReadOnly?: true
}

/**
 * A sensible layout of a form of which only the data rules are known: single values under one heading, each nested object and
 * each list of objects under its own, what is nested further below a name of its own, a list as a table of rows, as cards when its
 * rows hold lists. What is there by other values alone is shown by them; a value begins as the rules say.
 */
export function defaultLayout(name: string, rules: DataRules): DefaultLayout {
  const made: DefaultLayout = { layout: {}, labels: {}, examples: {}, lookups: {}, rules: {}, unnamed: [] }
  const word = (label: string, text: string): string => {
    if (isOwnWord(text)) return text
    made.labels[label] = text
    return label
  }
  const ids = new Map<string, string[]>()
  const beginning = beginningOfRecord(rules)
  const initial: Record<string, Scalar> = {}
  const single: Record<string, JsonObject> = {}
  const sections: Record<string, JsonObject> = {}
  const root: Place = { at: [], path: [], isAlways: true }
  for (const entry of named(rules, root)) {
    if (!isGroup(entry.rules) && !isRows(entry.rules)) {
      single[freeIn(single, entry.key)] = fieldOf(entry, root)
      continue
    }
    const fields = isRows(entry.rules)
      ? { [entry.key]: rowsField(entry, root) }
      : fieldsOf(entry.rules, within(entry, root, undefined))
    if (Object.keys(fields).length === 0) continue
    sections[freeIn(sections, entry.key === 'details' ? 'details-object' : entry.key)] = {
      label: label(entry, root),
      ...(entry.when !== undefined && { visible: entry.when }),
      fields,
    }
  }
  const details = Object.keys(single).length > 0 && {
    details: { label: 'drawing.details', fields: single },
  }
  const title = word('drawn.', textOf(rules['title']) ?? idWords(name))
  made.layout = { title, record: { initial }, sections: { ...details, ...sections }, messages: BROKEN }
  return made

  /** The values of an object that a layout can name. */
  function named(object: DataRules, { at, path, inRow, branches }: Place): Entry[] {
    const before = [...path, ''].join('.')
    const entries =
      inRow === true
        ? entriesOf(object, `row.${before}`, branches)
        : entriesOf(object, before, branches).map(byOwnNames)
    return entries.filter(({ key }) => {
      if (!isName(key)) made.unnamed.push([...at, key].filter((each) => each !== '').join('/'))
      return isName(key)
    })
  }

  /** Fields of the values of an object, and of the objects in it. */
  function fieldsOf(object: DataRules, place: Place): Record<string, JsonObject> {
    const fields: Record<string, JsonObject> = {}
    const entries = named(object, place)
    // What stands below the name of an object is in it.
    const isApart = place.inRow !== true
    if (isApart) entries.sort((one, other) => Number(isGroup(one.rules)) - Number(isGroup(other.rules)))
    for (const entry of entries) {
      if (isGroup(entry.rules)) {
        const inner = fieldsOf(entry.rules, within(entry, place, place.when))
        for (const [index, [id, field]] of Object.entries(inner).entries())
          fields[freeIn(fields, id)] = isApart && index === 0 ? { heading: label(entry, place), ...field } : field
      } else {
        const id = freeIn(fields, [...place.path, entry.key].join('-'))
        fields[id] = isRows(entry.rules) ? rowsField(entry, place) : fieldOf(entry, place)
      }
    }
    return fields
  }

  /** What is required is so where its object is there always, and no null; else the rules say so once something in it is filled. */
  function within(
    { key, rules: inner, when, required, branches }: Entry,
    { at, path, inRow, isAlways, isNothing, isReadOnly }: Place,
    outer: Condition | undefined,
  ): Place {
    const both = bothOf(outer, when)
    const isRead = isReadOnly === true || inner.readOnly === true
    return {
      at: [...at, key],
      path: [...path, key],
      isAlways: isAlways && required === true && !mayBeNull(inner) && !isRead,
      ...(isRead && { isReadOnly: true }),
      ...(inRow === true && { inRow }),
      ...((isNothing === true || inner['default'] === null) && { isNothing: true }),
      ...(both !== undefined && { when: both }),
      ...(branches !== undefined && { branches }),
    }
  }

  function fieldOf(entry: Entry, place: Place): JsonObject {
    const { key, rules: value, required, heading } = entry
    const path = [...place.path, key].join('.')
    const own = place.isNothing === true ? undefined : value['default']
    const first = getAt(beginning, path) ?? own ?? (place.isAlways && required === true ? value['const'] : undefined)
    if (place.inRow !== true && isScalar(first) && !Object.hasOwn(initial, path)) initial[path] = first
    const visible = bothOf(place.when, entry.when)
    const about = textOf(value['description'])
    return {
      path,
      label: label(entry, place),
      ...partOf(entry, place),
      ...(about !== undefined && { help: word(`${idOf(entry, place)}#help`, about) }),
      ...(heading !== undefined && { heading: word(`${idOf(entry, place)}#heading`, heading) }),
      ...(visible !== undefined && { visible }),
      ...(place.isReadOnly === true && { readOnly: true }),
      ...(place.isAlways &&
        required !== undefined &&
        isAsked(value) && { required: required === true ? true : { on: 'save', when: required } }),
    }
  }

  function rowsField(entry: Entry, place: Place): JsonObject {
    const { key, rules: list } = entry
    const at = [...place.at, key]
    const items = list.items ?? {}
    const fields = fieldsOf(items, { at: [...at, ''], path: [], inRow: true, isAlways: true })
    // Lists, and values that the form library draws with more than one input, have no room in a cell.
    const isTable = Object.values(fields).every(
      ({ widget, width }) => widget !== 'rows' && (widget !== undefined || width !== 12),
    )
    const isSection = place.at.length === 0
    const visible = isSection ? undefined : bothOf(place.when, entry.when)
    return {
      path: [...place.path, key].join('.'),
      label: label(entry, place),
      ...(!isSection && place.inRow !== true && { heading: label(entry, place) }),
      ...(visible !== undefined && { visible }),
      ...((place.isReadOnly === true || list.readOnly === true) && { readOnly: true }),
      widget: 'rows',
      options: {
        newRow: {},
        ...(typeof list['maxItems'] === 'number' && { maxRows: list['maxItems'] }),
        ...(!isTable && { cards: true }),
      },
      width: 12,
      fields: isTable ? Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, inCell(field)])) : fields,
    }
  }

  function partOf(entry: Entry, place: Place): JsonObject {
    const { rules: value } = entry
    const type = [value.type].flat().find((one) => one !== 'null')
    const choices = choicesOf(value)
    if (choices !== undefined && type !== 'boolean') {
      const id = idOf(entry, place)
      made.lookups[id] = choiceOf(id, choices)
      return { widget: 'select', options: { lookup: id, show: 'label' }, width: 3 }
    }
    // Parts for these types are chosen by the rules.
    if (type === 'boolean' || type === 'integer' || type === 'number') return { options: {}, width: 3 }
    if (type !== 'string' || value['format'] !== undefined) return { options: {}, width: type === 'string' ? 3 : 12 }
    const [example] = Array.isArray(value['examples']) ? (value['examples'] as unknown[]) : []
    const placeholder = `${idOf(entry, place)}#example`
    const options = isScalar(example) && { placeholder }
    if (isScalar(example)) made.examples[placeholder] = String(example)
    const isLong = typeof value['maxLength'] === 'number' && value['maxLength'] > LONG
    return isLong
      ? { widget: 'text', options: { multiline: true, ...options }, width: 12 }
      : { options: { ...options }, width: 3 }
  }

  function choiceOf(id: string, choices: readonly Choice[]): LookupModel {
    const options = choices
      .filter(({ value }) => value !== null)
      .map(({ code, title }) => ({ value: code, label: word(`${id}=${code}`, title ?? code) }))
    return { id, options, query: {}, at: '', value: 'value', label: 'label' }
  }

  function label(entry: Entry, place: Place): string {
    made.rules[idOf(entry, place)] = shapeOfValue(entry.rules)
    return word(idOf(entry, place), textOf(entry.rules['title']) ?? idWords(entry.key))
  }

  /** What the words and the choices of a value are kept under: of several values at a place, each has its own. */
  function idOf({ key, rules: value }: Entry, { at }: Place): string {
    const plain = `drawn.${[...at, key].join('.')}`
    const given = ids.get(plain) ?? []
    const text = JSON.stringify(value)
    if (!given.includes(text)) ids.set(plain, [...given, text])
    const number = given.includes(text) ? given.indexOf(text) : given.length
    return number === 0 ? plain : `${plain}#${String(number + 1)}`
  }
}

/** A value whose conditions read the data, whatever roots conditions know besides. */
function byOwnNames(entry: Entry): Entry {
  const { when, required } = entry
  return {
    ...entry,
    ...(when !== undefined && { when: ofDataIn(when) }),
    ...(typeof required === 'object' && { required: ofDataIn(required) }),
  }
}

function ofDataIn(condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map(ofDataIn) }
  if ('any' in condition) return { any: condition.any.map(ofDataIn) }
  if ('not' in condition) return { not: ofDataIn(condition.not) }
  return { ...condition, field: ofData(condition.field) }
}

function inCell({ help: _help, heading: _heading, ...field }: JsonObject): JsonObject {
  return field
}

function bothOf(left: Condition | undefined, right: Condition | undefined): Condition | undefined {
  return left === undefined || right === undefined ? (left ?? right) : { all: [left, right] }
}

/** Whether a person can be asked for a value that must be there: one that is only read comes by itself, and where nothing is a value it is one. */
function isAsked(rules: DataRules): boolean {
  return rules.readOnly !== true && nothingIn(rules) === undefined
}

function mayBeNull(rules: DataRules): boolean {
  return [rules, ...formsOf(rules, 'anyOf', 'oneOf')].some(allowsNull)
}

/** An id that nothing has yet. */
function freeIn(ids: Record<string, unknown>, id: string): string {
  let free = id
  for (let number = 2; Object.hasOwn(ids, free); number += 1) free = `${id}-${String(number)}`
  return free
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
