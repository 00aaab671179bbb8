import type { MergedFile } from '../../layers/base-files.ts'
import { child, members, textOf, type Member, type Node } from '../../source/tree.ts'
import type { SchemaDifference } from './schemas.ts'

type Place = Member['key']

/** A place that gives a parameter of a call's query. */
export interface Given {
  place: Place | Node
  /** What stands there is sent as it is: the check of the files judges it. */
  isLiteral: boolean
  /** It is one of several, of which a call gives one. */
  isOneOf?: true
  /** The highest number that may come from there. */
  most?: number
}

/** A call in a file; `given`: what a place where a lookup is used gives beside it. */
interface Call {
  file: MergedFile
  call: Node
  given?: Node
}

/** Days ahead that a widget asks for at most, where its file does not say (meta/dashboard.schema.json). */
const MOST_DAYS = 90

/**
 * Where a call is given a query parameter: in its query, and by what names the parameter itself, as a list that grows, a lookup that is
 * searched, a switch above rows, the days ahead of a widget and a kind of number that people track by do.
 */
export function givenIn({ file, call, given }: Call, name: string): Given[] {
  const isNamed = (node: Node | undefined): node is Node => textOf(child(node, 'param')) === name
  const value = child(given ?? child(call, 'query'), name)
  const isOfRows = file.role.kind === 'grid' && /^\/rows\b/.test(call.pointer)
  const more = isOfRows ? child(file.root, 'more') : undefined
  const switches = isOfRows ? members(child(file.root, 'switches')).map(([, each]) => each.value) : []
  const widget = members(child(file.root, 'widgets')).find(([, each]) => child(each.value, 'source') === call)
  const days = child(widget?.[1].value, 'days')
  const most = child(days, 'most')
  const numbers = child(call, 'body') === undefined ? members(child(call, 'numbers')) : []
  const search = child(call, 'search')
  return [
    ...(value === undefined ? [] : [{ place: value, isLiteral: value.kind === 'scalar' }]),
    ...[isNamed(more) ? child(more, 'param') : undefined, textOf(search) === name ? search : undefined].flatMap(
      (place) => (place === undefined ? [] : [{ place, isLiteral: false }]),
    ),
    ...switches.filter(isNamed).flatMap((each) =>
      ['on', 'off'].flatMap((key) => {
        const place = child(each, key)
        return place === undefined ? [] : [{ place, isLiteral: true }]
      }),
    ),
    ...(isNamed(days)
      ? [
          {
            place: child(days, 'param') ?? days,
            isLiteral: false,
            most: most?.kind === 'scalar' ? Number(most.value) : MOST_DAYS,
          },
        ]
      : []),
    ...numbers.flatMap(([kind, { key }]) =>
      kind === name ? [{ place: key, isLiteral: false, isOneOf: true as const }] : [],
    ),
  ]
}

/** Whether a limit is wide enough for all that a place gives. */
export function isWithinLimit({ most }: Given, { limit, change }: SchemaDifference): boolean {
  if (most === undefined || limit?.keyword !== 'maximum' || /^is /.test(change)) return false
  return Number(limit.to ?? Infinity) >= most
}
