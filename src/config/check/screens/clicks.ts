import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { ARRANGEMENT_KEY, EXCEPTION_KEY, FILTER_PREFIX } from '../../model/filters.ts'
import { entriesOf, isOfTenant } from '../../source/entries.ts'
import { placesOf } from '../../source/places.ts'
import { child, members, textOf, valueOf, type Node } from '../../source/tree.ts'
import { nearest } from '../../shared/words.ts'
import type { World } from '../../layers/world.ts'
import { checkReadText } from '../read-texts.ts'

/**
 * What the clicks of a dashboard put into the address of a page: names that the page reads under another one, nearly the same, those of the tenant that it
 * does not read at all, and values as people read them in the place of their codes.
 */
export function checkClicks(world: World, dashboard: Node): Diagnostic[] {
  const ofBase = namesOfBase(world)
  return members(child(dashboard, 'widgets')).flatMap(([, { value }]) => {
    const click = child(value, 'click')
    const route = textOf(child(click, 'route'))
    const screen = world.screens.get(textOf(child(world.routes.get(route ?? ''), 'screen')) ?? '')?.root
    if (route === undefined || screen === undefined) return []
    const read = readIn(screen)
    return members(child(click, 'query')).flatMap(([name, { key, value: given }]) => {
      const meant = read.includes(name) ? undefined : nearest(name, read)
      const isUnread = !read.includes(name) && isOfTenant(key) && !ofBase.has(name)
      return meant === undefined && !isUnread
        ? checkReadText(world, given, listsOf(screen, name))
        : [report('address-unread', key, { route, name, nearest: meant, allowed: read.join(', ') })]
    })
  })
}

/** Names that the portal's own clicks put into addresses, for programs that read these. */
function namesOfBase(world: World): ReadonlySet<string> {
  const widgets = [...world.files.values()].flatMap(({ role, ofPortal }) =>
    role.kind === 'dashboard' && role.tenant === undefined ? members(child(ofPortal, 'widgets')) : [],
  )
  return new Set(
    widgets.flatMap(([, { value }]) => members(child(child(value, 'click'), 'query')).map(([name]) => name)),
  )
}

/** The lists that name what the criterion of a page is searched by. */
function listsOf(screen: Node, name: string): string[] {
  return entriesOf(child(screen, 'criteria')).flatMap(([, criterion]) => {
    const [first] = [child(criterion, 'names')].flatMap((names) => (names?.kind === 'array' ? names.items : []))
    return textOf(first) === name ? (textOf(child(criterion, 'lookup')) ?? []) : []
  })
}

/** The names that a page reads in its address: what its paths and its criteria name, and the filters of its columns. */
function readIn(screen: Node): string[] {
  const paths = placesOf(screen).flatMap((place) => /^address\.([^.]+)/.exec(textOf(place) ?? '')?.[1] ?? [])
  const criteria = entriesOf(child(screen, 'criteria')).flatMap(([, criterion]) =>
    ['names', 'text'].flatMap((key) => {
      const named = child(criterion, key)
      return named === undefined ? [] : [valueOf(named)].flat().map(String)
    }),
  )
  const filters = [...members(child(screen, 'columns')).map(([id]) => id), EXCEPTION_KEY, ARRANGEMENT_KEY]
  return [...new Set([...paths, ...criteria, ...filters.map((id) => FILTER_PREFIX + id)])]
}
