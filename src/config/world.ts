import { checkOverride } from './check/overrides.ts'
import type { Diagnostic } from './diagnostic.ts'
import { report } from './diagnostics.ts'
import { isOverride, roleOf, screenFolders, type FileRole } from './kinds.ts'
import { checkStructure } from './meta/structure.ts'
import type { ConfigFile, Project } from './project.ts'
import { entriesOf, isHidden } from './source/entries.ts'
import { merge } from './source/merge.ts'
import { applyRenamed } from './source/renamed.ts'
import { child, descend, members, textOf, type Node } from './source/tree.ts'
import { nearest } from './words.ts'

/** One file of the base with the tenant's override over it. */
export interface MergedFile {
  role: FileRole
  root: Node
  base: Node
  override: Node | undefined
}

/** What one tenant's portal is made of: every file merged, and the names that they may use. */
export interface World {
  project: Project
  tenant: string
  /** By path of the base file. */
  files: ReadonlyMap<string, MergedFile>
  tenantFile: ConfigFile | undefined
  flavour: string | undefined
  labels: ReadonlySet<string>
  lookups: ReadonlyMap<string, Node>
  /** `grids/bookings` → its file. */
  screens: ReadonlyMap<string, MergedFile>
  /** Entries of the tenant's flavour, hidden ones too. */
  routes: ReadonlyMap<string, Node>
  drawers: ReadonlyMap<string, Node>
  /** Ids of every flavour's: screens that the tenant does not reach may name them. */
  everywhere: { routes: ReadonlySet<string>; drawers: ReadonlySet<string> }
  diagnostics: Diagnostic[]
}

/** Merges a tenant's files over the base and collects what is found on the way. */
export function worldOf(project: Project, tenant: string): World {
  const diagnostics = [...project.diagnostics.filter((each) => concerns(each.file, tenant))]
  const files = new Map<string, MergedFile>()
  for (const [path, { role, root, diagnostics: found }] of project.files) {
    if (role.tenant !== undefined) continue
    diagnostics.push(...found)
    if (root !== undefined) files.set(path, { role, root, base: root, override: undefined })
  }
  for (const [path, own] of project.files) {
    if (own.role.tenant !== tenant) continue
    diagnostics.push(...own.diagnostics)
    if (!isOverride(own.role) || own.root === undefined) continue
    const below = files.get(own.role.base)
    if (below === undefined) {
      if (!project.files.has(own.role.base)) diagnostics.push(report('override-without-base', own.root, { base: own.role.base, nearest: nearest(own.role.base, files.keys()) }))
      continue
    }
    const { override, diagnostics: renamed } = applyRenamed(below.base, own.root)
    const schema = project.language.metas.of(own.role.kind)
    const root = merge(project.language.metas, below.base, override, schema)
    files.set(own.role.base, { ...below, root, override })
    diagnostics.push(...renamed, ...checkOverride(project, own.role, below.base, override))
    if (schema !== undefined) diagnostics.push(...checkStructure(project.language, root, schema, false).filter((each) => each.file === path))
  }
  const tenantFile = project.files.get(`tenants/${tenant}/tenant.json`)
  const flavour = textOf(child(tenantFile?.root, 'flavour'))
  const portal = files.get('schemas/portal.json')?.root
  const ofFlavour = (what: string) => new Map(entriesOf(flavour === undefined ? undefined : descend(portal, ['flavours', flavour, what])))
  const ofAll = (what: string) => new Set(members(child(portal, 'flavours')).flatMap(([, { value }]) => members(child(value, what)).map(([id]) => id)))
  return {
    project,
    tenant,
    files,
    tenantFile,
    flavour,
    labels: new Set(members(files.get('schemas/labels/en.json')?.root).flatMap(([id]) => (id === '$schema' || id === 'renamed' ? [] : [id]))),
    lookups: new Map(entriesOf(child(files.get('schemas/lookups.json')?.root, 'lookups')).filter(([, entry]) => !isHidden(entry))),
    screens: new Map([...files].flatMap(([path, file]) => (screenOf(path) === undefined ? [] : [[screenOf(path) ?? '', file] as const]))),
    routes: ofFlavour('routes'),
    drawers: ofFlavour('drawers'),
    everywhere: { routes: ofAll('routes'), drawers: ofAll('drawers') },
    diagnostics,
  }
}

/** `forms/booking` of `schemas/forms/booking.layout.json`; nothing for files that are no screen. */
export function screenOf(path: string): string | undefined {
  const role = roleOf(path)
  const folder = path.split('/')[1] ?? ''
  return role !== undefined && screenFolders[folder] === role.kind ? `${folder}/${role.name}` : undefined
}

/** Screens that a tenant can reach: those of its routes and drawers, the summaries of its forms, what its views print, and what stands in a dashboard's place. */
export function reachableScreens(world: World): string[] {
  const named = [...world.routes.values(), ...world.drawers.values()].filter((entry) => !isHidden(entry)).map((entry) => textOf(child(entry, 'screen')))
  const summaries = named.map((screen) => textOf(descend(world.screens.get(screen ?? '')?.root, ['record', 'summary'])))
  const preferred = named.map((screen) => textOf(descend(world.screens.get(screen ?? '')?.root, ['preferred', 'screen'])))
  const prints = named.flatMap((screen) => entriesOf(child(world.screens.get(screen ?? '')?.root, 'actions')).map(([, action]) => textOf(child(action, 'print'))))
  return [...new Set([...named, ...summaries, ...preferred, ...prints].flatMap((screen) => (screen !== undefined && world.screens.has(screen) ? [screen] : [])))]
}

/** Whether a finding about a file matters to a tenant: the base and its own files do, other tenants' do not. */
function concerns(file: string, tenant: string): boolean {
  return !file.startsWith('tenants/') || file.startsWith(`tenants/${tenant}/`)
}
