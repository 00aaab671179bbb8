import type { DataRules } from '../model/values.ts'
import { OWN_PLACE } from '../data/own.ts'
import { typeAt } from '../data/type-at.ts'
import { remembered } from '../shared/remembered.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import type { MergedFile } from '../layers/base-files.ts'
import { anonymousOf, printsOf } from '../layers/reachable.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import type { World } from '../layers/world.ts'
import { answerOf } from './answers.ts'
import type { FormRules } from './rules.ts'
import type { DataScope } from './scopes.ts'

/** What the paths of a tenant's file may lead into, with what lists give it and what the tenant's own fields add: one object where all that is the same. */
export function screenScope(world: World, file: MergedFile, forms: ReadonlyMap<string, FormRules>): DataScope {
  const given = file.screen === undefined ? undefined : givenTo(world, file.screen)
  return scopeWith(
    world.surroundings,
    file,
    forms.get(file.screen ?? ''),
    ownFieldsOf(world, file.screen, forms),
    given?.join('\n'),
    printedBy(world, file)?.root,
  )
}

const scopeWith = remembered(
  (
    surroundings: Surroundings,
    file: MergedFile,
    form: FormRules | undefined,
    ownRules: DataRules | undefined,
    given: string | undefined,
    printer: Node | undefined,
  ): DataScope => {
    const names = given?.split('\n').filter((name) => name !== '')
    return {
      ...scopeOf(surroundings, file, form, ownRules, printer),
      ...(names !== undefined && { given: names }),
      ...(ownRules !== undefined && { own: ownRules }),
    }
  },
)

/** The view that prints this one, which then shows the record that is open there; nothing where several do, for their records may differ. */
function printedBy(world: World, { screen, role, root }: MergedFile): MergedFile | undefined {
  if (role.kind !== 'view' || screen === undefined || child(root, 'source') !== undefined) return undefined
  const printers = [...world.screens.values()].filter(
    (each) => each.role.kind === 'view' && printsOf(each.root).includes(screen),
  )
  return printers.length === 1 ? printers[0] : undefined
}

/** What the paths of a file may lead into. `printer` is the view that prints it. */
export function scopeOf(
  world: Surroundings,
  { role, root }: MergedFile,
  form: FormRules | undefined,
  ownRules: DataRules | undefined,
  printer?: Node,
): DataScope {
  switch (role.kind) {
    case 'form-layout':
      return {
        data: form?.rules,
        widest: form?.type,
        record: form?.rules,
        asked: askedOf(world, root),
        open: ['input', 'choice'],
        searched: child(child(root, 'record'), 'load') === undefined,
      }
    case 'grid': {
      const rows = child(root, 'rows')
      const data = withOwn(answerOf(world, rows)?.items, ownRules)
      // Of rows that are not known nothing is judged: why they are not is said at the call.
      return { data, empty: true, searched: true, open: ['page', 'sort', ...(data === undefined ? ['row'] : [])] }
    }
    case 'view': {
      const data = withOwn(answerOf(world, child(root, 'source') ?? child(printer, 'source')), ownRules)
      return { data, record: data, open: ['page', 'answer'] }
    }
    case 'dashboard':
      return { data: undefined, empty: true, open: ['figure', 'row'] }
    case 'drilldown':
      return { data: undefined, open: ['record', 'row', 'file', 'parents', 'page'] }
    case 'portal':
      return { data: undefined, empty: true, open: ['number', 'failure', 'use'] }
    default:
      return { data: undefined, empty: true }
  }
}

/** What the calls of a form's `asks` answer, by name. */
function askedOf(world: Surroundings, form: Node): DataRules {
  const answers = members(child(form, 'asks')).map(([name, { value }]) => [name, answerOf(world, value) ?? {}] as const)
  return { type: 'object', properties: Object.fromEntries(answers) }
}

/**
 * The names under which lists give what they know of the row that opens this screen, or a link its number; not known where the
 * tenant opens it in no drawer and by no link.
 */
function givenTo(world: World, screen: string): string[] | undefined {
  const anonymous = anonymousOf(world)
  if (textOf(child(anonymous, 'screen')) === screen) return members(child(anonymous, 'numbers')).map(([name]) => name)
  const drawers = [...world.drawers]
    .filter(([, drawer]) => textOf(child(drawer, 'screen')) === screen)
    .map(([id]) => id)
  if (drawers.length === 0) return undefined
  const opens = [...world.screens.values()].flatMap(({ root }) => child(root, 'open') ?? [])
  return opens
    .filter((open) => drawers.includes(textOf(child(open, 'drawer')) ?? ''))
    .flatMap((open) => members(child(open, 'gives')).map(([name]) => name))
}

/** The rules of a tenant's own fields that a screen may show: of the form whose summary a view is, or that a list opens. */
function ownFieldsOf(
  world: World,
  screen: string | undefined,
  forms: ReadonlyMap<string, FormRules>,
): DataRules | undefined {
  if (screen === undefined) return undefined
  const drawer = textOf(child(child(world.screens.get(screen)?.root, 'open'), 'drawer'))
  const opened = drawer === undefined ? undefined : textOf(child(world.drawers.get(drawer), 'screen'))
  const isSummary = (form: string) =>
    textOf(child(child(world.screens.get(form)?.root, 'record'), 'summary')) === screen
  const rules = [...forms].find(([form]) => form === opened || isSummary(form))?.[1].rules
  return rules?.properties?.[OWN_PLACE]
}

/** What comes from the gateway, where it holds a tenant's own fields with the rules of these. */
export function withOwn(data: DataRules | undefined, own: DataRules | undefined): DataRules | undefined {
  return data === undefined || own === undefined || typeAt(data, OWN_PLACE) === undefined
    ? data
    : { ...data, properties: { ...data.properties, [OWN_PLACE]: own } }
}
