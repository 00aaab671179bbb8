import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { isOwnName } from '../../data/own.ts'
import type { World } from '../../layers/world.ts'
import { nearest } from '../../shared/words.ts'
import { entriesOf, isHidden, isOfTenant } from '../../source/entries.ts'
import { placesOf } from '../../source/places.ts'
import { child, members, textOf, valueOf, type Node } from '../../source/tree.ts'

/**
 * Criteria of a list that a tenant adds, or whose parameter it gives something else: they stand above the list and narrow nothing, since no
 * call for the rows reads their names in the address. One finding for all that one value leaves out.
 */
export function checkCriteria(grid: Node): Diagnostic[] {
  const rows = child(grid, 'rows')
  const read = addressIn(rows)
  const unread = entriesOf(child(grid, 'criteria')).flatMap(([id, criterion]) => {
    const names = namesOf(criterion)
    return isHidden(criterion) || names.some((name) => read.includes(name))
      ? []
      : [{ id, name: names[0] ?? id, criterion }]
  })
  const [own, ofBase] = [
    unread.filter(({ criterion }) => isOfTenant(criterion)),
    unread.filter(({ criterion }) => !isOfTenant(criterion)),
  ]
  const said = ofBase.map(({ name }) => name)
  const given = said.length === 0 ? undefined : givenByTenant(rows)
  return [
    ...own.map(({ name, criterion }) => unasked(criterion, [name], read)),
    ...(given === undefined ? [] : [unasked(given, said, read)]),
  ]
}

/** Fields of a tenant's own in a form that leads to a list: what is typed there stands in the address, and the list must ask with it. */
export function checkSearchFields(world: World, form: Node): Diagnostic[] {
  const pages = entriesOf(child(form, 'actions')).flatMap(([, action]) =>
    child(action, 'call') === undefined ? (textOf(child(action, 'go')) ?? []) : [],
  )
  const [route] = pages
  const screens = pages.flatMap(
    (page) => world.screens.get(textOf(child(world.routes.get(page), 'screen')) ?? '')?.root ?? [],
  )
  if (route === undefined || screens.length === 0) return []
  const read = screens.flatMap((screen) => [
    ...addressIn(screen),
    ...entriesOf(child(screen, 'criteria')).flatMap(([, each]) => namesOf(each)),
  ])
  return members(child(form, 'sections')).flatMap(([, { value: section }]) =>
    members(child(section, 'fields')).flatMap(([id, { key, value: field }]) =>
      !isOwnName(id) || isHidden(field) || child(field, 'path') !== undefined || read.includes(id)
        ? []
        : [report('address-unread', key, { route, name: id, nearest: nearest(id, read), allowed: '' })],
    ),
  )
}

function unasked(place: Node, names: readonly string[], read: readonly string[]): Diagnostic {
  const [name = ''] = names
  return report('criterion-unasked', place, {
    names: names.map((each) => `"${each}"`).join(', '),
    name,
    nearest: nearest(name, read),
  })
}

/** The names in the address that a node reads. */
function addressIn(node: Node | undefined): string[] {
  return placesOf(node).flatMap((place) => /^address\.([^.]+)/.exec(textOf(place) ?? '')?.[1] ?? [])
}

function namesOf(criterion: Node): string[] {
  const names = child(criterion, 'names')
  return names === undefined ? [] : [valueOf(names)].flat().map(String)
}

/** The first parameter that a tenant gives the call for the rows; what a body of its own leaves out is told there. */
function givenByTenant(rows: Node | undefined): Node | undefined {
  return members(child(rows, 'query')).find(([, { value }]) => isOfTenant(value))?.[1].value
}
