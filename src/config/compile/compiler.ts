import { checkWorld, type Checked } from '../check/check.ts'
import { offered } from '../check/labels.ts'
import { compileDashboard } from './dashboard.ts'
import { compileDrilldown } from './drilldown.ts'
import { withFieldNames } from './field-names.ts'
import { compileForm } from './form.ts'
import { compileGrid } from './grid.ts'
import { compileHead } from './portal.ts'
import { compileView } from './view.ts'
import { isError } from '../findings/diagnostic.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import type { DashboardModel } from '../model/dashboard.ts'
import type { DrilldownModel } from '../model/drilldown.ts'
import type { FormModel } from '../model/form.ts'
import type { GridModel } from '../model/grid.ts'
import type { TenantHead } from '../model/portal.ts'
import type { ViewModel } from '../model/view.ts'
import { standIns } from '../model/languages.ts'
import { labelTexts } from '../layers/label-texts.ts'
import { withoutForm } from '../model/labels.ts'
import type { DataRules } from '../model/values.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { remembered } from '../shared/remembered.ts'
import { child, members, textOf } from '../source/tree.ts'
import { contradiction, validatorSource } from './validator.ts'
import type { MergedFile } from '../layers/base-files.ts'
import { reachableScreens } from '../layers/reachable.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import type { World } from '../layers/world.ts'

/** A tenant, compiled: what becomes files. */
export interface CompiledTenant {
  head: TenantHead
  /** Language → label → text. */
  labels: Record<string, Record<string, string>>
  /** `forms/booking`, `grids/bookings`, … → model; those that the tenant's routes and drawers reach. */
  screens: Record<string, FormModel | GridModel | ViewModel | DrilldownModel | DashboardModel>
  /** `forms/booking` → source of an ES module whose default export maps the schema's `$id` to its validator. */
  validators: Record<string, string>
}

/** Ids of the tenants: the folders of tenants/. */
export function tenantIds(input: ConfigInput): string[] {
  return projectOf(input).tenants
}

/** Everything that is wrong or doubtful about one tenant's portal, its base included. */
export function checkTenant(input: ConfigInput, tenantId: string): Diagnostic[] {
  const { world, forms, diagnostics } = checkWorld(input, tenantId)
  if (diagnostics.some(isError)) return diagnostics
  const contradictions = reachableScreens(world).flatMap((screen) => {
    const file = world.screens.get(screen)
    const { rules, ofPortal } = forms.get(screen) ?? {}
    const reason =
      rules === undefined || ofPortal === undefined ? undefined : contradictionOver(ofPortal, rules, screen)
    return file === undefined || reason === undefined
      ? []
      : [report('rules-contradict', placeOfRules(world, file), { reason })]
  })
  return [...diagnostics, ...contradictions]
}

/** Rules without those that stood before: what is the same was judged with them. */
function changes(rules: DataRules, before: DataRules): DataRules {
  const inside = (name: string, value: DataRules): DataRules => {
    const stood =
      before.properties !== undefined && Object.hasOwn(before.properties, name) ? before.properties[name] : undefined
    return value === stood ? {} : stood === undefined ? value : changes(value, stood)
  }
  return {
    ...rules,
    ...(rules.properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(rules.properties).map(([name, value]) => [name, inside(name, value)]),
      ),
    }),
    ...(rules.items !== undefined &&
      before.items !== undefined && { items: rules.items === before.items ? {} : changes(rules.items, before.items) }),
  }
}

/** Where a tenant's rules contradict themselves: those of the portal are judged once for all. */
const contradictionOver = remembered(
  (ofPortal: DataRules, rules: DataRules, screen: string) =>
    contradictionIn(ofPortal, screen) ?? contradictionIn(changes(rules, ofPortal), screen),
)

const contradictionIn = remembered((rules: DataRules, screen: string) => contradiction({ ...rules, $id: screen }))

/** Compiles one tenant. With an error among the diagnostics there is no tenant. */
export function compileTenant(
  input: ConfigInput,
  tenantId: string,
): { tenant?: CompiledTenant; diagnostics: Diagnostic[] } {
  const { world, forms, diagnostics: found } = checkWorld(input, tenantId)
  const diagnostics = [...found]
  if (diagnostics.some(isError)) return { diagnostics }
  const head = compileHead(world)
  if (head === undefined) return { diagnostics }
  const { screens, validators, contradictions } = compileScreens(world, forms)
  diagnostics.push(...contradictions)
  const tenant: CompiledTenant = { head, labels: {}, screens, validators }
  for (const language of offered(world))
    tenant.labels[textOf(language) ?? ''] = readOnPages(compileLabels(world, textOf(language) ?? ''))
  return diagnostics.some(isError) ? { diagnostics } : { tenant, diagnostics }
}

/** What a tenant's forms check, and in which words: the part of a tenant that a gateway needs. */
export interface CompiledForms {
  head: TenantHead
  forms: readonly FormModel[]
  /** Language → label → text. */
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Compiles the forms of one tenant and nothing else; undefined for a tenant with errors, or one that there is not. */
export function compileForms(input: ConfigInput, tenantId: string): CompiledForms | undefined {
  if (!tenantIds(input).includes(tenantId)) return undefined
  const { world, forms: checked, diagnostics } = checkWorld(input, tenantId)
  const head = diagnostics.some(isError) ? undefined : compileHead(world)
  if (head === undefined) return undefined
  const compiled = reachableScreens(world).flatMap((screen) => {
    const file = world.screens.get(screen)
    const rules = checked.get(screen)?.rules
    return file?.role.kind === 'form-layout' && rules !== undefined
      ? [{ isOwn: file.role.isOwn === true, form: compileForm(world.surroundings, file, rules) }]
      : []
  })
  // A tenant's own form may be a second way to a record: the portal's form says what holds for every caller.
  const calls = ({ actions }: FormModel) => actions.flatMap(({ call }) => call ?? [])
  const ofPortal = new Set(compiled.flatMap(({ isOwn, form }) => (isOwn ? [] : calls(form))))
  const forms = compiled.flatMap(({ isOwn, form }) =>
    isOwn && calls(form).some((call) => ofPortal.has(call)) ? [] : [form],
  )
  const languages = offered(world).map((language) => textOf(language) ?? '')
  return { head, forms, labels: Object.fromEntries(languages.map((each) => [each, compileLabels(world, each)])) }
}

type CompiledScreens = Pick<CompiledTenant, 'screens' | 'validators'> & { contradictions: Diagnostic[] }

function compileScreens(world: World, forms: Checked['forms']): CompiledScreens {
  const compiled: CompiledScreens = { screens: {}, validators: {}, contradictions: [] }
  for (const screen of reachableScreens(world)) {
    const file = world.screens.get(screen)
    if (file === undefined) continue
    const rules = forms.get(screen)?.rules
    if (file.role.kind === 'form-layout' && rules !== undefined) {
      const validator = validatorOf(rules, screen)
      if ('reason' in validator)
        compiled.contradictions.push(
          report('rules-contradict', placeOfRules(world, file), { reason: validator.reason }),
        )
      else compiled.validators[screen] = validator.source
    }
    compiled.screens[screen] = compileScreen(world.surroundings, file, rules, ...drilldownsIn(world, file))
  }
  return { ...compiled, screens: withFieldNames(compiled.screens) }
}

const validatorOf = remembered((rules: DataRules, screen: string) => validatorSource({ ...rules, $id: screen }))

/** The drill-downs that a view holds. */
function drilldownsIn(world: World, { root }: MergedFile): MergedFile[] {
  return members(child(root, 'sections')).flatMap(
    ([, { value }]) => world.screens.get(textOf(child(value, 'drilldown')) ?? '') ?? [],
  )
}

/** One screen, compiled once for all tenants that have the same file in the same surroundings. */
const compileScreen = remembered(
  (
    world: Surroundings,
    file: MergedFile,
    rules: DataRules | undefined,
    ...drilldowns: readonly MergedFile[]
  ): CompiledTenant['screens'][string] => {
    if (file.role.kind === 'form-layout' && rules !== undefined) return compileForm(world, file, rules)
    if (file.role.kind === 'drilldown') return compileDrilldown(world, file)
    if (file.role.kind === 'grid') return compileGrid(world, file)
    return file.role.kind === 'view' ? compileView(world, file, drilldowns) : compileDashboard(world, file)
  },
)

function placeOfRules(world: World, file: MergedFile): MergedFile['root'] {
  const rules = world.files.get(`schemas/forms/${file.role.name}.schema.json`)
  return rules?.override ?? rules?.base ?? file.root
}

/**
 * The texts of a language by label id; where it has none, that of the language without its region stands, else the English one. A counted text
 * is wholly of one language.
 */
function compileLabels(world: World, language: string): Record<string, string> {
  const languages = [...new Set(['en', ...standIns(language), language])]
  return laidOver(...languages.map((each) => textsOf(world, each)))
}

/** Texts of languages, each over those before it. */
const laidOver = remembered((...texts: readonly Readonly<Record<string, string>>[]): Record<string, string> =>
  texts.reduce<Record<string, string>>((before, own) => {
    const left = Object.entries(before).filter(
      ([label]) => withoutForm(label) === label || own[withoutForm(label)] === undefined,
    )
    return { ...Object.fromEntries(left), ...own }
  }, {}),
)

/** Labels without those of letters, which are the gateway's to write, and of what is drawn outside of a portal. */
const readOnPages = remembered((labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).filter(([label]) => !/^(letter|drawing)\./.test(label))),
)

function textsOf(world: World, language: string): Readonly<Record<string, string>> {
  return labelTexts(world.files.get(`schemas/labels/${language}.json`)?.root)
}
