import { pathOfId } from '../data/own.ts'
import { typeAt } from '../data/type-at.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { languageOfForm } from '../meta/chosen.ts'
import { walk, type Step } from '../meta/walk.ts'
import type { DataRules } from '../model/values.ts'
import type { ConfigInput } from '../files/project.ts'
import { child, members, textOf, type Member, type Node } from '../source/tree.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { World } from '../layers/world.ts'
import { checkWorld, type Checked } from '../check/check.ts'
import { formatOf, itemsOf, typesOf } from './contract/schemas.ts'
import { sentBack } from './contract/sent-back.ts'
import { answerOf, blockData } from '../check/answers.ts'
import { scopeOf } from '../check/screen-scope.ts'
import type { FormRules } from '../check/rules.ts'
import { fieldPath, rowOf, rulesOfPath, type DataScope } from '../check/scopes.ts'

/**
 * What another version of the contract breaks: every error that the files would have and do not have now (an operation, a parameter
 * or a field that is gone), every value that a form would send back to a save which takes none, every choice that would be refused, and every place whose value is of another type there. File and line are those of the configuration.
 */
export function contractChanges(
  input: ConfigInput,
  next: Pick<ConfigInput, 'contract' | 'operations'>,
  tenant: string,
): Diagnostic[] {
  const before = checkWorld(input, tenant)
  const after = checkWorld({ ...input, ...next }, tenant)
  const known = new Set(before.diagnostics.map(identity))
  const isOfContract = ({ code, severity }: Diagnostic) => severity === 'error' || code === 'choice-refused'
  const broken = after.diagnostics.filter((each) => isOfContract(each) && !known.has(identity(each)))
  const uses = [...before.world.files].flatMap(([path, file]) => retyped(before, after, path, file))
  const reported = new Set(broken.map(placeOf))
  return [
    ...broken,
    ...sentBack(before.world, before.world.project.contract, after.world.project.contract),
    ...new Map(uses.filter((each) => !reported.has(placeOf(each))).map((each) => [placeOf(each), each])).values(),
  ]
}

/** The files under one version of the contract, and what the paths of the one that is judged may lead into. */
interface Version {
  world: World
  scope: DataScope
}

function retyped(before: Checked, after: Checked, path: string, file: MergedFile): Diagnostic[] {
  const schema = before.world.project.language.metas.of(file.role.kind)
  const other = after.world.files.get(path)
  if (schema === undefined || other === undefined) return []
  const [old, now] = [before, after].map(({ world, forms }) => ({
    world,
    scope: ofContract(world, file, forms.get(rulesOf(file))),
  }))
  const found: Diagnostic[] = []
  const { language } = before.world.project
  const known = file.role.kind === 'form-layout' ? languageOfForm(language, file.root, old?.scope.data) : language
  walk(known, file.root, schema, {
    node(node, { 'x-names': names }, trail) {
      for (const { path, place } of shownIn(node, trail)) compare(path, place, trail)
      const text = textOf(node)
      if (text === undefined) return
      if (isListOfBlock(trail)) judge(text, node, ({ world, scope }) => listOf(world, scope, trail))
      // In the options of a form's field it leads into the field's own rows.
      const isInRow = names === 'rowField' && file.role.kind !== 'form-layout'
      if (names === 'path' || names === 'field' || isInRow) compare(text, node, trail)
    },
    key(key, member, names, trail) {
      if (names['x-names'] === 'field') compare(key, member.key, trail)
    },
  })
  for (const each of idsAsPaths(file)) compare(each.path, each.place, each.trail)
  return found

  function compare(name: string, place: Member['key'], trail: readonly Step[]): void {
    judge(name, place, ({ world, scope }) => {
      const row = rowOf(world, scope, trail)
      return (row === undefined ? undefined : typeAt(row, name)) ?? rulesOfPath(world, scope, name, row)
    })
  }

  function judge(name: string, place: Member['key'], typeIn: (version: Version) => DataRules | undefined): void {
    if (old === undefined || now === undefined) return
    const [was, is] = [wordsOf(typeIn(old)), wordsOf(typeIn(now))]
    if (was !== undefined && is === undefined && typeIn(now) === undefined)
      found.push(report('unknown-path', place, { where: 'The contract', path: name }))
    if (was !== undefined && is !== undefined && roughly(was) !== roughly(is))
      found.push(report('type-changed', place, { path: name, was, is }))
  }
}

/** Whether a node says where the list is that a block of a view or a level shows. */
function isListOfBlock(trail: readonly Step[]): boolean {
  return trail.at(-1)?.key === 'at' && trail.at(-3)?.key === 'blocks'
}

/** What such a block shows: of a level, in what that one brings. */
function listOf(world: World, { data }: DataScope, trail: readonly Step[]): DataRules | undefined {
  const levels = trail.findIndex(({ key }) => key === 'levels')
  const level = child(child(trail[levels]?.parent, 'levels'), trail[levels + 1]?.key ?? '')
  return blockData(world, trail.at(-1)?.parent, levels === -1 ? data : answerOf(world, child(level, 'source')))
}

/** What the contract says, without the limits that the portal and the tenant put over it: they name what is gone as well. */
function ofContract(world: World, file: MergedFile, form: FormRules | undefined): DataScope {
  const type = form?.type
  return type === undefined
    ? scopeOf(world, file, form, undefined)
    : { data: type, widest: type, record: type, open: ['input', 'choice', 'asked'] }
}

/** The screen whose data rules a file's paths lead into. */
function rulesOf({ role, screen = '' }: MergedFile): string {
  return role.kind === 'data-rules' ? `forms/${role.name}` : screen
}

/** Fields of a form, columns of a grid and properties of data rules whose id is also where their value is, in the base and in the tenant's file. */
function idsAsPaths({ role, base, override }: MergedFile): { path: string; place: Member['key']; trail: Step[] }[] {
  const map = { 'form-layout': 'fields', grid: 'columns', 'data-rules': 'properties' }[role.kind as string]
  if (map === undefined) return []
  const holders = [base, override].flatMap((root) =>
    map === 'fields' ? members(child(root, 'sections')).map(([, { value }]) => value) : [root],
  )
  return holders.flatMap((holder) =>
    members(child(holder, map)).flatMap(([id, { key, value }]) => {
      const explicit = child(value, 'path') ?? child(value, 'field')
      return explicit === undefined ? [{ path: fieldPath(id, undefined), place: key, trail: [] }] : []
    }),
  )
}

/** The values and columns of a block whose id is also where their value is. */
function shownIn(node: Node, trail: readonly Step[]): { path: string; place: Member['key'] }[] {
  const isOfBlock = ['fields', 'columns'].includes(trail.at(-1)?.key ?? '') && trail.some(({ key }) => key === 'blocks')
  return !isOfBlock
    ? []
    : members(node).flatMap(([id, { key, value }]) =>
        child(value, 'field') === undefined ? [{ path: pathOfId(id), place: key }] : [],
      )
}

/** The type of a value as the contract says it; nothing where it is left open. */
function wordsOf(rules: DataRules | undefined): string | undefined {
  const types = rules === undefined ? [] : typesOf(rules).filter((type) => type !== 'null')
  if (rules === undefined || types.length === 0) return undefined
  const item = types.includes('array') ? wordsOf(itemsOf(rules)) : undefined
  const named = formatOf(rules)
  const format = named === undefined ? '' : ` (${named})`
  const words = types.map((type) => (type === 'array' && item !== undefined ? `array of ${item}` : type)).sort()
  return words.join(' or ') + format
}

/** The same words without what `contractDifferences` tells by itself: where a whole number was, or is, any number. */
function roughly(words: string): string {
  return words.replaceAll('integer', 'number')
}

function identity({ code, file, pointer, message }: Diagnostic): string {
  return [code, file, pointer, message].join('\n')
}

function placeOf({ file, line, column }: Diagnostic): string {
  return [file, line, column].join('\n')
}
