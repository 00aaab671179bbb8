import { Contract, type Operation } from '../data/contract.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { isOverride, roleOf, schemaRefOf, type FileRole } from './kinds.ts'
import { kinds, metaFolder, Metas } from '../meta/metas.ts'
import { checkStructure } from '../meta/structure.ts'
import type { Language } from '../meta/walk.ts'
import type { PartManifest } from '../model/parts.ts'
import { parse } from './parse.ts'
import { inWordsOfToday } from './renamed.ts'
import { child, textOf, type Node, type SourceFile } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'

/** Everything the compiler reads, as values: it opens no file itself. */
export interface ConfigInput {
  /** Every JSON file below schemas/ (meta-schemas too) and tenants/: path below the root, with `/` → text. */
  files: ReadonlyMap<string, string>
  /** The bundled OpenAPI document. */
  contract: unknown
  /** The generated table of operations. */
  operations: Readonly<Record<string, Operation>>
  parts: readonly PartManifest[]
  icons: readonly string[]
  /** Names of the help pages. */
  help: readonly string[]
  /** Paths of the files below schemas/ and tenants/ that are not read as configuration: pictures, help pages, and what stands there by mistake. */
  others: readonly string[]
}

/** A configuration file, read and checked against its meta-schema. */
export interface ConfigFile {
  file: SourceFile
  role: FileRole
  root: Node | undefined
  diagnostics: Diagnostic[]
}

/** What all tenants share: one object for as long as none of it changes, however often the rest is read. */
export interface Shared {
  language: Language
  contract: Contract
  operations: ConfigInput['operations']
  parts: ConfigInput['parts']
  icons: ConfigInput['icons']
  /** The base's files by their paths. */
  base: ReadonlyMap<string, ConfigFile>
}

/** The files of an input: those of the base are read once, those of a tenant when they are asked for. */
export interface Project extends Shared {
  input: ConfigInput
  /** What of it is the same for all tenants. */
  shared: Shared
  /** A tenant's own files by their paths. */
  own(tenant: string): ReadonlyMap<string, ConfigFile>
  /** The file at a path. */
  file(path: string): ConfigFile | undefined
  /** Findings about no file in particular: unreadable meta-schemas, files of no kind. */
  diagnostics: Diagnostic[]
  tenants: string[]
  /** The tenants that claim an address. */
  claims(url: string): readonly string[]
}

/** Whether what was read of a file is not all that stands in it: who writes it from that would lose the rest. */
export function isUnread(file: ConfigFile | undefined): boolean {
  if (file === undefined || file.file.text.trim() === '') return false
  return file.root === undefined || file.diagnostics.some(({ code }) => code === 'syntax' || code === 'encoding')
}

/** Data rules may also call themselves what they are. */
const jsonSchema = 'https://json-schema.org/draft/2020-12/schema'
const metaNames = [...kinds, 'common', 'scope']
const known = new WeakMap<ConfigInput, Project>()

/** Reads an input; the same input gives the same project. */
export function projectOf(input: ConfigInput): Project {
  const present = known.get(input)
  if (present !== undefined) return present
  const project = read(input)
  known.set(input, project)
  return project
}

function read(input: ConfigInput): Project {
  const diagnostics: Diagnostic[] = []
  const language = { metas: readMetas(input, diagnostics), parts: input.parts }
  const base = new Map<string, ConfigFile>()
  const own = new Map<string, Map<string, FileRole>>()
  const unknown: SourceFile[] = []
  for (const [path, text] of input.files) {
    if (path.startsWith(metaFolder)) continue
    const file = { path, text }
    const tenant = tenantOf(path)
    const role = roleOf(path)
    if (tenant !== undefined && !own.has(tenant)) own.set(tenant, new Map())
    if (role === undefined) unknown.push(file)
    else if (tenant === undefined) base.set(path, readFile(language, file, role))
    else own.get(tenant)?.set(path, role)
  }
  for (const path of input.others) if (!isNoConfiguration(path)) unknown.push({ path, text: '' })
  for (const file of unknown) {
    const tenant = tenantOf(file.path)
    const places = [...base.keys()].map((path) =>
      tenant === undefined ? path : path.replace(/^schemas/, `tenants/${tenant}`),
    )
    const right =
      tenant === undefined ? places : [...places, `tenants/${tenant}/tenant.json`, `tenants/${tenant}/base.json`]
    diagnostics.push(
      report(
        'unknown-file',
        { file, offset: 0, pointer: '' },
        {
          file: file.path,
          nearest: placeFor(file.path, right) ?? (OF_LANGUAGE.test(file.path) ? undefined : nearest(file.path, right)),
        },
      ),
    )
  }
  const readOwn = (path: string, role: FileRole) =>
    readFile(language, { path, text: input.files.get(path) ?? '' }, role)
  let claims: ReadonlyMap<string, readonly string[]> | undefined
  const shared = sharedOf(input, language, base)
  return {
    ...shared,
    input,
    shared,
    diagnostics,
    tenants: [...own.keys()].sort(),
    own: (tenant) => new Map([...(own.get(tenant) ?? [])].map(([path, role]) => [path, readOwn(path, role)])),
    file(path) {
      const role = own.get(tenantOf(path) ?? '')?.get(path)
      return role === undefined ? base.get(path) : readOwn(path, role)
    },
    claims: (url) => (claims ??= claimsOf(input, [...own.keys()].sort())).get(url) ?? [],
  }
}

let lastShared: { contract: unknown; shared: Shared } | undefined

/** What the last input shared, if this one shares the same. */
function sharedOf(input: ConfigInput, language: Language, base: Shared['base']): Shared {
  const { contract, operations, parts, icons } = input
  const last = lastShared?.shared
  const isSame =
    lastShared?.contract === contract &&
    last?.operations === operations &&
    last.parts === parts &&
    last.icons === icons &&
    last.language.metas === language.metas &&
    last.base.size === base.size &&
    [...base].every(([path, file]) => last.base.get(path) === file)
  if (isSame && last !== undefined) return last
  const shared = { language, contract: new Contract(contract), operations, parts, icons, base }
  lastShared = { contract, shared }
  return shared
}

/** Words of a language: those of another one are not what is meant. */
const OF_LANGUAGE = /\/labels\/[^/]+\.json$/

/** Where a file belongs whose name tells it: a layout that is not called one, a name that stands in one other folder, a language as programs write it, a help page, a screen of the tenant's own with signs that no name has. */
function placeFor(path: string, right: readonly string[]): string | undefined {
  const page = path.replace(
    /\/help\/(?:([a-zA-Z-]+)\/)?([^/.]+)\.(?:md|markdown|txt)$/,
    (_path, language: string | undefined, name: string) => `/help/${language ?? 'en'}/${name}.md`,
  )
  if (page !== path) return page
  const layout = path.replace(/\.json$/, '.layout.json')
  if (right.includes(layout)) return layout
  const words = path.replace(/^(tenants\/[^/]+)\/(?:labels\/)?([a-z]+(?:[_-][A-Z]{2})?\.json)$/i, '$1/labels/$2')
  const language = words.replace(
    /([a-z]{2})(?:[_-]([a-z]{2}))?\.json$/i,
    (_name, tongue: string, land?: string) =>
      `${[tongue.toLowerCase(), ...(land === undefined ? [] : [land.toUpperCase()])].join('-')}.json`,
  )
  const isName = /^(?:[a-z]{2}|[a-z]{2}-[A-Z]{2})\.json$/.test(language.split('/').at(-1) ?? '')
  if (language !== path && isName && roleOf(language) !== undefined) return language
  const nameOf = (each: string) => each.split('/').at(-1)?.toLowerCase()
  const [named, ...others] = right.filter((each) => nameOf(each) === nameOf(path))
  if (named !== undefined && others.length === 0) return named
  const plain = path.replace(/[^/]+$/, (name) => name.replace(/[^A-Za-z0-9._-]+/g, '_'))
  return plain !== path && roleOf(plain)?.isOwn === true ? plain : undefined
}

/** A tenant's pictures, help pages, what stands about the folder for people, and what systems leave behind. */
function isNoConfiguration(path: string): boolean {
  return /^tenants\/[^/]+\/assets\/|^tenants\/[^/]+\/help\/[a-zA-Z0-9-]+\/[^/]+\.md$|^schemas\/help\/|^(schemas|tenants\/[^/]+)\/[^/]+\.md$|\/\.[^/]+$|^tenants\/[^/]+$/.test(
    path,
  )
}

function tenantOf(path: string): string | undefined {
  return /^tenants\/([^/]+)\//.exec(path)?.[1]
}

/** The tenants by the addresses that they claim. */
function claimsOf({ files }: ConfigInput, tenants: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const claims = new Map<string, string[]>()
  for (const tenant of tenants) {
    const path = `tenants/${tenant}/tenant.json`
    const url = textOf(child(parse({ path, text: files.get(path) ?? '' }).root, 'url'))
    if (url !== undefined) claims.set(url, [...(claims.get(url) ?? []), tenant])
  }
  return claims
}

/** What was read of each path last, so that a change of one file reads one file; those read longest ago are forgotten. */
const lastFiles = new Map<string, { language: Language; file: ConfigFile }>()
const MOST_FILES = 1000
let lastMetas: { texts: readonly (string | undefined)[]; metas: Metas } | undefined

/** The meta-schemas hardly ever change between two inputs, so the last ones read are kept. */
function readMetas(input: ConfigInput, diagnostics: Diagnostic[]): Metas {
  const texts = metaNames.map((name) => input.files.get(`${metaFolder}${name}.schema.json`))
  if (lastMetas?.texts.every((text, index) => text === texts[index]) === true) return lastMetas.metas
  const before = diagnostics.length
  const metas = parseMetas(input, diagnostics)
  if (diagnostics.length === before) lastMetas = { texts, metas }
  return metas
}

function parseMetas(input: ConfigInput, diagnostics: Diagnostic[]): Metas {
  const roots = new Map<string, Node>()
  for (const name of metaNames) {
    const path = `${metaFolder}${name}.schema.json`
    const file = { path, text: input.files.get(path) ?? '' }
    const { root, diagnostics: found } = parse(file)
    if (root?.kind === 'object' && found.length === 0) roots.set(`${name}.schema.json`, root)
    else diagnostics.push(report('meta-unreadable', { file, offset: 0, pointer: '' }, { file: path }))
  }
  return new Metas(roots)
}

function readFile(language: Language, file: SourceFile, role: FileRole): ConfigFile {
  const last = lastFiles.get(file.path)
  lastFiles.delete(file.path)
  const isSame =
    last?.file.file.text === file.text &&
    last.language.metas === language.metas &&
    last.language.parts === language.parts
  const read = isSame ? last.file : parseFile(language, file, role)
  lastFiles.set(file.path, { language, file: read })
  const [oldest = ''] = lastFiles.keys()
  if (lastFiles.size > MOST_FILES) lastFiles.delete(oldest)
  return read
}

function parseFile(language: Language, file: SourceFile, role: FileRole): ConfigFile {
  const { root: written, diagnostics } = parse(file)
  const schema = language.metas.of(role.kind)
  if (written === undefined || schema === undefined) return { file, role, root: undefined, diagnostics }
  const { root, diagnostics: renamed } = inWordsOfToday(schema, written)
  // A tenant, for one, extends nothing: there the word is unknown, and no other meta-schema is meant.
  const isExtending = Object.hasOwn(schema.properties ?? {}, 'extends') && child(root, 'extends') !== undefined
  const structure = checkStructure(language, root, schema, isOverride(role) || isExtending)
  return {
    file,
    role,
    root: root.kind === 'object' ? root : undefined,
    diagnostics: [...diagnostics, ...renamed, ...structure, ...checkSchemaRef(file, role, root, isExtending)],
  }
}

/** Every file names the meta-schema of its kind. */
function checkSchemaRef(file: SourceFile, role: FileRole, root: Node, isExtending: boolean): Diagnostic[] {
  if (root.kind !== 'object') return []
  const expected = schemaRefOf(file.path, role, isExtending)
  const named = child(root, '$schema')
  if (named === undefined) return [report('missing-schema', root, { expected })]
  const found = textOf(named)
  if (found === undefined || found === expected || (role.kind === 'data-rules' && found === jsonSchema)) return []
  return [report('wrong-schema', named, { found, expected })]
}
