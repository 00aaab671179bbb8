import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { madeOf, placeOf } from '../../data/composed.ts'
import { isOfTenant } from '../../source/entries.ts'
import { typeAt } from '../../data/type-at.ts'
import type { ComposedModel } from '../../model/form.ts'
import { child, members, textOf, valueOf, type Member, type Node } from '../../source/tree.ts'
import { widestAt, type DataScope } from '../scopes.ts'

/** What is wrong about composed texts: none is said, two are, what cannot hold a text is to, or they are made of each other in a circle. */
export function checkComposed(form: Node, scope: DataScope): Diagnostic[] {
  const composed = members(child(form, 'composed'))
  return [...composed.flatMap((each) => checkOne(each, scope)), ...circles(composed)]
}

function checkOne([path, { key, value }]: [string, Member], scope: DataScope): Diagnostic[] {
  const [from, text, each] = ['from', 'text', 'each'].map((name) => child(value, name))
  if (from === undefined && text === undefined) return [report('missing-key', value, { key: 'from' })]
  // A tenant's text stands in the place of what the portal has it made of.
  if (from !== undefined && text !== undefined && isOfTenant(from))
    return [report('keys-apart', from, { key: 'from', other: 'text' })]
  const list = textOf(each)
  const type = (list === undefined ? widestAt(scope, path) : typeAt(widestAt(scope, list)?.items, path))?.type
  const types = [type ?? []].flat()
  return types.length === 0 || types.includes('string')
    ? []
    : [report('composed-unfit', key, { path, type: types.join(' or ') })]
}

/** Each circle once, at its first text. */
function circles(composed: readonly [string, Member][]): Diagnostic[] {
  const texts = composed.map(([path, { key, value }]) => {
    const made = valueOf(value) as object as ComposedModel
    return { key, place: placeOf(path, made), of: madeOf(made) }
  })
  const done = new Set<string>()
  const found: Diagnostic[] = []
  const follow = (place: string, way: readonly string[]): void => {
    const circle = way.includes(place) ? way.slice(way.indexOf(place)) : []
    const first = texts.find((each) => circle.includes(each.place))
    if (first !== undefined)
      found.push(report('composed-circle', first.key, { circle: [...circle, place].join(' → ') }))
    if (first !== undefined || done.has(place)) return
    for (const next of texts.find((each) => each.place === place)?.of ?? []) follow(next, [...way, place])
    done.add(place)
  }
  for (const { place } of texts) follow(place, [])
  return found
}
