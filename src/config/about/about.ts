import { offered } from '../check/labels.ts'
import { pathOfId } from '../data/own.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import type { Meta } from '../meta/schema.ts'
import { child, descend, members, textOf, valueOf, type Node } from '../source/tree.ts'
import type { MergedFile } from '../layers/base-files.ts'
import { under, worldOf, type World } from '../layers/world.ts'
import { buttonPlaces, type ButtonPlace } from './buttons.ts'
import { dataAround, dataOf, innerOf, leavesOf, rowOf, takesOwn, type Leaf } from './known.ts'
import { listingCalls, lookupsOf, type ListingCall, type NamedLookup } from './lookups.ts'
import { propertiesOf, type Property } from './properties.ts'
import { textIn } from '../edit/relabel.ts'
import { summaryPlace, type SummaryPlace } from '../edit/summary.ts'
import { usesOf, type Use } from '../explain/uses.ts'
import { structuresOf, type Structure } from './structures.ts'
import { valueMapsOf, type ValueMap } from './value-maps.ts'

/** A value that the gateway knows, and how the portal shows it where it does. */
export interface KnownValue {
  /** Into the data of the place; a key of its own shows it where the path has no dot. */
  path: string
  type: Leaf['type']
  /** How a list or block shows it, where the portal shows it nowhere. */
  cell?: NonNullable<Leaf['cell']>
  like?: Use
  /** What the label reads there, by language. */
  texts?: Record<string, string>
}

/** Data that a block may show: an object, or a list of rows. */
export interface KnownPlace {
  /** Of the data around the block; empty: all of it. */
  at: string
  isList: boolean
  values: KnownValue[]
}

/** What can be said of an entry of a screen, or of the screen, and what can be put beside it or into it. */
export interface EntryAbout {
  /** What the language knows beside the text, the place, the part and the conditions. */
  properties: Property[]
  /** Maps of names to values in it, such as the parameters of its call. */
  maps: ValueMap[]
  /** What of several parts can be said of it, and none of these says. */
  structures: Structure[]
  /** Paths into the data that the entry shows values of. */
  paths: string[]
  /** What a condition there may ask of a row (`row.…`): of a list, one of its own; of a level, the one that opened it. */
  row: KnownValue[]
  /** What the gateway knows there and the form, list or block does not show. A part that fills several values shows those that its options name. */
  values: KnownValue[]
  /** What blocks beside it or in it may show. */
  places: KnownPlace[]
  /** What its part may take choices from. */
  lookups?: NamedLookup[]
  /** Of what takes choices from the gateway: the calls that answer some. */
  calls?: ListingCall[]
  /** Where a button or switch of the tenant's own can stand. */
  buttons?: ButtonPlace[]
  /** Of an entry of a form: a field of the tenant's own may stand there. */
  takesOwn?: true
  /** Of a field: where the record's summary would show a value that stands after it. */
  summary?: SummaryPlace
}

/** Kinds of files in which every key of the language is offered. */
const described: ReadonlySet<string> = new Set([
  'grid',
  'view',
  'drilldown',
  'dashboard',
  'form-layout',
  'portal',
  'lookups',
])
/** Kinds of files that have buttons, or switches. */
const buttoned: ReadonlySet<string> = new Set(['form-layout', 'view', 'grid', 'drilldown'])
/** Kinds of entries that have inputs of their own in the studio. */
const drawnApart: ReadonlySet<string> = new Set(['Rule', 'Effect'])
/** Kinds of entries that hold blocks, or stand among them. */
const holders: ReadonlySet<string> = new Set(['Section', 'Level', 'Variant', 'Block'])

/** What there is to know of the entry at `keys` of a screen's file; of the screen itself, where they are empty. Nothing of an entry that is not there. */
export function entryAbout(input: ConfigInput, tenant: string, file: string, keys: readonly string[]): EntryAbout {
  const project = projectOf(input)
  const world = worldOf(project, tenant)
  const screen = world.files.get(`schemas/${file}`)
  const entry = descend(screen?.root, keys)
  if (screen === undefined || entry === undefined)
    return { properties: [], maps: [], structures: [], paths: [], row: [], values: [], places: [] }
  const languages = offered(world).map((each) => textOf(each) ?? '')
  const meta = metaAt(world, screen, keys)
  const data = dataOf(world, screen, keys)
  const leaves = leavesOf(data)
  const uses = usesOf(world, screen)
  const valueOfLeaf = ({ path, type, cell }: Leaf): KnownValue => {
    const like = uses.get(pathOfId(path))
    if (like === undefined) return { path, type, ...(cell !== undefined && { cell }) }
    return {
      path,
      type,
      like,
      texts: Object.fromEntries(languages.map((each) => [each, textIn(world, each, like.label)])),
    }
  }
  const paths = leaves.map(({ path }) => path)
  const isDescribed = described.has(screen.role.kind) && !drawnApart.has(meta.title ?? '')
  const opener = leavesOf(rowOf(world, screen, keys))
  const rowPaths = opener.map(({ path }) => path)
  const around = { world, languages, root: screen.root, keys, data, paths, rowPaths }
  const base = descend(under(world, screen), keys)
  const summary = screen.role.kind === 'form-layout' ? summaryPlace(world, screen, keys.at(-1) ?? '') : undefined
  const buttons =
    buttoned.has(screen.role.kind) && (keys.length === 0 || /^(Action|Switch)$/.test(meta.title ?? ''))
      ? buttonPlaces(around, meta, metaAt(world, screen, keys.slice(0, -2)))
      : []
  const properties = isDescribed ? propertiesOf(around, meta, entry, base) : []
  const maps = isDescribed ? valueMapsOf(around, meta, entry, base) : []
  const told = new Set([...properties, ...maps].map((each) => each.keys.join('.')))
  return {
    ...(summary !== undefined && { summary }),
    ...(buttons.length > 0 && { buttons }),
    ...(takesOwn(world, screen) && { takesOwn: true }),
    ...(takesOptions(meta) && { lookups: lookupsOf(world) }),
    ...(screen.role.kind === 'lookups' && { calls: listingCalls(around) }),
    properties,
    maps,
    structures: isDescribed ? structuresOf(around, meta, entry, base, told) : [],
    paths,
    row: (screen.role.kind === 'grid' ? leaves : opener).map(valueOfLeaf),
    values: unshownOf(screen, keys, leaves).map(valueOfLeaf),
    places:
      screen.role.kind !== 'form-layout' && holders.has(meta.title ?? '')
        ? innerOf(dataAround(world, screen, keys)).map(({ at, isList, rules }) => ({
            at,
            isList,
            values: leavesOf(rules).map(valueOfLeaf),
          }))
        : [],
  }
}

/** Whether a part that takes options draws the entry, or one that can be put into it. */
function takesOptions({ title = '', properties = {} }: Meta): boolean {
  return 'options' in properties || holders.has(title)
}

/** The schema of the node at a way through a file. */
function metaAt(world: World, { role, root }: MergedFile, keys: readonly string[]): Meta {
  const { metas } = world.project.language
  const top = metas.of(role.kind) ?? {}
  return keys.reduce<{ meta: Meta; node: Node }>(
    ({ meta, node }, key) => {
      const inner = child(node, key) ?? node
      return { meta: metas.pick(metas.member(meta, key) ?? {}, inner), node: inner }
    },
    { meta: metas.resolve(top), node: root },
  ).meta
}

/** The values that neither the entries beside this one, or in it, nor their parts show; of a form those that it may send. */
function unshownOf({ role, root }: MergedFile, keys: readonly string[], leaves: readonly Leaf[]): Leaf[] {
  const isForm = role.kind === 'form-layout'
  const at = keys.findLastIndex((key, index) => index % 2 === 0 && /^(fields|columns)$/.test(key))
  const around = at === -1 ? keys : keys.slice(0, at)
  const shows = isForm
    ? [child(root, 'sections')]
    : role.kind === 'grid'
      ? [child(root, 'columns')]
      : ['fields', 'columns', 'options'].map((key) => child(descend(root, around), key))
  const names = new Set<string>()
  const prefixes: string[] = []
  for (const each of shows) gather(each, names, prefixes)
  return leaves.filter(
    ({ path, readOnly }) =>
      !(isForm && readOnly) && !names.has(path) && !prefixes.some((prefix) => path.startsWith(prefix)),
  )
}

/** Every id and text below a node, as any of them may be the path of a value; and what values begin with that a part fills. */
function gather(root: Node | undefined, names: Set<string>, prefixes: string[]): void {
  for (const [key, { value }] of members(root)) {
    names.add(key)
    const text = textOf(value)
    if (text !== undefined) names.add(text)
    if (text !== undefined && key.endsWith('Prefix')) prefixes.push(text)
    if (value.kind === 'array') for (const each of [valueOf(value)].flat()) names.add(String(each))
    gather(value, names, prefixes)
  }
}
