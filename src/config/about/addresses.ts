import { placesOf } from '../source/places.ts'
import { anonymousOf } from '../layers/reachable.ts'
import { ARRANGEMENT_KEY, EXCEPTION_KEY, FILTER_PREFIX } from '../model/filters.ts'
import { entriesOf, isHidden } from '../source/entries.ts'
import { child, members, textOf, valueOf, type Node } from '../source/tree.ts'
import { columnFilters, lookupValues, textsOf, type Reader } from './filters.ts'
import { dataOf } from './known.ts'
import { typed, type Named, type Place, type Taking } from '../edit/names.ts'
import { textIn } from '../edit/relabel.ts'

const ADDRESS = 'address.'
const GIVEN = 'address.given.'
/** What an address says without being asked: the record of a drawer, and what its list gives it. */
const itself: ReadonlySet<string> = new Set(['id', 'given'])

/** The names that a list reads in its address, those of its criteria first. */
export function namesReadIn(reader: Reader, root: Node): Named[] {
  const { names, said } = criteriaIn(reader, root)
  const read = placesOf(root).flatMap((place) => nameIn(textOf(place)) ?? [])
  return [...new Set([...names, ...read])].map((value) => ({ value, ...said.get(value) }))
}

/** The names that the screen of a route reads in its address, then those of the filters of a list; undefined where it reads none. */
export function namesInAddress({ world, languages }: Place, route: string): Taking[] | undefined {
  const screen = world.screens.get(textOf(child(world.routes.get(route), 'screen')) ?? '')
  if (screen === undefined) return undefined
  const reader = { world, languages }
  const { root } = screen
  const asked = parametersIn(reader, root)
  const criteria = criteriaIn(reader, root)
  const read = placesOf(root).flatMap((place) => nameIn(textOf(place)) ?? [])
  const names = [...new Set([...criteria.names, ...read])].map((value): Taking => ({
    value,
    isNeeded: false,
    ...asked.get(value),
    ...criteria.said.get(value),
  }))
  const filters = screen.role.kind === 'grid' ? filtersOf({ ...reader, root, data: dataOf(world, screen, []) }) : []
  return names.length + filters.length === 0 ? undefined : [...names, ...filters]
}

/** What the screen of a drawer reads of what a row gives its address: the title its number, the calls the rest. */
export function namesGiven({ world }: Place, drawer: string): Taking[] {
  const screen = world.screens.get(textOf(child(world.drawers.get(drawer), 'screen')) ?? '')
  const read = screen === undefined ? [] : placesOf(screen.root).flatMap((place) => givenIn(textOf(place)) ?? [])
  return [...new Set(['number', ...read])].map((value) => ({ value, isNeeded: false }))
}

/** The name that a path reads among what a row gave the address. */
function givenIn(path: string | undefined): string | undefined {
  return path?.startsWith(GIVEN) ? path.slice(GIVEN.length) : undefined
}

/** The name that a path reads in the address. */
function nameIn(path: string | undefined): string | undefined {
  const name = path?.startsWith(ADDRESS) ? path.slice(ADDRESS.length).split('.')[0] : undefined
  return name === undefined || itself.has(name) ? undefined : name
}

/** What a list's calls make of names in the address: of each what the contract says of the parameter. */
function parametersIn({ world }: Reader, root: Node): Map<string, Pick<Taking, 'type' | 'values' | 'areSeveral'>> {
  const rows = child(root, 'rows')
  const calls = [rows, ...entriesOf(child(rows, 'instead')).map(([, call]) => call)]
  return new Map(
    calls.flatMap((call) =>
      [...members(child(call, 'path')), ...members(child(call, 'query'))].flatMap(([param, { value }]) => {
        const name = nameIn(textOf(child(value, 'from')))
        const rules = world.project.contract.parameter(textOf(child(call, 'operation')) ?? '', param)
        return name === undefined ? [] : [[name, typed(rules?.items ?? rules)] as const]
      }),
    ),
  )
}

/** The criteria of a list: their names in the address, and of the first of each what it is called and what its codes read. */
function criteriaIn(
  reader: Reader,
  root: Node,
): { names: string[]; said: Map<string, Pick<Taking, 'texts' | 'values'>> } {
  const criteria = entriesOf(child(root, 'criteria')).map(([id, criterion]) => {
    const list = child(criterion, 'names')
    const names = list === undefined ? [] : [valueOf(list)].flat().map(String)
    return { criterion, names, first: names[0] ?? id }
  })
  return {
    names: criteria.flatMap(({ criterion, names }) => [...names, textOf(child(criterion, 'text')) ?? []].flat()),
    said: new Map(
      criteria.map(({ criterion, first }) => {
        const values = lookupValues(reader, textOf(child(criterion, 'lookup')))
        const label = textOf(child(criterion, 'label')) ?? first
        // A text of two values is that of both.
        const isOfOne = textIn(reader.world, 'en', label).includes('{{value}}')
        const texts = isOfOne && { texts: textsOf(reader, label) }
        return [first, { ...texts, ...(values !== undefined && { values }) }]
      }),
    ),
  }
}

/** The filters of a list as an address has them: by column, by what is out of the ordinary, and the arrangement that holds. */
function filtersOf(list: Reader & Pick<Place, 'root' | 'data'>): Taking[] {
  const filters = columnFilters(list)
  const named = (key: string): Named[] =>
    entriesOf(child(list.root, key)).flatMap(([value, entry]) =>
      isHidden(entry) ? [] : [{ value, texts: textsOf(list, textOf(child(entry, 'label')) ?? value) }],
    )
  const columns = named('columns').flatMap(({ value, texts }): Taking[] => {
    const filter = filters[value]
    if (filter === undefined) return []
    return [
      {
        value: FILTER_PREFIX + value,
        isNeeded: false,
        type: filter.kind === 'yesNo' ? 'boolean' : 'string',
        ...(texts !== undefined && { texts }),
        ...(filter.values !== undefined && { values: filter.values }),
        ...(filter.kind === 'days' && { areDays: true }),
      },
    ]
  })
  const further = [
    { key: EXCEPTION_KEY, label: 'grid.exceptions', values: named('exceptions') },
    { key: ARRANGEMENT_KEY, label: 'grid.arrangements', values: named('arrangements') },
  ]
  return [
    ...columns,
    ...further
      .filter(({ values }) => values.length > 0)
      .map(({ key, label, values }): Taking => ({
        value: FILTER_PREFIX + key,
        isNeeded: false,
        type: 'string',
        texts: textsOf(list, label),
        values,
      })),
  ]
}

/** The kinds of numbers that a link for everybody may name; undefined where the tenant has no such links. */
export function namesInLink({ world, languages }: Place): Taking[] | undefined {
  const numbers = entriesOf(child(anonymousOf(world), 'numbers')).filter(([, number]) => !isHidden(number))
  if (numbers.length === 0) return undefined
  return numbers.map(([value, number]): Taking => {
    const label = textOf(child(number, 'label'))
    return { value, isNeeded: false, ...(label !== undefined && { texts: textsOf({ world, languages }, label) }) }
  })
}
