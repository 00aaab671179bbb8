import type { Diagnostic } from '../diagnostic.ts'
import { report } from '../diagnostics.ts'
import { walk } from '../meta/walk.ts'
import { onceOfBase } from '../of-base.ts'
import { projectOf, type ConfigInput } from '../project.ts'
import { child, members, type Node } from '../source/tree.ts'
import { nearest } from '../words.ts'
import { reachableScreens, screenOf, worldOf, type MergedFile, type World } from '../world.ts'
import { checkBlocks, checkViewActions } from './blocks.ts'
import { checkDashboard } from './dashboards.ts'
import { checkDrilldown } from './drilldowns.ts'
import { flavourVisitor } from './flavours.ts'
import { checkForm } from './forms.ts'
import { checkGrid } from './grids.ts'
import { checkLabels, checkOwnLabels } from './labels.ts'
import { nameVisitor, type Names } from './names.ts'
import { formRules, type FormRules } from './rules.ts'
import { ownFieldsOf, screenScope } from './screen-scope.ts'
import { checkHelp, checkPortal } from './portal.ts'
import { checkColours, checkTenantFile } from './tenants.ts'

/** A tenant's files merged and checked: what the compiler turns into models. */
export interface Checked {
  world: World
  forms: ReadonlyMap<string, FormRules>
  diagnostics: Diagnostic[]
}

const known = new WeakMap<ConfigInput, Map<string, Checked>>()

/** Merges and checks the files of one tenant. An unknown tenant has one finding: that it is unknown. The same input is checked once. */
export function checkWorld(input: ConfigInput, tenant: string): Checked {
  const ofInput = known.get(input) ?? new Map<string, Checked>()
  const checked = ofInput.get(tenant) ?? check(input, tenant)
  known.set(input, ofInput.set(tenant, checked))
  return checked
}

function check(input: ConfigInput, tenant: string): Checked {
  const project = projectOf(input)
  const world = worldOf(project, tenant)
  if (world.tenantFile === undefined) {
    const file = { path: `tenants/${tenant}/tenant.json`, text: '' }
    const unknown = report('tenant-unknown', { file, offset: 0, pointer: '' }, { name: tenant, nearest: nearest(tenant, project.tenants) })
    return { world, forms: new Map(), diagnostics: [unknown] }
  }
  const found = [...world.diagnostics, ...checkLabels(world), ...checkTenantFile(world), ...checkColours(world), ...checkPortal(world), ...checkHelp(world)]
  const files = checkFiles(world)
  found.push(...files.found, ...checkOwnLabels(world, files.labels))
  return { world, forms: files.forms, diagnostics: sorted(found) }
}

/** What is found in the files themselves. */
interface CheckedFiles extends Names {
  forms: ReadonlyMap<string, FormRules>
}

const checkFiles = onceOfBase((world): CheckedFiles => {
  const found: Diagnostic[] = []
  const forms = new Map<string, FormRules>()
  for (const [path, file] of world.files) {
    if (file.role.kind !== 'form-layout') continue
    const rules = formRules(world, file.role.name)
    forms.set(screenOf(path) ?? path, rules)
    found.push(...rules.diagnostics)
  }
  for (const { role, root } of world.files.values()) {
    if (role.kind !== 'form-layout' && role.kind !== 'data-rules') continue
    const missing = `schemas/forms/${role.name}.${role.kind === 'data-rules' ? 'layout' : 'schema'}.json`
    if (!world.project.files.has(missing)) found.push(report('half-a-form', root, { missing }))
  }
  const names: Names = { found, labels: new Set() }
  for (const [path, file] of world.files) checkFile(world, path, file, forms, names)
  return { ...names, forms }
})

function checkFile(world: World, path: string, file: MergedFile, forms: ReadonlyMap<string, FormRules>, names: Names): void {
  const { language } = world.project
  const schema = language.metas.of(file.role.kind)
  const { found } = names
  if (schema === undefined) return
  const screen = screenOf(path)
  const scope = screenScope(world, file, screen, forms)
  const reached = screen === undefined || reachableScreens(world).includes(screen)
  // A tenant has the drawers and routes of its own flavour only; another flavour's are not its business.
  walk(language, file.role.kind === 'portal' ? ofFlavour(file.root, world.flavour) : file.root, schema, nameVisitor(world, file.root, scope, reached, names))
  // The list of lookups serves all flavours; who uses one of them says so in a screen.
  if (screen !== undefined && reached) walk(language, file.root, schema, flavourVisitor(world, found))
  if (file.role.kind === 'form-layout') found.push(...checkForm(world, file.root, scope))
  if (file.role.kind === 'grid') found.push(...checkGrid(world, file.root, ownFieldsOf(world, screen, forms)))
  if (file.role.kind === 'view') {
    found.push(...checkViewActions(file.root))
    for (const [, { value }] of members(child(file.root, 'sections'))) found.push(...checkBlocks(world, value, scope.data))
  }
  if (file.role.kind === 'drilldown') {
    found.push(...checkDrilldown(world, file))
  }
  if (file.role.kind === 'dashboard') found.push(...checkDashboard(world, file.root))
  if (file.role.kind === 'lookups') {
    for (const [, { value, key }] of members(child(file.root, 'lookups'))) {
      if (child(value, 'options') === undefined && child(value, 'operation') === undefined) found.push(report('lookup-without-source', key))
    }
  }
  if (file.role.kind === 'portal' && world.flavour !== undefined) {
    for (const [, { value, key }] of members(child(child(child(file.root, 'flavours'), world.flavour), 'navigation'))) {
      if (child(value, 'route') === undefined && child(value, 'drawer') === undefined) found.push(report('navigation-leads-nowhere', key))
    }
  }
}

function ofFlavour(portal: Node, flavour: string | undefined): Node {
  const flavours = child(portal, 'flavours')
  if (portal.kind !== 'object' || flavours?.kind !== 'object' || flavour === undefined) return portal
  const key = portal.members.get('flavours')?.key ?? flavours
  const own = new Map([...flavours.members].filter(([name]) => name === flavour))
  return { ...portal, members: new Map(portal.members).set('flavours', { key, value: { ...flavours, members: own } }) }
}

/** By file and place, each once. At one place the first cause stands: what is also wrong there, or inside of what the base does not have, follows from it. */
function sorted(found: readonly Diagnostic[]): Diagnostic[] {
  const unknown = found.filter(({ code }) => code === 'override-unknown')
  const follows = ({ code, file, pointer }: Diagnostic) => code !== 'override-unknown' && unknown.some((each) => each.file === file && `${pointer}/`.startsWith(`${each.pointer}/`))
  const causes = new Map<string, string>()
  const once = new Map<string, Diagnostic>()
  const errorsFirst = found.filter((each) => !follows(each)).sort((left, right) => Number(left.severity === 'warning') - Number(right.severity === 'warning'))
  for (const each of errorsFirst) {
    const place = [each.file, each.line, each.column].join('\n')
    if (!causes.has(place)) causes.set(place, each.code)
    if (causes.get(place) === each.code) once.set([place, each.message].join('\n'), each)
  }
  return [...once.values()].sort((left, right) => left.file.localeCompare(right.file) || left.line - right.line || left.column - right.column)
}
