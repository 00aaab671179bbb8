import type { MergedFile } from '../../layers/base-files.ts'
import { isHidden } from '../../source/entries.ts'
import { child, members, textOf, type Node } from '../../source/tree.ts'

/** A place in an answer that a file reads for itself, not to show it: the list, what its rows are known by, how many there are, a figure. */
export interface Read {
  /** As differences name it: `data[].id`. */
  path: string
  place: Node
  /** One value is read there, a number or a code; as a figure, a list is the number of its entries. */
  one?: 'value' | 'figure'
}

/** What a call's file reads of the answer beside its columns and fields. `named` is the text that names the operation, `at` where the call reads. */
export function readsOf({ role, root }: MergedFile, call: Node, named: Node, at: string): Read[] {
  const list = { path: at, place: child(call, 'at') ?? named }
  const inRow = (place: Node | undefined, name = textOf(place)): Read[] =>
    name === undefined ? [] : [{ path: `${at}[].${name}`, place: place ?? named }]
  if (role.kind === 'grid') {
    const paging = child(root, 'paging')
    const counts = [child(child(root, 'rows'), 'total'), child(paging, 'total'), child(paging, 'max')].flatMap(
      (place) => place ?? [],
    )
    return [
      list,
      ...inRow(child(call, 'id') ?? child(child(root, 'rows'), 'id')),
      ...inRow(child(child(root, 'open'), 'id')),
      ...counts.map(countAt),
    ]
  }
  if (role.kind === 'lookups')
    return [list, ...['value', 'label'].flatMap((key) => inRow(child(call, key), textOf(child(call, key)) ?? key))]
  if (role.kind === 'portal') return [child(call, 'count') ?? []].flat().map(countAt)
  return role.kind === 'dashboard' ? ofWidget(root, call, at) : []
}

function countAt(place: Node): Read {
  return { path: textOf(place) ?? '', place, one: 'value' }
}

/** The figures of the widget that a call is the source of. */
function ofWidget(root: Node, call: Node, at: string): Read[] {
  const widgets = [
    ...members(child(root, 'widgets')).map(([, { value }]) => value),
    child(child(root, 'arranged'), 'widget'),
  ]
  const widget = widgets.find((each) => child(each, 'source') === call)
  if (widget === undefined || isHidden(widget)) return []
  const below = (path: string) => [at, path].filter((part) => part !== '').join('.')
  const list = child(widget, 'list')
  const entries = below(textOf(child(list, 'at')) ?? '')
  const places = members(child(widget, 'figures')).map(([, { value }]) => child(value, 'value'))
  return [
    ...places.flatMap((place) =>
      place === undefined ? [] : [{ path: below(textOf(place) ?? ''), place, one: 'figure' as const }],
    ),
    ...(list === undefined ? [] : [{ path: entries, place: child(list, 'at') ?? list }]),
    ...['code', 'label', 'value'].flatMap((key) => {
      const place = child(list, key)
      return place === undefined ? [] : [{ path: `${entries}[].${textOf(place) ?? ''}`, place, one: 'value' as const }]
    }),
  ]
}
