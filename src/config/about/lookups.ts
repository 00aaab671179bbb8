import type { Contract } from '../data/contract.ts'
import { typeAt } from '../data/type-at.ts'
import type { DataRules } from '../model/values.ts'
import { idWords } from '../shared/id-words.ts'
import { child, textOf, type Node } from '../source/tree.ts'
import type { World } from '../layers/world.ts'
import { innerOf, leavesOf } from './known.ts'
import type { Named, Place, Taking } from '../edit/names.ts'
import { operationsLike, parametersOf } from './value-maps.ts'

/** Where a lookup takes its items from that does not say so. */
const USUAL_LIST = 'lookupItems'

/** A source of choices, as a field names it. */
export interface NamedLookup extends Named {
  /** What its call takes, where it asks the gateway. */
  takes?: Taking[]
}

/** An operation that answers lists, each with the names in its items. */
export interface ListingCall {
  operation: string
  lists: { at: string; names: string[] }[]
}

/** Names in the items of a lookup that asks the gateway: those of single values. */
export function itemNames({ world }: Pick<Place, 'world'>, lookup: Node | undefined): string[] {
  const operation = textOf(child(lookup, 'operation'))
  const at = textOf(child(lookup, 'at')) ?? USUAL_LIST
  return operation === undefined ? [] : namesOf(world.project.contract.answer(operation, at)?.items)
}

/** What the items of the lookups are that name a shared entry. */
function itemsSharing({ world }: Pick<Place, 'world'>, id: string): (DataRules | undefined)[] {
  return [...world.lookups.values()].flatMap((lookup) => {
    const operation = textOf(child(lookup, 'operation'))
    if (operation === undefined || textOf(child(lookup, 'item')) !== id) return []
    return [world.project.contract.answer(operation, textOf(child(lookup, 'at')) ?? USUAL_LIST)?.items]
  })
}

/** Names in the items that a shared entry of the lookups tells about; in the rows of a list in them, where one is named. */
export function sharedNames(place: Pick<Place, 'world'>, id: string, list?: string): string[] {
  const items = itemsSharing(place, id).map((each) => (list === undefined ? each : typeAt(each, list)?.items))
  return [...new Set(items.flatMap(namesOf))]
}

/** The lists in such items. */
export function sharedLists(place: Pick<Place, 'world'>, id: string): string[] {
  const lists = itemsSharing(place, id).flatMap(innerOf)
  return [...new Set(lists.flatMap(({ at, isList }) => (isList && at !== '' ? [at] : [])))]
}

const namesOf = (items: Parameters<typeof leavesOf>[0]): string[] => leavesOf(items).map(({ path }) => path)

/** The lists of objects in what an operation answers. */
export function listsOf(contract: Contract, operation: string): ListingCall['lists'] {
  return innerOf(contract.answer(operation, '')).flatMap(({ at, isList, rules }) => {
    const names = isList ? namesOf(rules) : []
    return names.length === 0 ? [] : [{ at, names }]
  })
}

/** The operations that only ask and answer lists, of which choices can be made. */
export function listingCalls(around: Place): ListingCall[] {
  return operationsLike(around, '').flatMap(({ value }) => {
    const lists = listsOf(around.world.project.contract, value)
    return lists.length === 0 ? [] : [{ operation: value, lists }]
  })
}

/** All sources of choices of a tenant by name, those that ask the gateway with what their calls take. */
export function lookupsOf(world: World): NamedLookup[] {
  return [...world.lookups].map(([value, lookup]) => {
    const operation = textOf(child(lookup, 'operation'))
    const takes = operation === undefined ? undefined : parametersOf({ world }, operation, 'query')
    return { value, texts: { en: idWords(value) }, ...(takes !== undefined && { takes }) }
  })
}
