import { alone, baseFiles, foundExtending, parentsFirst, screenOf, type MergedFile } from './base-files.ts'
import { checkOverride } from './overrides.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { extended, extensionsOf, passedOn, targetOf } from './extends.ts'
import { isOverride } from '../files/kinds.ts'
import { checkMerged } from '../meta/structure.ts'
import type { ConfigFile, Project, Shared } from '../files/project.ts'
import { isLabel } from '../model/labels.ts'
import { remembered } from '../shared/remembered.ts'
import { merge } from './merge.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'
import { withLabelsOf, withTypedFields } from './typed.ts'
import { applyRenamed } from '../files/renamed.ts'
import { child, descend, members, textOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'

/** What one tenant's portal is made of: every file merged, and the names that they may use. */
export interface World extends Surroundings {
  project: Project
  /** What all this is to one file: what is found in it follows from the file and these. */
  surroundings: Surroundings
  tenant: string
  /** By path of the base file; a file without an override is the same object for every tenant. */
  files: ReadonlyMap<string, MergedFile>
  tenantFile: ConfigFile | undefined
  labels: ReadonlySet<string>
  /** `grids/bookings` → its file. */
  screens: ReadonlyMap<string, MergedFile>
  diagnostics: Diagnostic[]
}

const labelsOf = remembered(
  (english: Node | undefined): ReadonlySet<string> =>
    new Set(members(english).flatMap(([id]) => (isLabel(id) ? [id] : []))),
)

/** What a tenant's override makes of a file of the base. */
interface Overlaid {
  file: MergedFile
  /** The override, where files that extend this one may get some of it. */
  override?: Node
  diagnostics: readonly Diagnostic[]
}

/** Lays an override over a file as the portal has it, or (`below`) over one that the tenant changed elsewhere. */
const overlaid = remembered(
  (shared: Shared, ofBase: MergedFile, below: MergedFile, overriding: ConfigFile & { root: Node }): Overlaid => {
    const { metas } = shared.language
    const { base, role } = below
    const { override, diagnostics: renamed } = applyRenamed(ofBase.base, overriding.root)
    const schema = metas.of(role.kind)
    const root = withTypedFields(shared.language, merge(metas, base, override, schema))
    const file = { ...below, root, base, override }
    const diagnostics = [...renamed, ...checkOverride(shared, overriding.role, below, override)]
    if (schema === undefined) return { file, diagnostics }
    diagnostics.push(...checkMerged(shared.language, root, schema, overriding.file.path))
    return { file, diagnostics, override }
  },
)

/** A file with as much of its override as the file gets that extends it; of a form, `rules` are the extending one's. Undefined where that is nothing. */
const handedTo = remembered(
  (shared: Shared, { base, role }: MergedFile, override: Node, rules: Node | undefined): Node | undefined => {
    const { metas } = shared.language
    const schema = metas.of(role.kind) ?? {}
    const type = textOf(child(rules, '$ref'))?.split('/').at(-1)
    const reaches = passedOn(metas, base, override, schema, type === undefined ? undefined : shared.contract.type(type))
    return reaches === undefined ? undefined : merge(metas, base, reaches, schema)
  },
)

/** A file of the base over what it extends as the tenant has that. */
const over = remembered((below: MergedFile, base: Node): MergedFile => ({ ...below, root: base, base }))

/** A file of the tenant's own. */
const ofTenant = remembered((file: ConfigFile, root: Node): MergedFile => alone(file, root))

/** The summary of a form, in which the types of the form's lists read as there. */
const summaryOf = remembered((shared: Shared, form: Node, view: MergedFile): MergedFile => {
  const root = withLabelsOf(shared.language, form, view.root)
  return root === view.root ? view : { ...view, root }
})

/** What was merged last of a project: who asks for a tenant mostly asks again. All tenants would fill the memory. */
const last = new WeakMap<Project, World>()

/** Merges a tenant's files over the base and collects what is found on the way. */
export function worldOf(project: Project, tenant: string): World {
  const before = last.get(project)
  const world = before?.tenant === tenant ? before : merged(project, tenant)
  last.set(project, world)
  return world
}

function merged(project: Project, tenant: string): World {
  const { shared } = project
  const diagnostics = [...project.diagnostics.filter((each) => concerns(each.file, tenant))]
  const own = project.own(tenant)
  for (const { diagnostics: found } of [...shared.base.values(), ...own.values()]) diagnostics.push(...found)
  diagnostics.push(...foundExtending(shared))
  const files = new Map(baseFiles(shared))
  const overrides = new Map<string, ConfigFile & { root: Node }>()
  for (const file of own.values()) {
    const { role, root } = file
    if (!isOverride(role) || root === undefined) continue
    if (files.has(role.base)) overrides.set(role.base, file as ConfigFile & { root: Node })
    else if (role.kind === 'labels') files.set(role.base, ofTenant(file, root))
    else if (!shared.base.has(role.base))
      diagnostics.push(
        report('override-without-base', root, { base: role.base, nearest: nearest(role.base, files.keys()) }),
      )
  }
  const passed = new Map<string, (extending: string) => Node | undefined>()
  const rulesBeside = (path: string) => files.get(path.replace('.layout.json', '.schema.json'))?.base
  for (const path of parentsFirst(shared)) {
    const ofBase = files.get(path)
    if (ofBase === undefined) continue
    const parent = passed.get(extensionsOf(shared).parents.get(path) ?? '')?.(path)
    const file = shared.base.get(path)
    const isMade = parent !== undefined && file !== undefined
    const below = isMade ? over(ofBase, extended(shared, parent, file).root) : ofBase
    if (isMade) {
      files.set(path, below)
      passed.set(path, () => below.base)
    }
    const overriding = overrides.get(path)
    if (overriding === undefined) continue
    const { file: merged, override, diagnostics: found } = overlaid(shared, ofBase, below, overriding)
    files.set(path, merged)
    diagnostics.push(...found)
    if (override !== undefined)
      passed.set(path, (extending) =>
        handedTo(shared, below, override, isLayout(extending) ? rulesBeside(extending) : undefined),
      )
  }
  for (const file of own.values()) {
    if (file.role.isOwn !== true || file.root === undefined) continue
    const { root, diagnostics: found } = ownScreen(
      shared,
      own,
      file,
      file.root,
      (path) => passed.get(path)?.(file.role.base) ?? files.get(path)?.base,
    )
    files.set(file.role.base, ofTenant(file, root))
    diagnostics.push(...found)
  }
  for (const { root } of [...files.values()]) {
    const summary = textOf(descend(root, ['record', 'summary']))
    if (summary === undefined) continue
    const [path, view] = [...files].find(([, { screen }]) => screen === summary) ?? []
    if (path !== undefined && view !== undefined) files.set(path, summaryOf(shared, root, view))
  }
  const tenantFile = own.get(`tenants/${tenant}/tenant.json`)
  const rootOf = (path: string) => files.get(path)?.root
  const surroundings = surroundingsOf(
    shared,
    rootOf('schemas/lookups.json'),
    rootOf('schemas/portal.json'),
    textOf(child(tenantFile?.root, 'flavour')),
    [...files.values()].flatMap(({ screen }) => screen ?? []).join('\n'),
  )
  return {
    ...surroundings,
    project,
    surroundings,
    tenant,
    files,
    tenantFile,
    diagnostics,
    labels: labelsOf(rootOf('schemas/labels/en.json')),
    screens: new Map(
      [...files.values()].flatMap((file) => (file.screen === undefined ? [] : [[file.screen, file] as const])),
    ),
  }
}

const isLayout = (path: string): boolean => path.endsWith('.layout.json')

/** A screen of the tenant's own, over what it extends (`parentAt` a path) as the tenant has that, without the tenant's own fields there. */
function ownScreen(
  shared: Shared,
  own: ReadonlyMap<string, ConfigFile>,
  file: ConfigFile,
  root: Node,
  parentAt: (path: string) => Node | undefined,
): { root: Node; diagnostics: readonly Diagnostic[] } {
  const named = child(root, 'extends')
  if (named === undefined) return { root, diagnostics: [] }
  const target = targetOf(shared, file.role.base, file.role.kind, named)
  const isOwn = [...own.values()].some(({ role }) => role.isOwn === true && screenOf(role.base, role) === textOf(named))
  if (isOwn) return { root, diagnostics: [report('extends-own', named, { name: textOf(named) ?? '' })] }
  if (typeof target !== 'string') return { root, diagnostics: [target] }
  const parent = parentAt(target)
  return parent === undefined ? { root, diagnostics: [] } : extended(shared, parent, file)
}

/** What the tenant's word lies over in a file: the base's, and in a screen of the tenant's own the one that it extends, where it does. */
export function under({ screens }: World, file: MergedFile): Node | undefined {
  const isOwn = file.role.isOwn === true && file.screen !== undefined
  return isOwn ? screens.get(file.extends ?? '')?.root : file.base
}

/** Whether a finding about a file matters to a tenant: the base and its own files do, other tenants' do not. */
function concerns(file: string, tenant: string): boolean {
  return !file.startsWith('tenants/') || file.startsWith(`tenants/${tenant}/`)
}
