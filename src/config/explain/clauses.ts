import type { Metas } from '../meta/metas.ts'
import type { Meta } from '../meta/schema.ts'
import { idWords } from '../shared/id-words.ts'
import { child, textOf, valueOf, type Node } from '../source/tree.ts'
import { listClauses } from './lists.ts'
import { isCondition, phrases, plainPhrase, valueWords, type Words } from './phrases.ts'

/** A key of an override that is to be put into words. */
interface SaidKey {
  key: string
  value: Node
  /** What stands there without it. */
  present: Node | undefined
  /** The schema of the map whose key it is, if it is one's. */
  map: Meta | undefined
  schema: Meta | undefined
  isOption: boolean
}

/** What one key says; of a list of objects what is otherwise in it. */
export function clausesOf(
  { key, value, present, map, schema, isOption }: SaidKey,
  metas: Metas,
  words: Words,
): string[] {
  const isOfColumn = map?.propertyNames?.['x-names'] === 'column'
  const plain = (node: Node) =>
    isOfColumn ? words.valueAt(key, textOf(node) ?? '') : spoken(key, valueOf(node), schema, metas, words)
  // An option, a path of that name, or a page of the help is none of what the phrases are about.
  const isText = schema?.['x-names'] === 'label' || !/^(label|help)$/.test(key)
  const isPhrase = map === undefined && !isOption && isText
  const phrase = isPhrase ? phrases[key] : undefined
  if (phrase !== undefined) return [phrase(valueOf(value), present && valueOf(present), words) ?? []].flat()
  const { titled } = words.sentences
  const title = map === undefined ? titled(schema?.title ?? idWords(key)) : isOfColumn ? words.nameOf(key) : titled(key)
  const parts = schema?.items && metas.resolve(schema.items)
  if (present !== undefined && parts?.properties !== undefined && [value, present].every(isOfObjects))
    return listClauses(value, present, { title, ...itemWords(key, parts, metas, words) })
  return [plainPhrase(title, plain(value), present && plain(present), words)]
}

function isOfObjects(node: Node): boolean {
  return node.kind === 'array' && node.items.length > 0 && node.items.every(({ kind }) => kind === 'object')
}

/** How an item of a list of objects reads, and by which of its labels it is known. */
function itemWords(key: string, parts: Meta, metas: Metas, words: Words) {
  const { sentences } = words
  const label = Object.entries(parts.properties ?? {}).find(
    ([, each]) => metas.resolve(each)['x-names'] === 'label',
  )?.[0]
  const only = (value: unknown, some?: readonly string[]) =>
    some === undefined || !isRecord(value) ? value : Object.fromEntries(some.map((each) => [each, value[each] ?? '']))
  return {
    sentences,
    known: (item: Node) => {
      const named = label === undefined ? undefined : textOf(child(item, label))
      return named === undefined ? undefined : sentences.said(words.labelText(named))
    },
    said: (item: Node, some?: readonly string[]) =>
      valueWords(spoken(key, only(valueOf(item), some), parts, metas, words), words),
  }
}

/** A value of a property by what its schema says that it names: a label's text, what a field or column is called, what a choice reads. */
function spoken(key: string, value: unknown, schema: Meta | undefined, metas: Metas, words: Words): unknown {
  const names = schema?.['x-names']
  if (Array.isArray(value)) {
    const each = schema?.items && metas.resolve(schema.items)
    const said = value.map((one) => spoken(key, one, each, metas, words))
    // Names in an address that one criterion has together are called alike.
    return each?.['x-names'] === 'inAddress' ? [...new Set(said)] : said
  }
  if (isRecord(value) && schema?.properties !== undefined) {
    // A condition and a path are known by their keys.
    const isRule = isCondition(value, words.sentences) || 'from' in value
    const each = Object.entries(value).map(([name, inner]) => {
      const declared = schema.properties?.[name]
      const resolved = declared && metas.resolve(declared)
      const title = isRule || resolved === undefined ? name : words.sentences.titled(resolved.title ?? idWords(name))
      return [title, spoken(name, inner, resolved, metas, words)] as const
    })
    return Object.fromEntries(each)
  }
  if (typeof value !== 'string') return value
  if (schema?.enum !== undefined || CALLS.has(key)) return words.choice(key, value)
  if (names === undefined) return value
  if (names === 'label') return words.sentences.said(words.labelText(value))
  if (names === 'route' || names === 'drawer') return words.headed(names, value)
  if (PARTS.has(names)) return words.choice(key, value)
  if (NAMES.has(names)) return idWords(value)
  if (names === 'inAddress') return words.nameOf(`address.${value}`)
  return ENTRIES.has(names) ? words.nameOf(value) : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What names an operation of the contract. */
const CALLS: ReadonlySet<string> = new Set(['call', 'operation'])

/** Parts, which have names of their own. */
const PARTS: ReadonlySet<string> = new Set(['fieldPart', 'cell', 'block', 'chart'])

/** What has an id and no label. */
const NAMES: ReadonlySet<string> = new Set(['lookup', 'help', 'icon'])

/** What is named by its id or its path, and called by its label. */
const ENTRIES: ReadonlySet<string> = new Set([
  ...['column', 'field', 'path', 'formField', 'item', 'itemRow', 'rowField', 'arrangement'],
])
