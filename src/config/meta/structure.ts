import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { child, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import { belongs, inOtherHalf } from './belongs.ts'
import { asType, isOfType, typesOf } from './metas.ts'
import { manifestFor, optionsOf, walk, type Language, type Step, type Visitor } from './walk.ts'
import type { Meta } from './schema.ts'

/**
 * Holds a file to its meta-schema: keys, types, values. `partial` files (overrides) may leave required keys out.
 * One finding a cause: a wrong key is not also reported as the lack of the right one. What `skips` names is not looked at.
 */
export function checkStructure(
  language: Language,
  root: Node,
  schema: Meta,
  partial: boolean,
  skips?: (node: Node) => boolean,
): Diagnostic[] {
  const found: Diagnostic[] = []
  walk(language, root, schema, {
    ...(skips !== undefined && { skips }),
    node(node, meta, trail, declared) {
      // Options without their part beside them are judged where the base names it, after the merge.
      const part = language.metas.resolve(declared)['x-options-of']
      if (partial && part !== undefined && child(trail.at(-1)?.parent, part) === undefined) return
      if (node.kind === 'scalar' && node.value === null) {
        found.push(report('null-refused', node))
        return
      }
      const types = typesOf(meta)
      if (types.length > 0 && !types.some((type) => isOfType(node, type))) {
        const meant =
          node.kind === 'scalar' ? (asType(node.value, types) ?? asList(language, node.value, meta)) : undefined
        found.push(
          report('wrong-type', node, {
            expected: types.map(article).join(' or '),
            found: article(typeOf(node)),
            ...(meant === undefined ? { description: meta.description } : { write: meant }),
          }),
        )
        return
      }
      if (types.length === 0 && meta.enum !== undefined && node.kind !== 'scalar') {
        const one = `one of ${meta.enum.map((each) => JSON.stringify(each)).join(', ')}`
        found.push(
          report('wrong-type', node, { expected: one, found: article(typeOf(node)), description: meta.description }),
        )
        return
      }
      if (node.kind === 'object')
        found.push(...checkKeys(language, node, meta, declared, partial && !insideValue(trail, language, schema)))
      else if (node.kind === 'array') found.push(...checkItems(node, meta))
      else found.push(...checkScalar(node, meta))
    },
    key(key, member, names) {
      const allowed = names.enum?.map(String)
      if (allowed !== undefined && !allowed.includes(key))
        found.push(report('unknown-key', member.key, { key, nearest: nearest(key, allowed), allowed: list(allowed) }))
      const wrong = wrongText(key, names)
      if (wrong !== undefined)
        found.push(report('out-of-range', member.key, { value: shown(key), wrong, description: names.description }))
      if (names.pattern !== undefined && !new RegExp(names.pattern, 'u').test(key))
        found.push(report('wrong-form', member.key, { value: key, pattern: names.pattern }))
    },
  })
  return found
}

/** What is wrong about an override, at its own places, once it lies over the base. */
export function checkMerged(language: Language, root: Node, schema: Meta, path: string): Diagnostic[] {
  const isOfBase = (node: Node): boolean =>
    node.file.path !== path && (node.kind !== 'object' || node.merged === undefined)
  return [
    ...checkStructure(language, root, schema, false, isOfBase).filter(({ file }) => file === path),
    ...lackingOptions(language, root, schema, path, isOfBase),
  ]
}

/** What the options of the base lack for parts that an override has put in the place of others. */
function lackingOptions(
  language: Language,
  root: Node,
  schema: Meta,
  path: string,
  skips: (node: Node) => boolean,
): Diagnostic[] {
  const found: Diagnostic[] = []
  walk(language, root, schema, {
    skips,
    node(node, meta) {
      const optionsKey = optionsKeyOf(language, meta)
      const part = optionsKey === undefined ? undefined : child(node, optionsKey)
      if (optionsKey === undefined || part?.file.path !== path) return
      const options = child(node, 'options')
      // The override's own are judged with the rest of it.
      if ((options ?? node).file.path === path) return
      found.push(...missingOptions(language, node, optionsKey, part, options))
    },
  })
  return found
}

/** What a part cannot do without and its options do not say, told at a place. */
function missingOptions(
  language: Language,
  entry: Node,
  optionsKey: string,
  place: Node,
  options: Node | undefined,
): Diagnostic[] {
  const manifest = manifestFor(language, entry, optionsKey)
  const needed = (manifest && optionsOf(manifest).required) ?? []
  return needed
    .filter((key) => child(options, key) === undefined)
    .map((key) => {
      const { description } = (manifest?.options.properties?.[key] ?? {}) as Meta
      return report('missing-option', place, { part: manifest?.name ?? '', key, description })
    })
}

/** The key that names the part which the options of an entry are for. */
function optionsKeyOf({ metas }: Language, { properties }: Meta): string | undefined {
  const options = properties?.['options']
  return options === undefined ? undefined : metas.resolve(options)['x-options-of']
}

/** Finds what is wrong about the options of fields that name no part, once the parts are chosen that draw them. */
export function chosenOptionsVisitor(language: Language, found: Diagnostic[]): Visitor {
  return {
    node(node, meta, trail) {
      if (meta['x-options-of'] !== 'widget' || child(trail.at(-1)?.parent, 'widget') !== undefined) return
      const { 'x-options-of': _part, ...options } = meta
      found.push(...checkStructure(language, node, options, false))
    },
  }
}

function checkKeys(
  language: Language,
  node: Node & { kind: 'object' },
  meta: Meta,
  declared: Meta,
  partial: boolean,
): Diagnostic[] {
  const found: Diagnostic[] = []
  const known = meta.properties ?? {}
  if (meta.additionalProperties === false && [...node.members.keys()].some((key) => !Object.hasOwn(known, key))) {
    const words = [...new Set([...Object.keys(known), ...language.metas.keysOf(declared)])]
    for (const [key, member] of node.members) {
      if (Object.hasOwn(known, key)) continue
      // In an override, words that stand in the base alone may be meant again.
      const isMeant = (word: string) => word.toLowerCase() === key.toLowerCase()
      const stands = (word: string) => standsIn(member.key.file.path, node.members.get(word)?.value)
      const candidates = words.filter((word) => isMeant(word) || !stands(word))
      const meant = nearest(key, candidates)
      const other = words.includes(key) ? language.metas.apart(declared, key, [...node.members.keys()]) : undefined
      if (other !== undefined) {
        found.push(report('keys-apart', member.key, { key, other }))
        continue
      }
      const place = belongs(language.metas, meta, key) ?? inOtherHalf(language.metas, member.key.file.path, key)
      const given = { key, nearest: meant, ...(meant === undefined && place !== undefined && { place }) }
      found.push(report('unknown-key', member.key, { ...given, allowed: list(candidates) }))
      if (member.value.kind === 'scalar' && member.value.value === null)
        found.push(report('null-refused', member.value))
    }
  }
  if (partial || found.length > 0) return found
  const ways = node.members.size === 0 && (meta.required ?? []).length > 0 ? language.metas.beginnings(declared) : []
  if (ways.length > 1) return [report('says-nothing', node, { words: ways.join(', ') })]
  for (const key of meta.required ?? []) {
    if (!node.members.has(key) && key !== '$schema')
      found.push(report('missing-key', node, { key, description: described(language, meta, key) }))
  }
  if (node.members.has('options')) return found
  const optionsKey = optionsKeyOf(language, meta)
  if (optionsKey !== undefined) found.push(...missingOptions(language, node, optionsKey, node, undefined))
  return found
}

/** Whether a value stands in a file, or is a base's value that the file overrides. */
function standsIn(path: string, value: Node | undefined): boolean {
  return (value?.kind === 'object' ? (value.merged ?? value) : value)?.file.path === path
}

function checkItems(node: Node & { kind: 'array' }, meta: Meta): Diagnostic[] {
  if (meta.minItems === undefined || node.items.length >= meta.minItems) return []
  return [
    report('out-of-range', node, {
      value: `A list of ${node.items.length}`,
      wrong: `shorter than ${meta.minItems}`,
      description: meta.description,
    }),
  ]
}

function checkScalar(node: Node & { kind: 'scalar' }, meta: Meta): Diagnostic[] {
  const { value } = node
  if (value === null) return []
  if (meta.enum !== undefined && !meta.enum.includes(value)) {
    const allowed = meta.enum.map(String)
    // The same word of another type: a text in the place of a flag, or the reverse.
    const meant = meta.enum.find((each) => String(each) === String(value))
    if (meant !== undefined)
      return [report('wrong-type', node, { expected: `the text "${String(meant)}"`, found: article(typeof value) })]
    return [
      report('not-in-list', node, {
        value: String(value),
        nearest: nearest(String(value), allowed),
        allowed: list(allowed),
      }),
    ]
  }
  const wrong =
    typeof value === 'number'
      ? wrongNumber(value, meta)
      : typeof value === 'string'
        ? wrongText(value, meta)
        : undefined
  if (wrong !== undefined)
    return [report('out-of-range', node, { value: shown(value), wrong, description: meta.description })]
  if (typeof value === 'string' && meta.pattern !== undefined && !new RegExp(meta.pattern, 'u').test(value)) {
    const { pattern, examples } = meta
    return [
      report('wrong-form', node, {
        value,
        ...(examples === undefined ? { pattern } : { examples: examples.join(', ') }),
      }),
    ]
  }
  return []
}

function wrongNumber(value: number, meta: Meta): string | undefined {
  if (meta.minimum !== undefined && value < meta.minimum) return `less than ${meta.minimum}`
  if (meta.maximum !== undefined && value > meta.maximum) return `more than ${meta.maximum}`
  if (meta.exclusiveMinimum !== undefined && value <= meta.exclusiveMinimum)
    return `not more than ${meta.exclusiveMinimum}`
  return Number.isFinite(value) ? undefined : 'not a finite number'
}

function wrongText(value: string, meta: Meta): string | undefined {
  if (meta.minLength !== undefined && value.length < meta.minLength)
    return meta.minLength === 1 ? 'empty' : `shorter than ${meta.minLength} characters`
  if (meta.maxLength !== undefined && value.length > meta.maxLength) return `longer than ${meta.maxLength} characters`
  return undefined
}

/** Whether a node stands inside a value that an override replaces whole: there nothing may be left out. */
function insideValue(trail: readonly Step[], language: Language, schema: Meta): boolean {
  let at: Meta | undefined = schema
  for (const { key, parent } of trail) {
    if (at === undefined) return false
    const meta = language.metas.pick(at, parent)
    if (meta['x-atomic'] === true || parent.kind === 'array') return true
    at = language.metas.member(meta, key)
  }
  return at !== undefined && language.metas.resolve(at)['x-atomic'] === true
}

function described(language: Language, meta: Meta, key: string): string | undefined {
  const schema = meta.properties?.[key]
  return schema === undefined ? undefined : language.metas.resolve(schema).description
}

function typeOf(node: Node): string {
  if (node.kind !== 'scalar') return node.kind
  return node.value === null ? 'null' : typeof node.value
}

function article(type: string): string {
  const words: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', array: 'list' }
  const word = words[type] ?? type
  return type === 'boolean' || type === 'null' ? word : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
}

function shown(value: string | number | boolean): string {
  return typeof value === 'string' ? `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"` : String(value)
}

/** How one item is written where a list of such is expected. */
function asList(
  { metas }: Language,
  value: string | number | boolean | null,
  { type, items }: Meta,
): string | undefined {
  const item = items === undefined ? undefined : metas.resolve(items)
  if (type !== 'array' || item === undefined || value === null) return undefined
  return typesOf(item).includes(typeof value) ? JSON.stringify([value]) : undefined
}

/** Words in a row, if they are few enough to read. */
function list(words: readonly string[]): string {
  return words.length > 0 && words.length <= 16 ? words.join(', ') : ''
}
