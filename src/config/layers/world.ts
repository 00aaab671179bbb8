import { checkOverride } from './overrides.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { extended, extensionsOf, passedOn, targetOf } from './extends.ts'
import { isOverride, screenFolders, type FileRole } from '../files/kinds.ts'
import { checkMerged } from '../meta/structure.ts'
import type { ConfigFile, Project, Shared } from '../files/project.ts'
import { isLabel } from '../model/labels.ts'
import { remembered } from '../shared/remembered.ts'
import { entriesOf, isHidden } from '../source/entries.ts'
import { merge } from './merge.ts'
import { withLabelsOf, withTypedFields } from './typed.ts'
import { applyRenamed } from '../files/renamed.ts'
import { child, descend, members, textOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'

/** One file of the base with the tenant's override over it. */
export interface MergedFile {
  role: FileRole
  /** `grids/bookings`, …; absent for a file that is no screen. */
  screen: string | undefined
  /** The screen that the base's file extends. */
  extends?: string
  root: Node
  /** What the override lies over: the base's file, over what it extends as the tenant has it. */
  base: Node
  /** The same as the portal has it, without any word of the tenant. */
  ofPortal: Node
  override: Node | undefined
}

/** What any file may name: one object for all tenants of a flavour that override neither the lookups nor the portal's file. */
export interface Surroundings {
  project: Shared
  flavour: string | undefined
  /** Those that are not hidden. */
  lookups: ReadonlyMap<string, Node>
  /** The file of the lookups. */
  lookupsFile: Node | undefined
  /** `grids/bookings`, … */
  screenNames: ReadonlySet<string>
  /** Entries of the tenant's flavour, hidden ones too. */
  routes: ReadonlyMap<string, Node>
  drawers: ReadonlyMap<string, Node>
  /** Ids of every flavour's: screens that the tenant does not reach may name them. */
  everywhere: { routes: ReadonlySet<string>; drawers: ReadonlySet<string> }
}

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

const baseFiles = remembered((shared: Shared): ReadonlyMap<string, MergedFile> => {
  const { parents, broken } = extensionsOf(shared)
  const files = new Map<string, MergedFile>()
  for (const path of parentsFirst(shared)) {
    const file = shared.base.get(path)
    const parent = files.get(parents.get(path) ?? '')
    if (file?.root === undefined || broken.has(path)) continue
    files.set(
      path,
      alone(
        file,
        parent === undefined ? withTypedFields(shared.language, file.root) : extended(shared, parent.root, file).root,
      ),
    )
  }
  return files
})

/** A file without an override over it. */
function alone({ role, root: own }: ConfigFile, root: Node): MergedFile {
  const other = textOf(child(own, 'extends'))
  return {
    role,
    screen: screenOf(role.base, role),
    ...(other !== undefined && { extends: other }),
    ...{ root, base: root, ofPortal: root, override: undefined },
  }
}

/** A file of the base over what it extends, as the portal has it; nothing where it cannot be read. */
export function ofPortal(shared: Shared, path: string): Node | undefined {
  return baseFiles(shared).get(path)?.root
}

/** Paths of the base, each behind the one that it extends. */
const parentsFirst = remembered((shared: Shared): readonly string[] => {
  const { parents } = extensionsOf(shared)
  const depth = (path: string): number => {
    const parent = parents.get(path)
    return parent === undefined ? 0 : 1 + depth(parent)
  }
  return [...shared.base.keys()].sort((left, right) => depth(left) - depth(right))
})

/** What is wrong about the files of the base that extend others. */
const foundExtending = remembered((shared: Shared): readonly Diagnostic[] => {
  const { parents, diagnostics } = extensionsOf(shared)
  const found = [...parents].flatMap(([path, parent]) => {
    const root = ofPortal(shared, parent)
    const file = shared.base.get(path)
    return root === undefined || file === undefined ? [] : extended(shared, root, file).diagnostics
  })
  return [...diagnostics, ...found]
})

const labelsOf = remembered(
  (english: Node | undefined): ReadonlySet<string> =>
    new Set(members(english).flatMap(([id]) => (isLabel(id) ? [id] : []))),
)

const surroundingsOf = remembered(
  (
    project: Shared,
    lookupsFile: Node | undefined,
    portal: Node | undefined,
    flavour: string | undefined,
    screens: string,
  ): Surroundings => {
    const ofFlavour = (what: string) =>
      new Map(entriesOf(flavour === undefined ? undefined : descend(portal, ['flavours', flavour, what])))
    const ofAll = (what: string) =>
      new Set(
        members(child(portal, 'flavours')).flatMap(([, { value }]) => members(child(value, what)).map(([id]) => id)),
      )
    return {
      ...{ project, flavour, lookupsFile },
      lookups: new Map(entriesOf(child(lookupsFile, 'lookups')).filter(([, entry]) => !isHidden(entry))),
      screenNames: new Set(screens.split('\n')),
      routes: ofFlavour('routes'),
      drawers: ofFlavour('drawers'),
      everywhere: { routes: ofAll('routes'), drawers: ofAll('drawers') },
    }
  },
)

/** What a tenant's override makes of a file of the base. */
interface Overlaid {
  file: MergedFile
  /** The file without the tenant's own fields, as files that extend it get it; absent where it hands on nothing of the override. */
  handedOn?: Node
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
    const reaches = passedOn(metas, base, override, schema)
    return { file, diagnostics, ...(reaches !== undefined && { handedOn: merge(metas, base, reaches, schema) }) }
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
  const passed = new Map<string, Node>()
  for (const path of parentsFirst(shared)) {
    const ofBase = files.get(path)
    if (ofBase === undefined) continue
    const parent = passed.get(extensionsOf(shared).parents.get(path) ?? '')
    const file = shared.base.get(path)
    const isMade = parent !== undefined && file !== undefined
    const below = isMade ? over(ofBase, extended(shared, parent, file).root) : ofBase
    if (isMade) {
      files.set(path, below)
      passed.set(path, below.base)
    }
    const overriding = overrides.get(path)
    if (overriding === undefined) continue
    const { file: merged, handedOn, diagnostics: found } = overlaid(shared, ofBase, below, overriding)
    files.set(path, merged)
    diagnostics.push(...found)
    if (handedOn !== undefined) passed.set(path, handedOn)
  }
  for (const file of own.values()) {
    if (file.role.isOwn !== true || file.root === undefined) continue
    const { root, diagnostics: found } = ownScreen(
      shared,
      file,
      file.root,
      (path) => passed.get(path) ?? files.get(path)?.base,
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
    ...{ project, surroundings, tenant, files, tenantFile, diagnostics },
    labels: labelsOf(rootOf('schemas/labels/en.json')),
    screens: new Map(
      [...files.values()].flatMap((file) => (file.screen === undefined ? [] : [[file.screen, file] as const])),
    ),
  }
}

/** A screen of the tenant's own, over what it extends (`parentAt` a path) as the tenant has that, without the tenant's own fields there. */
function ownScreen(
  shared: Shared,
  file: ConfigFile,
  root: Node,
  parentAt: (path: string) => Node | undefined,
): { root: Node; diagnostics: readonly Diagnostic[] } {
  const named = child(root, 'extends')
  if (named === undefined) return { root, diagnostics: [] }
  const target = targetOf(shared, file.role.base, file.role.kind, named)
  if (typeof target !== 'string') return { root, diagnostics: [target] }
  const parent = parentAt(target)
  return parent === undefined ? { root, diagnostics: [] } : extended(shared, parent, file)
}

function screenOf(path: string, { kind, name }: FileRole): string | undefined {
  const folder = path.split('/')[1] ?? ''
  return screenFolders[folder] === kind ? `${folder}/${name}` : undefined
}

/** Screens that a tenant can reach: those of its routes, its drawers and its anonymous links, the summaries of its forms, what its views print, and what stands in a dashboard's place. */
export function reachableScreens(world: World): string[] {
  const named = [...world.routes.values(), ...world.drawers.values()]
    .filter((entry) => !isHidden(entry))
    .concat(anonymousOf(world) ?? [])
    .map((entry) => textOf(child(entry, 'screen')))
  const summaries = named.map((screen) => textOf(descend(world.screens.get(screen ?? '')?.root, ['record', 'summary'])))
  const preferred = named.map((screen) =>
    textOf(descend(world.screens.get(screen ?? '')?.root, ['preferred', 'screen'])),
  )
  const prints = named.flatMap((screen) =>
    entriesOf(child(world.screens.get(screen ?? '')?.root, 'actions')).flatMap(([, action]) =>
      [action, ...entriesOf(child(action, 'sheets')).map(([, sheet]) => sheet)].map((holder) =>
        isHidden(holder) ? undefined : textOf(child(holder, 'print')),
      ),
    ),
  )
  return [
    ...new Set(
      [...named, ...summaries, ...preferred, ...prints].flatMap((screen) =>
        screen !== undefined && world.screens.has(screen) ? [screen] : [],
      ),
    ),
  ]
}

/** What the tenant's word lies over in a file: the base's, and in a screen of the tenant's own the one that it extends, where it does. */
export function under({ screens }: World, file: MergedFile): Node | undefined {
  const isOwn = file.role.isOwn === true && file.screen !== undefined
  return isOwn ? screens.get(file.extends ?? '')?.root : file.base
}

/** What portal.json says of the tenant's anonymous links. */
export function anonymousOf({ files, flavour }: World): Node | undefined {
  const portal = files.get('schemas/portal.json')?.root
  return flavour === undefined ? undefined : descend(portal, ['flavours', flavour, 'anonymous'])
}

/** Whether a finding about a file matters to a tenant: the base and its own files do, other tenants' do not. */
function concerns(file: string, tenant: string): boolean {
  return !file.startsWith('tenants/') || file.startsWith(`tenants/${tenant}/`)
}
