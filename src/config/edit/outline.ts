import { offered } from '../check/labels.ts'
import { formRules } from '../check/rules.ts'
import { fieldPath } from '../check/scopes.ts'
import { levelsOf } from '../check/screens/typed.ts'
import { typeAt } from '../data/type-at.ts'
import { positionOf } from '../findings/diagnostics.ts'
import { drawnBy } from '../meta/chosen.ts'
import type { Meta } from '../meta/schema.ts'
import type { Level } from '../rules/validate.ts'
import type { DataRules } from '../model/values.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { idWords } from '../shared/id-words.ts'
import { entriesOf, isHidden } from '../source/entries.ts'
import { standingFields } from '../source/standing.ts'
import { child, descend, textOf, valueOf, type Node } from '../source/tree.ts'
import { isMap } from '../upgrade/targets.ts'
import { under, worldOf, type World } from '../layers/world.ts'
import { textKeyOf, writtenIn } from './relabel.ts'
import { shownInSummary } from './summary.ts'

/** An entry of a screen that can be configured: a section, a field, a column, a block, … */
export interface OutlineEntry {
  /** The way to it in its file. */
  keys: string[]
  /** The ids on that way, as it is drawn: of the entries around it, and its own. */
  ids: string[]
  id: string
  /** `Field`, `Section`, `Column`, as the language calls it. */
  kind: string
  /** What it reads, by language; one in which it is still to be translated is left out. */
  texts: Record<string, string>
  hidden: boolean
  /** The tenant's own: the base has no such entry. */
  isOwn: boolean
  /** Where it is written: the tenant's file, or the portal's where the tenant says nothing of it. */
  at: { file: string; line: number }
  /** Keys that the language knows here. */
  knows: string[]
  /** What it says itself, the tenant's word before the base's, and what the base says. */
  says: Record<string, unknown>
  base: Record<string, unknown>
  /** For a field of a form: the rules of its value, and where the tenant's own limits of it stand. */
  rules?: DataRules
  limits?: { file: string; keys: string[] }
  /** For a field of the tenant's own: where the summary of the form's record shows its value under its id. */
  summary?: { file: string; keys: string[] }
  /** For a field of a form: when it may ask for its value. */
  levels?: readonly Level[]
  /** The part that draws it, where it names none. */
  part?: string
  entries: OutlineEntry[]
}

/** Kinds of entries that say what fields of a form do to each other. */
const between: ReadonlySet<string> = new Set(['Rule', 'Effect'])

/** Kinds of files whose objects may hold entries without being any, such as the foot of a level. */
const nested: ReadonlySet<string> = new Set(['grid', 'view', 'drilldown'])

/** An object of a screen, what the base has in its place, and what the language declares of it. */
interface Standing {
  node: Node
  base: Node | undefined
  declared: Meta
}

/** Where an object stands: its keys in the file, the ids of the entries around it, and the data rules that its paths read in. */
interface Way {
  keys: string[]
  ids: string[]
  data: DataRules | undefined
}

/** Everything on a screen that has a label, and what its fields do to each other, hidden entries too, in the order in which it stands. */
export function outline(input: ConfigInput, tenant: string, file: string): OutlineEntry[] {
  return screenOutline(input, tenant, file).entries
}

/** The entries of a screen, and the screen as a whole as an entry: its way is empty, and of the portal's own file that of the tenant's flavour. It is not there for a file that is no screen. */
export function screenOutline(
  input: ConfigInput,
  tenant: string,
  file: string,
): { screen?: OutlineEntry; entries: OutlineEntry[] } {
  const project = projectOf(input)
  const world = worldOf(project, tenant)
  const screen = world.files.get(`schemas/${file}`)
  const schema = screen && project.language.metas.of(screen.role.kind)
  if (screen === undefined || schema === undefined) return { entries: [] }
  const { metas } = project.language
  const lowest = under(world, screen)
  const languages = offered(world).map((each) => textOf(each) ?? '')
  const standing = standingFields(child(screen.root, 'sections'))
  const rules = screen.role.kind === 'form-layout' ? formRules(world, screen.role.name).rules : undefined
  if (screen.role.kind !== 'portal') {
    const { entries, ...whole } = entryOf(
      { id: screen.role.name, node: screen.root, base: lowest, declared: schema },
      { keys: [], ids: [], data: rules },
    )
    return { screen: { ...whole, entries: [] }, entries }
  }
  // Of the portal's file what the tenant's flavour has.
  const at = ['flavours', world.flavour ?? '']
  const root = descend(screen.root, at)
  const flavour = at.reduce<Meta | undefined>((meta, key) => meta && metas.member(metas.resolve(meta), key), schema)
  if (root === undefined || flavour === undefined) return { entries: [] }
  const { entries, ...whole } = entryOf(
    { id: 'portal', node: root, base: descend(lowest, at), declared: flavour },
    { keys: at, ids: [], data: undefined },
  )
  return { screen: { ...whole, kind: 'Portal', entries: [] }, entries }

  /** The entries of every collection in an object, and in the objects of a view or list that are no entries themselves, such as the foot of a level. */
  function below({ node, base, declared }: Standing, { keys, ids, data }: Way): OutlineEntry[] {
    const meta = metas.pick(declared, node)
    if (node.kind !== 'object') return []
    return [...node.members].flatMap(([key, { value }]) => {
      const inner = metas.member(meta, key)
      const map = inner && metas.pick(inner, value)
      if (map === undefined) return []
      if (isHolder(map))
        return below({ node: value, base: child(base, key), declared: map }, { keys: [...keys, key], ids, data })
      if (map['x-collection'] === undefined || !isMap(map)) return []
      const entrySchema = map.additionalProperties as Meta
      if (!isShown(metas.resolve(entrySchema))) return []
      // A page and the entry that leads to it may have one id.
      const around = screen?.role.kind === 'portal' ? [...ids, key] : ids
      const [top, section, ...deeper] = keys
      if (data !== undefined && key === 'fields' && top === 'sections' && section !== undefined && deeper.length === 0)
        return (standing.get(section) ?? []).map(({ id, home, field }) =>
          entryOf(
            { id, node: field, base: descend(lowest, [top, home, key, id]), declared: entrySchema },
            { keys: [top, home, key, id], ids: [...around, id], data },
          ),
        )
      return entriesOf(value).map(([id, entry]) =>
        entryOf(
          { id, node: entry, base: child(child(base, key), id), declared: entrySchema },
          { keys: [...keys, key, id], ids: [...around, id], data },
        ),
      )
    })
  }

  function isHolder(map: Meta): boolean {
    return (
      nested.has(screen?.role.kind ?? '') &&
      map['x-call'] === undefined &&
      map['x-atomic'] !== true &&
      Object.values(map.properties ?? {}).some((each) => metas.resolve(each)['x-collection'] !== undefined)
    )
  }

  /** Entries that people read, those that hold such, what fields do to each other, and what the items of several lists carry. */
  function isShown({ title = '', properties = {} }: Meta): boolean {
    return (
      'label' in properties ||
      between.has(title) ||
      (screen?.role.kind === 'portal' && 'title' in properties) ||
      (screen?.role.kind === 'lookups' && title === 'Item') ||
      Object.values(properties).some((each) => metas.resolve(each)['x-collection'] !== undefined)
    )
  }

  /** What has the key of a text, and is none: where a list of choices has what each reads. */
  function isWordless(key: string, declared: Meta): boolean {
    return key === 'label' && metas.resolve(declared)['x-names'] !== 'label'
  }

  function entryOf(
    { id, node: entry, base, declared }: Standing & { id: string },
    { keys, ids, data }: Way,
  ): OutlineEntry {
    const meta = metas.resolve(declared)
    const textKey = textKeyOf(entry)
    const text = isWordless(textKey, meta.properties?.[textKey] ?? {}) ? undefined : textOf(child(entry, textKey))
    const label = text ?? textOf(descend(entry, ['crumb', 'label'])) ?? labelChanged(entry)
    const isField = meta.title === 'Field' && data !== undefined
    const path = fieldPath(id, entry)
    const own = isField ? typeAt(data, path) : undefined
    const summary = screen && isField && base === undefined ? shownInSummary(world, screen, id) : undefined
    const part = unnamedPart(entry, meta, own)
    const flat = path.startsWith('customFields.') ? [path.slice('customFields.'.length)] : path.split('.')
    return {
      keys,
      ids,
      id,
      kind: meta.title ?? 'Entry',
      texts: Object.fromEntries(
        languages.flatMap((language) => {
          const text = label === undefined ? idWords(id) : writtenIn(world, language, label)
          return text === undefined ? [] : [[language, text]]
        }),
      ),
      hidden: isHidden(entry),
      isOwn: base === undefined,
      at: writtenAt(entry),
      knows: Object.entries(meta.properties ?? {}).flatMap(([key, each]) => (isWordless(key, each) ? [] : [key])),
      says: itself(entry, meta),
      base: base === undefined ? {} : itself(base, meta),
      ...(own !== undefined && {
        rules: own,
        limits: { file: rulesFile(world, file), keys: flat.flatMap((each) => ['properties', each]) },
      }),
      ...(part !== undefined && { part }),
      ...(summary !== undefined && { summary }),
      ...(isField && { levels: levelsOf(project.language, descend(screen?.root, keys.slice(0, 2)), entry) }),
      entries: below({ node: entry, base, declared }, { keys, ids, data: isField ? own?.items : data }),
    }
  }

  /** What draws an entry that names no part: a plain cell, and a field by the rules of its value. */
  function unnamedPart(entry: Node, meta: Meta, own: DataRules | undefined): string | undefined {
    const key = metas.resolve(meta.properties?.['options'] ?? {})['x-options-of']
    if (key === undefined || child(entry, key) !== undefined) return undefined
    return key === 'cell' ? 'text' : own && drawnBy(project.language.parts, own)?.name
  }

  /** What follows a change reads as the field that changes. */
  function labelChanged(entry: Node): string | undefined {
    const path = textOf(child(entry, 'on'))
    const sections = path === undefined ? [] : entriesOf(child(screen?.root, 'sections'))
    return sections.map(([, section]) => labelOfField(section, path ?? '')).find((label) => label !== undefined)
  }

  function isEntries(meta: Meta): boolean {
    return meta['x-collection'] !== undefined || isHolder(meta)
  }

  /** What an entry says apart from the entries inside it. */
  function itself(entry: Node, meta: Meta): Record<string, unknown> {
    if (entry.kind !== 'object') return {}
    return Object.fromEntries(
      [...entry.members].flatMap(([key, { value }]) =>
        isEntries(metas.resolve(meta.properties?.[key] ?? {})) ? [] : [[key, valueOf(value)]],
      ),
    )
  }
}

/** The label of the field in a section, or of a field of its rows, whose value is at a path. */
function labelOfField(holder: Node, path: string): string | undefined {
  for (const [id, field] of entriesOf(child(holder, 'fields'))) {
    const label = fieldPath(id, field) === path ? textOf(child(field, 'label')) : labelOfField(field, path)
    if (label !== undefined) return label
  }
  return undefined
}

function writtenAt(node: Node): OutlineEntry['at'] {
  const { file, offset } = node.kind === 'object' && node.merged !== undefined ? node.merged : node
  return { file: file.path, line: positionOf(file.text, offset).line }
}

function rulesFile(world: World, file: string): string {
  const name = world.files.get(`schemas/${file}`)?.role.name ?? ''
  return `forms/${name}.schema.json`
}
