import type { DataRules } from '../model/values.ts'
import { OWN_PLACE } from '../own.ts'
import { child, members, textOf } from '../source/tree.ts'
import type { MergedFile, World } from '../world.ts'
import { answerOf } from './answers.ts'
import type { FormRules } from './rules.ts'
import type { DataScope } from './scopes.ts'

/** What the paths of a tenant's screen may lead into, with what lists give it and what the tenant's own fields add; `screen` is absent for other files. */
export function screenScope(world: World, file: MergedFile, screen: string | undefined, forms: ReadonlyMap<string, FormRules>): DataScope {
  const given = screen === undefined ? undefined : givenTo(world, screen)
  return { ...scopeOf(world, file, forms.get(screen ?? ''), ownFieldsOf(world, screen, forms)), ...(given !== undefined && { given }) }
}

/** What the paths of a file may lead into. */
export function scopeOf(world: World, { role, root }: MergedFile, form: FormRules | undefined, ownRules: DataRules | undefined): DataScope {
  switch (role.kind) {
    case 'form-layout':
      return { data: form?.rules, widest: form?.type, record: form?.rules, open: ['input', 'choice'], searched: child(child(root, 'record'), 'load') === undefined }
    case 'grid': {
      const rows = child(root, 'rows')
      const operation = textOf(child(rows, 'operation'))
      return { data: operation === undefined ? undefined : world.project.contract.answer(operation, textOf(child(rows, 'at')) ?? '')?.items, empty: true, searched: true, open: ['page', 'sort'] }
    }
    case 'view': {
      const data = withOwn(answerOf(world, child(root, 'source')), ownRules)
      return { data, record: data, open: ['page'] }
    }
    case 'dashboard':
      return { data: undefined, empty: true, open: ['figure', 'row'] }
    case 'drilldown':
      return { data: undefined, open: ['record', 'row', 'file', 'parents', 'page'] }
    case 'portal':
      return { data: undefined, empty: true, open: ['number'] }
    default:
      return { data: undefined, empty: true }
  }
}

/** The names under which lists give what they know of the row that opens this screen; not known where the tenant opens it in no drawer. */
function givenTo(world: World, screen: string): string[] | undefined {
  const drawers = [...world.drawers].filter(([, drawer]) => textOf(child(drawer, 'screen')) === screen).map(([id]) => id)
  if (drawers.length === 0) return undefined
  const opens = [...world.screens.values()].flatMap(({ root }) => child(root, 'open') ?? [])
  return opens.filter((open) => drawers.includes(textOf(child(open, 'drawer')) ?? '')).flatMap((open) => members(child(open, 'gives')).map(([name]) => name))
}

/** The rules of a tenant's own fields that a view shows, because it is the summary of a form that has them. */
function ownFieldsOf(world: World, view: string | undefined, forms: ReadonlyMap<string, FormRules>): DataRules | undefined {
  const isSummary = (form: string) => textOf(child(child(world.screens.get(form)?.root, 'record'), 'summary')) === view
  const rules = view === undefined ? undefined : [...forms].find(([form]) => isSummary(form))?.[1].rules
  return rules?.properties?.[OWN_PLACE]
}

function withOwn(data: DataRules | undefined, own: DataRules | undefined): DataRules | undefined {
  return data === undefined || own === undefined ? data : { ...data, properties: { ...data.properties, [OWN_PLACE]: own } }
}
