import { Contract, type Operation } from './contract.ts'
import type { Diagnostic } from './diagnostic.ts'
import { report } from './diagnostics.ts'
import { isOverride, roleOf, schemaRefOf, type FileRole } from './kinds.ts'
import { kinds, metaFolder, Metas } from './meta/metas.ts'
import { checkStructure } from './meta/structure.ts'
import type { Language } from './meta/walk.ts'
import type { PartManifest } from './model/parts.ts'
import { parse } from './source/parse.ts'
import { child, textOf, type Node, type SourceFile } from './source/tree.ts'
import { nearest } from './words.ts'

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
}

/** A configuration file, read and held to its meta-schema. */
export interface ConfigFile {
  file: SourceFile
  role: FileRole
  root: Node | undefined
  diagnostics: Diagnostic[]
}

/** All files of an input, read once. */
export interface Project {
  input: ConfigInput
  language: Language
  contract: Contract
  files: ReadonlyMap<string, ConfigFile>
  /** Findings about no file in particular: unreadable meta-schemas, files of no kind. */
  diagnostics: Diagnostic[]
  tenants: string[]
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
  const files = new Map<string, ConfigFile>()
  const tenants = new Set<string>()
  for (const [path, text] of input.files) {
    if (path.startsWith(metaFolder)) continue
    const file = { path, text }
    const tenant = /^tenants\/([^/]+)\//.exec(path)?.[1]
    if (tenant !== undefined) tenants.add(tenant)
    const role = roleOf(path)
    if (role === undefined) {
      const allowed = [...input.files.keys()].map(roleOf).flatMap((other) => (other === undefined ? [] : [other.base]))
      diagnostics.push(report('unknown-file', { file, offset: 0, pointer: '' }, { file: path, nearest: nearest(path, allowed) }))
    } else files.set(path, readFile(language, file, role))
  }
  return { input, language, contract: new Contract(input.contract), files, diagnostics, tenants: [...tenants].sort() }
}

/** What was read of each path last, so that a change of one file reads one file. */
const lastFiles = new Map<string, { language: Language; file: ConfigFile }>()
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
  if (last?.file.file.text === file.text && last.language.metas === language.metas && last.language.parts === language.parts) return last.file
  const fresh = parseFile(language, file, role)
  lastFiles.set(file.path, { language, file: fresh })
  return fresh
}

function parseFile(language: Language, file: SourceFile, role: FileRole): ConfigFile {
  const { root, diagnostics } = parse(file)
  const schema = language.metas.of(role.kind)
  if (root === undefined || schema === undefined) return { file, role, root: undefined, diagnostics }
  const structure = checkStructure(language, root, schema, isOverride(role))
  return { file, role, root: root.kind === 'object' ? root : undefined, diagnostics: [...diagnostics, ...structure, ...checkSchemaRef(file, role, root)] }
}

/** Every file names the meta-schema of its kind. */
function checkSchemaRef(file: SourceFile, role: FileRole, root: Node): Diagnostic[] {
  if (root.kind !== 'object') return []
  const expected = schemaRefOf(file.path, role)
  const named = child(root, '$schema')
  if (named === undefined) return [report('missing-schema', root, { expected })]
  const found = textOf(named)
  if (found === undefined || found === expected || (role.kind === 'data-rules' && found === jsonSchema)) return []
  return [report('wrong-schema', named, { found, expected })]
}
