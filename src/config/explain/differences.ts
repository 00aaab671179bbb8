import type { Meta } from '../meta/schema.ts'
import { manifestFor, optionsOf } from '../meta/walk.ts'
import { positionOf } from '../findings/diagnostics.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { child, descend, members, sameValue, textOf, type Member, type Node } from '../source/tree.ts'
import { idWords } from '../shared/id-words.ts'
import { remembered } from '../shared/remembered.ts'
import { isMap, isWhole } from '../upgrade/targets.ts'
import type { MergedFile } from '../layers/base-files.ts'
import { worldOf, type World } from '../layers/world.ts'
import { bodyClauses } from './body.ts'
import { betweenWords } from './between.ts'
import { clausesOf } from './clauses.ts'
import { likeness } from './likeness.ts'
import { baseText, labelOf, namesOf, readerOf, wordsBeside, type Reader } from './reader.ts'
import { languageName } from '../model/languages.ts'

/** One thing that a tenant has otherwise than the base, in words, and where its file says so. */
export interface Difference {
  file: string
  line: number
  column: number
  /** Dotted, from the file's top. */
  pointer: string
  /** 'Reference No. is now called PO Number and is required when submitting.' */
  text: string
  /** Screens that extend this one and take the change over: `forms/quote`, … */
  reaches: string[]
}

/** What stands around all that the portal's file says of the tenant's flavour. */
const FLAVOUR = ['flavours', 'forwarding']

/** Keys that are for editors and the compiler. */
const unsaid = new Set(['$schema', 'renamed', 'description'])

/**
 * What differs for a tenant, file by file, in the order of its files, as sentences of a language. A file with errors in its
 * structure is left out; so are those that are not asked for, where `asked` names some by their paths.
 */
export function differences(
  input: ConfigInput,
  tenant: string,
  language = 'en',
  asked?: readonly string[],
): Difference[] {
  const project = projectOf(input)
  const world = worldOf(project, tenant)
  const reader = readerOf(world, language)
  return [...world.files.values()].flatMap((file) => {
    if (asked?.includes(`tenants/${tenant}/${file.role.base.slice('schemas/'.length)}`) === false) return []
    const schema = project.language.metas.of(file.role.kind)
    if (file.role.isOwn === true && file.screen !== undefined) return newScreen(reader, file, schema)
    const own = file.override && project.file(file.override.file.path)
    const isSound = own?.diagnostics.every(({ severity }) => severity !== 'error')
    return schema === undefined || isSound !== true
      ? []
      : ofFile(reader, file, schema).sort((left, right) => left.line - right.line || left.column - right.column)
  })
}

/** A screen of the tenant's own, in one line. */
export function newScreen(reader: Reader, { root, role }: MergedFile, schema: Meta | undefined): Difference[] {
  const { world, sentences } = reader
  const path = `tenants/${world.tenant}/${role.base.slice('schemas/'.length)}`
  const name = baseText(reader, textOf(child(root, 'title'))) ?? role.name
  const text = sentences.added(sentences.kind(schema?.title ?? 'Screen'), name, [])
  return [{ file: path, line: 1, column: 1, pointer: '', text, reaches: [] }]
}

/** What a file says otherwise than what it lies over. `isSince`: what stands in the base is what there was before, of which what is the same is not told. */
export function ofFile(reader: Reader, file: MergedFile, schema: Meta, isSince = false): Difference[] {
  const { world, sentences } = reader
  const { metas } = world.project.language
  const found: Difference[] = []
  const names = namesOf(reader, file)
  const extending = extendingOf(world, file)
  const isOfData = file.role.kind === 'data-rules'
  if (file.override !== undefined) visit(file.override, file.base, schema, [], undefined, [])
  return found

  function visit(
    over: Node,
    below: Node | undefined,
    declared: Meta,
    keys: readonly string[],
    collection: Meta | undefined,
    around: readonly string[],
  ): void {
    const picked = metas.pick(declared, over)
    const meta = withOptions(picked, keys)
    if (over.kind !== 'object') return
    const isSame = (value: Node, present: Node | undefined) =>
      isSince && present !== undefined && sameValue(value, present)
    if (isSame(descend(file.root, keys) ?? over, below)) return
    const isOptions = meta !== picked
    const isOfPart = collection === undefined && keys.length >= (file.role.kind === 'portal' ? FLAVOUR.length + 1 : 1)
    const inside = isOfPart ? insideOf(picked, around) : []
    const clauses: string[] = []
    const saidBy: string[] = []
    const isNew = collection !== undefined && below === undefined
    const like = isNew ? likeness(over, descend(file.base, keys.slice(0, -1))) : undefined
    const words = wordsBeside(reader, file, keys, names)
    const kind = metas.resolve((collection?.additionalProperties ?? {}) as Meta).title ?? 'Entry'
    // What is changed is told whole, as it is now; what is only turned off or on is not.
    const between = over.members.has('hidden')
      ? undefined
      : betweenWords(kind, isNew ? over : descend(file.root, keys), isNew, words)
    if (between !== undefined) return add(over, keys, between, [...over.members.keys()])
    if (like !== undefined) clauses.push(sentences.like(nameAt([...keys.slice(0, -1), like.id], undefined, [], kind)))
    for (const [key, { value }] of over.members) {
      if (unsaid.has(key) || like?.same.includes(key) === true) continue
      if (isSame(value, child(below, key))) continue
      const inner = metas.member(meta, key)
      const present = child(below, key)
      if (value.kind === 'object' && inner !== undefined && !isWhole(metas, inner, value))
        visit(value, present, inner, [...keys, key], isMap(meta) ? meta : undefined, inside)
      else if (isMap(meta) && file.role.kind === 'labels') {
        const told = members(over).filter(([each, term]) => !isSame(term.value, child(below, each)))
        if (keys.length > 0 && isSaidBefore(told, key)) continue
        const text = textEntry(reader, [...keys, key], value, present, file)
        if (text !== undefined) add(value, [...keys, key], text, [])
      }
      // The label of a new entry is its name, and the title of a new value.
      else if (isNew && (key === 'label' || (isOfData && key === 'title'))) saidBy.push(key)
      else {
        const map = isMap(meta) ? meta : undefined
        const schema = inner && metas.resolve(inner)
        const parts =
          map === undefined && key === 'body'
            ? bodyClauses(world, value, present, descend(file.root, keys), words)
            : undefined
        if (parts !== undefined) {
          clauses.push(...parts)
          saidBy.push(...(parts.length > 0 ? [key] : []))
          continue
        }
        const said = clausesOf({ key, value, present, map, schema, isOption: isOptions }, metas, words)
        clauses.push(...said)
        if (said.length > 0) saidBy.push(key)
      }
    }
    if (saidBy.length === 0 && like === undefined) return
    const name = nameAt(keys, isNew ? over : undefined, inside, isNew ? undefined : collection && kind)
    add(
      over,
      keys,
      isNew && !isOfData
        ? sentences.added(sentences.kind(kind), name, clauses, placeOf(keys))
        : sentences.changed(name, clauses),
      saidBy,
    )
  }

  /** What the language calls an object in an entry, after those around it; options are the entry's own, and collections hold entries. */
  function insideOf(meta: Meta, around: readonly string[]): readonly string[] {
    const { title } = metas.resolve(meta)
    const isPart = title !== undefined && meta['x-options-of'] === undefined && meta['x-collection'] === undefined
    return isPart ? [...around, sentences.titled(title)] : around
  }

  /** The schema of options is that of their part. */
  function withOptions(meta: Meta, keys: readonly string[]): Meta {
    const optionsKey = meta['x-options-of']
    if (optionsKey === undefined) return meta
    const entry = descend(file.root, keys.slice(0, -1))
    const manifest = manifestFor(world.project.language, entry, optionsKey, 'text')
    return manifest === undefined ? meta : { ...meta, ...optionsOf(manifest) }
  }

  /** What the entry at a place is called: by its own label, that of the entry it stands in, what the language calls what is `inside` it, or as what it is with its id. */
  function nameAt(
    keys: readonly string[],
    own: Node | undefined,
    around: readonly string[],
    kind: string | undefined,
  ): string {
    const inside = around.join(' › ')
    if (keys.length === 0) return names.get('') ?? file.role.name
    const [first, code] = keys
    if (file.role.kind === 'portal' && first === 'formats' && code !== undefined)
      return languageName(code, reader.language)
    // What is inside an entry goes by a key of the language, which is nobody's id.
    const named = (key: string, at: number) => (at < keys.length - around.length ? names.get(key) : undefined)
    const labels = keys.map((key, at) => labelOf(reader, descend(file.base, keys.slice(0, at + 1))) ?? named(key, at))
    const called =
      (own && (labelOf(reader, own) ?? (isOfData ? baseText(reader, textOf(child(own, 'title'))) : undefined))) ??
      labels.findLast((each) => each !== undefined)
    if (called !== undefined) return inside === '' ? called : sentences.inside(called, inside)
    if (inside !== '') return capital(inside)
    const id = keys.findLast((key) => key !== 'options') ?? ''
    const { title } = (keys.length === 1 && world.project.language.metas.of(file.role.kind)?.properties?.[id]) || {}
    if (title !== undefined) return capital(sentences.titled(title))
    return kind === undefined ? idWords(id) : `${capital(sentences.kind(kind))} ${idWords(id)}`
  }

  /** What a new entry stands in: a section, a block, a level, a list of choices; nothing of one that stands in the screen itself. */
  function placeOf(keys: readonly string[]): string | undefined {
    const around = keys.slice(0, -2)
    const ways = around.map((_key, at) => around.slice(0, at + 1))
    const called = ways.map((way) => labelOf(reader, descend(file.root, way)) ?? names.get(way.at(-1) ?? ''))
    const list = file.role.kind === 'lookups' ? around.at(-1) : undefined
    return called.findLast((each) => each !== undefined) ?? (list && idWords(list))
  }

  function add(node: Node, keys: readonly string[], text: string, saidBy: readonly string[]): void {
    const reaches = extending.filter((each) => isReached(each, keys, saidBy)).flatMap(({ screen }) => screen ?? [])
    found.push({
      file: node.file.path,
      ...positionOf(node.file.text, node.offset),
      pointer: keys.join('.'),
      text,
      reaches,
    })
  }
}

/** Whether a term before it is the same one, with other capitals, and is called the same: each way in which it is written has an entry. */
function isSaidBefore(terms: readonly (readonly [string, Member])[], term: string): boolean {
  const words = ([key, { value }]: readonly [string, Member]) => `${key}\n${textOf(value) ?? ''}`.toLowerCase()
  const own = terms.find(([key]) => key === term)
  return own !== undefined && terms.find((each) => words(each) === words(own)) !== own
}

/** Files that extend a file, also by way of another one. */
function extendingOf(world: World, { screen }: MergedFile): MergedFile[] {
  if (screen === undefined) return []
  const next = [...world.files.values()].filter((each) => each.extends === screen)
  return next.flatMap((each) => [each, ...extendingOf(world, each)])
}

/** Whether a file that extends another one has one of its keys otherwise than the portal, before its own override says anything. */
function isReached({ base, ofPortal }: MergedFile, keys: readonly string[], saidBy: readonly string[]): boolean {
  const [ours, portals] = [descend(base, keys), descend(ofPortal, keys)]
  return saidBy.some((key) => {
    const [own, before] = [child(ours, key), child(portals, key)]
    return own === undefined || before === undefined ? own !== before : !sameValue(own, before)
  })
}

function textEntry(
  reader: Reader,
  keys: readonly string[],
  value: Node,
  present: Node | undefined,
  { base, role: { name: code } }: MergedFile,
): string | undefined {
  const { sentences, language, world } = reader
  const text = textOf(value) ?? ''
  const spoken = languageName(code, language)
  const id = keys.at(-1) ?? ''
  if (keys.length > 1) return sentences.term(id, text, spoken)
  if (present !== undefined) return sentences.text(textOf(present) ?? '', text, spoken)
  // Where one language alone is called otherwise, the others have the text that they had.
  if (
    replacedLabels(world)
      .get(id)
      ?.some((each) => textOf(child(base, each)) === text) === true
  )
    return undefined
  const read = baseText(reader, id)
  return sentences.newText(text, spoken, read === undefined || code === language ? undefined : read)
}

/** Labels of the tenant's own, each with those of the base in whose places it stands. */
const replacedLabels = remembered((world: World): ReadonlyMap<string, readonly string[]> => {
  const replaced = new Map<string, readonly string[]>()
  const visit = (over: Node, below: Node | undefined) => {
    for (const [key, { value }] of members(over)) {
      const before = child(below, key)
      const [label, was] = [textOf(value), textOf(before)]
      if (label !== undefined && was !== undefined) replaced.set(label, [...(replaced.get(label) ?? []), was])
      else visit(value, before)
    }
  }
  for (const { override, base } of world.files.values()) if (override !== undefined) visit(override, base)
  return replaced
})

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
