import { aboutTexts } from '../explain/sentences/about-words.ts'
import type { Meta } from '../meta/schema.ts'
import { child, textOf, valueOf, type Node } from '../source/tree.ts'
import { columnFilters, type ColumnFilter } from './filters.ts'
import { itemNames, listingCalls, listsOf, sharedLists, sharedNames } from './lookups.ts'
import { namesFor } from './nameable.ts'
import { saidApart } from './placed.ts'
import type { Named, Place } from '../edit/names.ts'
import { textIn } from '../edit/relabel.ts'
import { choicesOf, titlesOf } from '../edit/titles.ts'
import { operationsLike } from './value-maps.ts'

/** One thing that can be said of an entry, as the language describes it. */
export interface Property {
  /** The way to it inside the entry. */
  keys: string[]
  /** What the language calls it, in each language of the studio. */
  titles: Record<string, string>
  /** What the meta-schema says that it does, likewise. */
  about: Record<string, string>
  /** `label`: a text of the portal. `byColumn`: a text for some of the columns. */
  kind: 'yesNo' | 'number' | 'choice' | 'several' | 'text' | 'label' | 'byColumn'
  /** What there is to choose from; of a text, what it may well be. */
  options?: Named[]
  /** Of `byColumn`, what each column may be filtered by. */
  filters?: Record<string, ColumnFilter>
  /** What it is now, the tenant's word before the portal's; of a label its texts by language. */
  value?: unknown
  /** What holds where the tenant says nothing: the base's word, else what the language takes. */
  usual?: unknown
  least?: number
  most?: number
  /** Said with it, where what holds it is not there yet. */
  beside?: Record<string, unknown>
  /** It cannot be left out of what holds it: that goes with it. */
  isNeeded: boolean
  /** The base says it: it can be said otherwise, not left out. */
  isOfBase: boolean
}

/** Which operation is called has an input of its own, too. */
const elsewhere: ReadonlySet<string> = new Set([...saidApart, 'operation'])

/** What the language can say of an entry beside its text, its place, its part and its conditions: single values, and those in objects of such. Of a call: which it is. */
export function propertiesOf(around: Place, meta: Meta, entry: Node, base: Node | undefined): Property[] {
  const { metas } = around.world.project.language
  const call = meta['x-call']
  const calls = call !== undefined && child(entry, call) !== undefined
  return Object.entries(meta.properties ?? {}).flatMap(([key, declared]): Property[] => {
    const inner = metas.resolve(declared)
    // What tells of a call is nothing to an entry that makes none.
    if (call !== undefined && (key === call || ofCall(key, inner)) && !calls) return []
    if (elsewhere.has(key) && key !== call && inner['x-names'] !== 'item') return []
    if (inner['x-call'] !== undefined) return callOf(around, key, inner, child(entry, key), child(base, key))
    if (isStructure(inner)) return []
    if (inner.properties === undefined)
      return propertyOf(around, {
        keys: [key],
        meta: inner,
        node: child(entry, key),
        base: child(base, key),
        isNeeded: meta.required?.includes(key) === true || key === call,
        offered:
          call !== undefined
            ? offeredOf(around, key, meta, entry)
            : key === 'key'
              ? around.rowPaths.map((value) => ({ value }))
              : sharedOf(around, key, inner, entry),
      })
    return insideOf(around, key, inner, child(entry, key), child(base, key))
  })
}

/** What tells of a call, in an entry that is one. */
function ofCall(key: string, { 'x-names': names = '' }: Meta): boolean {
  return key === 'at' || ['item', 'lookupItem', 'param'].includes(names)
}

/** What may be said of an entry that is a call itself: operations like its own, or those that answer lists where it reads the items of one; where these lists are, and names in the items. */
function offeredOf(around: Place, key: string, meta: Meta, entry: Node): Named[] | undefined {
  const { 'x-call': call = '', properties = {} } = meta
  const operation = textOf(child(entry, call)) ?? ''
  const plain = (each: readonly string[]) => each.map((value) => ({ value }))
  const readsItems = Object.values(properties).some(({ 'x-names': names }) => names === 'item')
  if (key === call)
    return readsItems ? plain(listingCalls(around).map((each) => each.operation)) : operationsLike(around, operation)
  if (key === 'at') return plain(listsOf(around.world.project.contract, operation).map(({ at }) => at))
  return properties[key]?.['x-names'] === 'item' ? plain(itemNames(around, entry)) : undefined
}

/** What in the items of several lookups may be named where they say together what these carry: a value or a list of theirs, or a value in the rows of that list. */
function sharedOf(around: Place, key: string, meta: Meta, holder: Node | undefined): Named[] | undefined {
  const [top, id = ''] = around.keys
  const kind = meta.items?.['x-names'] ?? meta['x-names']
  if (top !== 'items' || (kind !== 'item' && kind !== 'itemRow')) return undefined
  const names =
    kind === 'itemRow'
      ? sharedNames(around, id, textOf(child(holder, 'at')))
      : key === 'at'
        ? sharedLists(around, id)
        : sharedNames(around, id)
  return names.map((value) => ({ value }))
}

/** Of a call which operation it calls and, once there is one, where its answer has what is shown. */
function callOf(around: Place, key: string, meta: Meta, node: Node | undefined, base: Node | undefined): Property[] {
  const { metas } = around.world.project.language
  const said = node === undefined ? [meta['x-call'] ?? ''] : [meta['x-call'] ?? '', 'at']
  return said.flatMap((name): Property[] => {
    const declared = metas.member(meta, name)
    if (declared === undefined) return []
    const each = metas.resolve(declared)
    const isNeeded = meta.required?.includes(name) === true
    const title = titleInside(meta, name, each)
    const offered = name === 'at' ? undefined : operationsLike(around, textOf(child(node, name)) ?? '')
    return propertyOf(around, {
      keys: [key, name],
      meta: { ...each, title },
      node: child(node, name),
      base: child(base, name),
      isNeeded,
      offered,
    })
  })
}

function isStructure(meta: Meta): boolean {
  return (
    meta['x-collection'] !== undefined ||
    meta['x-call'] !== undefined ||
    meta['x-atomic'] === true ||
    meta['x-options-of'] !== undefined ||
    meta.oneOf !== undefined
  )
}

/** The properties in an object. One that is not there is begun by the single value that it needs, the others that it needs being the first of their choices. */
function insideOf(around: Place, key: string, meta: Meta, node: Node | undefined, base: Node | undefined): Property[] {
  const { metas } = around.world.project.language
  const inside = Object.entries(meta.properties ?? {}).map(([name, each]) => [name, metas.resolve(each)] as const)
  if (inside.some(([, each]) => each['x-collection'] !== undefined)) return []
  const needed = inside.filter(([name]) => meta.required?.includes(name))
  const chosen = needed.filter(([, each]) => each.enum !== undefined)
  const asked = needed.filter((each) => !chosen.includes(each))
  const isThere = node !== undefined || needed.length === 0
  if (!isThere && asked.length !== 1) return []
  return (isThere ? inside : asked).flatMap(([name, each]) =>
    (isStructure(each) || each.properties !== undefined
      ? []
      : propertyOf(around, {
          keys: [key, name],
          meta: { ...each, title: titleInside(meta, name, each) },
          node: child(node, name),
          base: child(base, name),
          isNeeded: meta.required?.includes(name) === true,
          offered: sharedOf(around, name, each, node),
        })
    ).map((property) => ({
      ...property,
      ...(!isThere &&
        chosen.length > 0 && {
          beside: Object.fromEntries(chosen.map(([other, { enum: options = [] }]) => [other, options[0]])),
        }),
    })),
  )
}

/** A label is called after what it is the label of. */
function titleInside(around: Meta, name: string, { title = name }: Meta): string {
  return `${around.title ?? ''}: ${title}`
}

/** What may be said: the way to it, what the language declares of it, and what is said so far. */
interface Sayable extends Pick<Property, 'keys' | 'isNeeded'> {
  meta: Meta
  node: Node | undefined
  base: Node | undefined
  /** What there is to choose from, where the language does not tell. */
  offered?: Named[] | undefined
}

function propertyOf(around: Place, { keys, meta: said, node, base, isNeeded, offered }: Sayable): Property[] {
  const items = said.items && around.world.project.language.metas.resolve(said.items)
  const meta: Meta = { ...said, ...(items !== undefined && { items }) }
  const kind = kindOf(meta, node)
  if (kind === undefined) return []
  const choices = meta.enum ?? items?.enum
  const options =
    choices !== undefined
      ? choicesOf(keys.at(-1) ?? '', choices)
      : (offered ?? namesFor(around, meta.items?.['x-names'] ?? meta.propertyNames?.['x-names'] ?? meta['x-names']))
  const isOfColumns = kind === 'byColumn' && meta.propertyNames?.['x-names'] === 'column'
  const filters = isOfColumns ? columnFilters(around) : undefined
  // A name of something of which there is none here, or no list, stays to a hand.
  if ((options ?? []).length === 0 && (kind === 'choice' || kind === 'byColumn')) return []
  const text = textOf(node)
  const value =
    node === undefined
      ? undefined
      : kind === 'label' && text !== undefined
        ? Object.fromEntries(around.languages.map((each) => [each, textIn(around.world, each, text)]))
        : valueOf(node)
  const usual: unknown = base === undefined ? meta.default : valueOf(base)
  return [
    {
      keys,
      titles: titlesOf(meta.title ?? keys.at(-1) ?? ''),
      about: aboutTexts(meta.description ?? ''),
      kind,
      ...(options !== undefined && { options }),
      ...(filters !== undefined && { filters }),
      ...(value !== undefined && { value }),
      ...(usual !== undefined && kind !== 'label' && { usual }),
      ...(meta.minimum !== undefined && { least: meta.minimum }),
      ...(meta.maximum !== undefined && { most: meta.maximum }),
      isNeeded,
      isOfBase: base !== undefined,
    },
  ]
}

/** What kind of thing a meta-schema asks for; what may be any single value stays of the kind that it is now. */
function kindOf(meta: Meta, node: Node | undefined): Property['kind'] | undefined {
  const { type, enum: options, items, additionalProperties, 'x-names': names } = meta
  if (names === 'label') return 'label'
  if (options !== undefined) return 'choice'
  if (Array.isArray(type)) return kindOfValue(node)
  if (type === 'boolean') return 'yesNo'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array')
    return items?.type === 'string' || items?.enum !== undefined || items?.['x-names'] !== undefined
      ? 'several'
      : undefined
  if (type === 'object') return typeof additionalProperties === 'object' ? 'byColumn' : undefined
  if (type !== 'string') return undefined
  return names === undefined || names === 'field' || names === 'path' ? 'text' : 'choice'
}

function kindOfValue(node: Node | undefined): Property['kind'] {
  const value = node === undefined ? undefined : valueOf(node)
  if (typeof value === 'boolean') return 'yesNo'
  return typeof value === 'number' ? 'number' : 'text'
}
