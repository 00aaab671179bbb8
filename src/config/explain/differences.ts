import type { Meta } from '../meta/schema.ts'
import { positionOf } from '../findings/diagnostics.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { child, descend, members, sameValue, textOf, valueOf, type Node } from '../source/tree.ts'
import { isMap, isWhole } from '../upgrade/targets.ts'
import { worldOf, type MergedFile, type World } from '../layers/world.ts'
import { phrases, plainPhrase, type Words } from './phrases.ts'

/** One thing that a tenant has otherwise than the base, in words, and where its file says so. */
export interface Difference {
  file: string
  line: number
  column: number
  /** Dotted, from the file's top. */
  pointer: string
  /** 'Reference No. is now PO Number; required when submitting' */
  text: string
  /** Screens that extend this one and take the change over: `forms/quote`, … */
  reaches: string[]
}

/** Keys that are for editors and the compiler. */
const unsaid = new Set(['$schema', 'renamed', 'description'])

/** What differs for a tenant, file by file, in the order of its files. A file with errors in its structure is left out. */
export function differences(input: ConfigInput, tenant: string): Difference[] {
  const project = projectOf(input)
  const world = worldOf(project, tenant)
  return [...world.files.values()].flatMap((file) => {
    const schema = project.language.metas.of(file.role.kind)
    if (file.role.isOwn === true && file.screen !== undefined) return newScreen(world, file, schema)
    const own = file.override && project.file(file.override.file.path)
    const isSound = own?.diagnostics.every(({ severity }) => severity !== 'error')
    return schema === undefined || isSound !== true
      ? []
      : ofFile(world, file, schema).sort((left, right) => left.line - right.line || left.column - right.column)
  })
}

/** A screen of the tenant's own, in one line. */
function newScreen(world: World, { root, role }: MergedFile, schema: Meta | undefined): Difference[] {
  const path = `tenants/${world.tenant}/${role.base.slice('schemas/'.length)}`
  const name = baseText(world, textOf(child(root, 'title'))) ?? role.name
  const text = `New ${schema?.title?.toLowerCase() ?? 'screen'} ${name}`
  return [{ file: path, line: 1, column: 1, pointer: '', text, reaches: [] }]
}

function ofFile(world: World, file: MergedFile, schema: Meta): Difference[] {
  const { metas } = world.project.language
  const found: Difference[] = []
  const names = namesOf(world, file)
  const extending = extendingOf(world, file)
  if (file.override !== undefined) visit(file.override, file.base, schema, [], undefined)
  return found

  function visit(
    over: Node,
    below: Node | undefined,
    declared: Meta,
    keys: readonly string[],
    collection: Meta | undefined,
  ): void {
    const meta = metas.pick(declared, over)
    if (over.kind !== 'object') return
    const phrases: string[] = []
    const saidBy: string[] = []
    const words = wordsBeside(world, file, keys, names)
    for (const [key, { value }] of over.members) {
      if (unsaid.has(key)) continue
      const inner = metas.member(meta, key)
      const present = child(below, key)
      if (value.kind === 'object' && inner !== undefined && !isWhole(metas, inner, value))
        visit(value, present, inner, [...keys, key], isMap(meta) ? meta : undefined)
      else if (isMap(meta) && file.role.kind === 'labels')
        add(value, [...keys, key], textEntry(key, value, present, file.role.name), [])
      else {
        const text = phraseOf(key, value, present, isMap(meta) ? meta : undefined, inner && metas.resolve(inner), words)
        if (text !== undefined) phrases.push(text)
        if (text !== undefined) saidBy.push(key)
      }
    }
    if (phrases.length === 0) return
    const isNew = collection !== undefined && below === undefined
    const kind =
      collection === undefined
        ? ''
        : (metas.resolve((collection.additionalProperties ?? {}) as Meta).title ?? 'entry').toLowerCase()
    const name =
      keys.length === 0
        ? (names.get('') ?? file.role.name)
        : (keys.map((key) => names.get(key)).findLast((each) => each !== undefined) ?? keys.at(-1) ?? '')
    add(
      over,
      keys,
      isNew
        ? `New ${kind} ${[name, ...phrases.filter((text) => text !== `is now ${name}`)].join('; ')}`
        : `${name} ${phrases.join('; ')}`,
      saidBy,
    )
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

/** What one key says; `map` is the schema of the map whose key it is, if it is one's. */
function phraseOf(
  key: string,
  value: Node,
  present: Node | undefined,
  map: Meta | undefined,
  schema: Meta | undefined,
  words: Words,
): string | undefined {
  const isLabel = schema?.['x-names'] === 'label'
  const plain = (node: Node) => (isLabel ? words.labelText(String(valueOf(node))) : valueOf(node))
  const phrase = map === undefined ? phrases[key] : undefined
  if (phrase !== undefined) return phrase(valueOf(value), present && valueOf(present), words)
  const title =
    map === undefined ? (schema?.title?.toLowerCase() ?? key) : `${map.title?.toLowerCase() ?? ''} ${key}`.trim()
  return plainPhrase(title, plain(value), present && plain(present))
}

function textEntry(id: string, value: Node, present: Node | undefined, language: string): string {
  const text = textOf(value) ?? ''
  return present === undefined
    ? `New text ${text} (${language}, ${id})`
    : `The text ${textOf(present) ?? ''} reads ${text} (${language})`
}

/** What entries of a screen are called in the base's English, by their id and by their path; by '' the screen itself. Own entries by the tenant's text. */
function namesOf(world: World, file: MergedFile): ReadonlyMap<string, string> {
  const layout = file.role.kind === 'data-rules' ? world.files.get(`schemas/forms/${file.role.name}.layout.json`) : file
  const names = new Map<string, string>()
  const visit = (node: Node | undefined) => {
    for (const [key, { value }] of members(node)) {
      const text = labelOf(world, value)
      for (const name of [key, textOf(child(value, 'path')), textOf(child(value, 'field'))]) {
        if (text !== undefined && name !== undefined && !names.has(name)) names.set(name, text)
      }
      visit(value)
    }
  }
  for (const root of [layout?.base, layout?.override]) visit(root)
  const title = baseText(world, textOf(child(layout?.base, 'title')))
  if (title !== undefined && file.screen !== undefined) names.set('', title)
  return names
}

function labelOf(world: World, node: Node): string | undefined {
  return baseText(world, textOf(child(node, 'label')))
}

/** The base's English text, else the tenant's. */
function baseText(world: World, label: string | undefined): string | undefined {
  const english = world.files.get('schemas/labels/en.json')
  return label === undefined ? undefined : (textOf(child(english?.base, label)) ?? textOf(child(english?.root, label)))
}

function wordsBeside(
  world: World,
  file: MergedFile,
  keys: readonly string[],
  names: ReadonlyMap<string, string>,
): Words {
  const english = world.files.get('schemas/labels/en.json')?.root
  return {
    labelText: (id) => textOf(child(english, id)) ?? id,
    neighbour: (id) => {
      const beside = descend(file.root, [...keys.slice(0, -1), id])
      const label = textOf(child(beside, 'label'))
      return (label === undefined ? undefined : textOf(child(english, label))) ?? names.get(id) ?? id
    },
    nameOf: (path) => names.get(path) ?? path,
  }
}
