import type { Diagnostic } from '../findings/diagnostic.ts'
import { causes } from '../findings/causes.ts'
import { report } from '../findings/diagnostics.ts'
import { roleOf } from '../files/kinds.ts'
import { languageOfForm } from '../meta/chosen.ts'
import { chosenOptionsVisitor } from '../meta/structure.ts'
import { walk, type Visitor } from '../meta/walk.ts'
import type { DataRules } from '../model/values.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { remembered } from '../shared/remembered.ts'
import { isHidden } from '../source/entries.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import { nearest } from '../shared/words.ts'
import type { MergedFile } from '../layers/base-files.ts'
import { reachableScreens } from '../layers/reachable.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { worldOf, type World } from '../layers/world.ts'
import { checkBlocks, checkViewActions } from './screens/blocks.ts'
import {
  checkAsked,
  checkChoices,
  checkDoubled,
  checkLeft,
  checkMoved,
  checkNarrowed,
  checkPutIn,
} from './screens/choices.ts'
import { checkClicks } from './screens/clicks.ts'
import { checkDashboard } from './screens/dashboards.ts'
import { checkDrilldown, fileOf } from './screens/drilldowns.ts'
import { checkForm } from './screens/forms.ts'
import { checkGrid, checkPeek } from './screens/grids.ts'
import { withoutFollowing } from './screens/other-call.ts'
import { checkCriteria, checkSearchFields } from './screens/searched.ts'
import { checkOwnTypes } from './screens/typed.ts'
import { withHiddenLookups } from './hidden-lookups.ts'
import { checkBlank, checkComposed, checkLabels, checkOwnLabels, checkPlaceholders, checkTerms } from './labels.ts'
import { checkLanguages } from './languages.ts'
import { nameVisitor, unknownName, type Names } from './names.ts'
import { formRules, type FormRules } from './rules.ts'
import type { DataScope } from './scopes.ts'
import { screenScope } from './screen-scope.ts'
import { checkOwnShown } from './own-shown.ts'
import { checkChoicesAlike, checkReadAlike } from './read-alike.ts'
import { checkReadTexts, comparedIn, listsIn, putBy } from './read-texts.ts'
import { checkHelp, checkPortal } from './portal.ts'
import { checkColours, checkTenantFile } from './tenants.ts'
import { checkUnreached } from './unreached.ts'

/** A tenant's files merged and checked: what the compiler turns into models. */
export interface Checked {
  world: World
  forms: ReadonlyMap<string, FormRules>
  diagnostics: Diagnostic[]
}

/** What was checked last of an input: who asks for a tenant mostly asks again. All tenants would fill the memory. */
const last = new WeakMap<ConfigInput, { tenant: string; checked: Checked }>()

/** Merges and checks the files of one tenant. An unknown tenant has one finding: that it is unknown. */
export function checkWorld(input: ConfigInput, tenant: string): Checked {
  const before = last.get(input)
  const checked = before?.tenant === tenant ? before.checked : check(input, tenant)
  last.set(input, { tenant, checked })
  return checked
}

function check(input: ConfigInput, tenant: string): Checked {
  const project = projectOf(input)
  const world = worldOf(project, tenant)
  if (world.tenantFile === undefined) {
    const file = { path: `tenants/${tenant}/tenant.json`, text: '' }
    const place = { file, offset: 0, pointer: '' }
    if (!project.tenants.includes(tenant)) {
      const unknown = report('tenant-unknown', place, { name: tenant, nearest: nearest(tenant, project.tenants) })
      return { world, forms: new Map(), diagnostics: [unknown] }
    }
    const misplaced = world.diagnostics.filter(
      ({ code, file: path }) => code === 'unknown-file' && path.startsWith(`tenants/${tenant}/`),
    )
    return {
      world,
      forms: new Map(),
      diagnostics: [report('tenant-file-missing', place, { name: tenant }), ...misplaced],
    }
  }
  // Of a portal of no kind that there is nothing else can be said.
  const kinds = child(world.files.get('schemas/portal.json')?.root, 'flavours')
  if (world.flavour !== undefined && kinds !== undefined && child(kinds, world.flavour) === undefined)
    return { world, forms: new Map(), diagnostics: causes([...world.diagnostics, ...checkTenantFile(world)]) }
  const found = [
    ...world.diagnostics,
    ...checkLabels(world),
    ...checkLanguages(world),
    ...checkPlaceholders(world),
    ...checkComposed(world),
    ...checkTerms(world),
    ...checkBlank(world),
    ...checkTenantFile(world),
    ...checkColours(world),
    ...checkPortal(world),
    ...checkHelp(world),
  ]
  const forms = new Map(
    [...world.files.values()].flatMap(({ role, screen }) =>
      role.kind === 'form-layout' && screen !== undefined ? [[screen, formRules(world, role.name)] as const] : [],
    ),
  )
  const files = checkFiles(world, forms)
  found.push(...files.found)
  found.push(...checkOwnShown(world, found), ...checkUnreached(world, found))
  return {
    world,
    forms,
    diagnostics: causes([...checkOwnLabels(world, files.labels), ...withHiddenLookups(world, found)]),
  }
}

/** What is found in the files themselves, and the labels that they name. */
function checkFiles(world: World, forms: ReadonlyMap<string, FormRules>): { found: Diagnostic[]; labels: Set<string> } {
  const found = [...forms.values()].flatMap(({ diagnostics }) => diagnostics)
  for (const { role, root } of world.files.values()) {
    if (role.kind !== 'form-layout' && role.kind !== 'data-rules') continue
    const missing = `schemas/forms/${role.name}.${role.kind === 'data-rules' ? 'layout' : 'schema'}.json`
    if (!world.files.has(missing)) found.push(report('half-a-form', root, { missing }))
  }
  const labels = new Set<string>()
  const reachable = new Set(reachableScreens(world))
  const ofScreens = new Map<string, readonly Diagnostic[]>()
  const chosen = new Set<string>()
  for (const file of world.files.values()) {
    const holder = file.role.kind === 'drilldown' ? fileOf(world, file.role.name) : undefined
    const isReached = file.screen === undefined || reachable.has(file.screen)
    const names = checkFile(world.surroundings, file, screenScope(world, file, forms), isReached, holder)
    const put = file.role.kind === 'form-layout' ? putBy(file.root) : []
    found.push(...checkReadTexts(world, file.root, [...names.tests.flatMap(comparedIn), ...put]))
    found.push(...checkPeek(world, file.root))
    if (file.role.kind === 'grid') found.push(...checkReadAlike(world, file.root), ...checkCriteria(file.root))
    if (file.role.kind === 'form-layout') {
      found.push(...checkSearchFields(world, file.root))
      const rules = world.files.get(`schemas/forms/${file.role.name}.schema.json`)?.override
      if (isReached) found.push(...checkNarrowed(world.surroundings, file.root, rules))
      for (const [, list] of listsIn(file.root)) chosen.add(list)
    }
    if (file.role.kind === 'dashboard' && isReached) found.push(...checkClicks(world, file.root))
    const inOther = file.extends === undefined ? undefined : ofScreens.get(file.extends)
    found.push(...(inOther === undefined ? names.found : ofExtending(file, names.found, inOther)))
    if (file.screen !== undefined) ofScreens.set(file.screen, names.found)
    for (const [label, places] of names.labels) {
      labels.add(label)
      if (!world.labels.has(label))
        found.push(...places.map((place) => unknownName({ words: world.labels, code: 'unknown-label' }, label, place)))
    }
  }
  found.push(...checkChoicesAlike(world, chosen))
  return { found, labels }
}

/** What extending alone brings: findings where a file was made of another one stand there, and name the file that extends it. */
function ofExtending(
  { screen, role, extends: other }: MergedFile,
  found: readonly Diagnostic[],
  inOther: readonly Diagnostic[],
): Diagnostic[] {
  const known = new Set(inOther.map(identity))
  return found
    .filter((each) => !known.has(identity(each)))
    .map((each) => {
      const isOwn = roleOf(each.file)?.base === role.base
      return isOwn ? each : { ...each, message: `${each.message} (in ${screen ?? ''}, which extends ${other ?? ''})` }
    })
}

function identity({ code, file, pointer }: Diagnostic): string {
  return [code, file, pointer].join('\n')
}

/** What is found in one merged file: once for all tenants that have the same file in the same surroundings. */
const checkFile = remembered(
  (
    world: Surroundings,
    file: MergedFile,
    scope: DataScope,
    isReached: boolean,
    holder: DataRules | undefined,
  ): Names => {
    const names: Names = { found: [], labels: new Map(), tests: [] }
    const { language: common } = world.project
    const isForm = file.role.kind === 'form-layout'
    const language = isForm ? languageOfForm(common, file.root, scope.data, scope.widest) : common
    const schema = language.metas.of(file.role.kind)
    const { found } = names
    if (schema === undefined) return names
    const ofOthers: Diagnostic[] = []
    const ofChosen: Diagnostic[] = []
    walk(
      language,
      // A tenant has the drawers and routes of its own flavour only; another flavour's are not its business.
      file.role.kind === 'portal' ? ofFlavour(file.root, world.flavour) : file.root,
      schema,
      nameVisitor(world, file.root, scope, isReached, names),
      // The list of lookups serves all flavours; who uses one of them says so in a screen.
      ...(file.screen !== undefined && isReached ? [flavourVisitor(world, ofOthers)] : []),
      ...(isForm ? [chosenOptionsVisitor(language, ofChosen)] : []),
    )
    found.push(...ofOthers)
    if (isForm)
      found.push(
        ...checkForm(language, file.root, scope, names.tests),
        ...ofChosen,
        ...checkOwnTypes(world, language, file.root),
      )
    if (isForm && isReached)
      found.push(...checkChoices(world, language, file.root, scope), ...checkPutIn(world, file.root))
    if (file.role.kind === 'grid') found.push(...checkGrid(world, file.root, scope.own))
    if (file.role.kind === 'view') {
      found.push(...checkViewActions(file.root))
      for (const [, { value }] of members(child(file.root, 'sections')))
        found.push(...checkBlocks(world, value, scope.data))
    }
    if (file.role.kind === 'drilldown') found.push(...checkDrilldown(world, file.root, holder))
    if (file.role.kind === 'dashboard') found.push(...checkDashboard(world, file.root))
    if (file.role.kind === 'lookups') {
      for (const [name, { value, key }] of members(child(file.root, 'lookups'))) {
        if (members(child(value, 'options')).length === 0 && child(value, 'operation') === undefined)
          found.push(report('lookup-without-source', key))
        found.push(
          ...checkMoved(name, value),
          ...checkDoubled(value),
          ...checkLeft(name, value),
          ...checkAsked(world, value),
        )
      }
    }
    if (file.role.kind === 'portal' && world.flavour !== undefined) {
      for (const [, { value, key }] of members(
        child(child(child(file.root, 'flavours'), world.flavour), 'navigation'),
      )) {
        if (['route', 'drawer', 'href'].filter((way) => child(value, way) !== undefined).length !== 1)
          found.push(report('navigation-leads-nowhere', key))
      }
    }
    return { ...names, found: withoutFollowing(file.root, found) }
  },
)

function ofFlavour(portal: Node, flavour: string | undefined): Node {
  const flavours = child(portal, 'flavours')
  if (portal.kind !== 'object' || flavours?.kind !== 'object' || flavour === undefined) return portal
  const key = portal.members.get('flavours')?.key ?? flavours
  const own = new Map([...flavours.members].filter(([name]) => name === flavour))
  return { ...portal, members: new Map(portal.members).set('flavours', { key, value: { ...flavours, members: own } }) }
}

/** Finds the calls of a merged file that the gateway refuses to the tenant, because they belong to another flavour. What is hidden calls nothing. */
function flavourVisitor(world: Surroundings, found: Diagnostic[]): Visitor {
  return {
    node(node, schema, trail) {
      const named = schema['x-call'] === undefined ? undefined : child(node, schema['x-call'])
      const operation = textOf(named)
      if (named === undefined || operation === undefined || world.flavour === undefined) return
      const flavour = world.project.contract.flavour(operation)
      if (flavour === undefined || flavour === world.flavour) return
      const isShown = trail.every(({ key, parent }) => !isHidden(child(parent, key) ?? parent))
      if (isShown) found.push(report('other-flavour', named, { operation, flavour, own: world.flavour }))
    },
  }
}
