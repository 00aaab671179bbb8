import type { LookupItem } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** One address of a party; what the item does not carry is empty. */
export interface PartyAddress {
  type: string
  typeName: string
  text: string
  lines: readonly string[]
}

/** A party as the lookup brings it: what it carries stands where the lookup's `item` says. */
type PartyItem = Pick<LookupItem, 'item' | 'carries'>

/** The address lines that a form holds. */
const LINE_NUMBERS = [1, 2, 3, 4] as const

/** The options that name the fields which a party fills. */
type Targets = Omit<
  Options,
  'lookup' | 'lookupQuery' | 'maxTyped' | 'placeholder' | 'noneLabel' | 'fromList' | 'menu' | 'refreshCache'
>

/** Values to put, by path beside the part's own; `undefined` empties. */
export type Patch = Record<string, unknown>

/** The addresses that an item of the lookup carries. */
export function addressesOf(party: PartyItem | undefined): PartyAddress[] {
  const names = party?.carries?.addresses
  if (party === undefined || names === undefined) return []
  const list = party.item[names.at]
  return (Array.isArray(list) ? list : []).filter(isObject).map((address) => ({
    type: textIn(address, names.type),
    typeName: textIn(address, names.typeName),
    text: textIn(address, names.text),
    lines: names.lines.map((line) => textIn(address, line)),
  }))
}

const isObject = (value: unknown): value is LookupItem['item'] => typeof value === 'object' && value !== null

/** The address that is taken unless another one is chosen, when the party has one of that type. */
export function usualAddress(party: PartyItem | undefined): PartyAddress | undefined {
  const usual = party?.carries?.addresses?.usual
  return usual === undefined ? undefined : addressesOf(party).find(({ type }) => type === usual)
}

/** Paths of the four address lines; none when the part has no address. */
export function linePaths({ addressPrefix }: Targets): string[] {
  return addressPrefix === undefined ? [] : LINE_NUMBERS.map((line) => `${addressPrefix}${String(line)}`)
}

/** Lines of an address in one text, without the empty ones; undefined where all are. */
export function inOneText(lines: readonly (string | undefined)[]): string | undefined {
  return filled(lines.filter((line) => line !== undefined && line !== '').join('\n'))
}

/** An address in the fields that the options name; no address empties them. */
export function addressPatch(address: PartyAddress | undefined, options: Targets): Patch {
  const patch: Patch = {}
  linePaths(options).forEach((path, line) => {
    patch[path] = filled(address?.lines[line])
  })
  put(patch, options.addressTypeField, address?.type)
  put(patch, options.addressTypeTextField, address?.typeName)
  put(patch, options.addressTextField, address?.text)
  return patch
}

/** A chosen party in the fields beside the part's own: name, place, usual address and fixed values. */
export function partyPatch(party: PartyItem, label: string, options: Targets): Patch {
  const patch: Patch = { ...addressPatch(usualAddress(party), options), ...fixed(options, true) }
  put(patch, options.nameField, label)
  putPlace(patch, options, party)
  return patch
}

/**
 * A name typed by hand instead of a choice: upper case, no party code. What came with a party chosen before goes;
 * an address typed by hand stays.
 */
export function typedPatch(typed: string, wasChosen: boolean, options: Targets): Patch {
  const name = typed.trim().toUpperCase()
  const patch: Patch = wasChosen ? { ...addressPatch(undefined, options) } : {}
  if (wasChosen) putPlace(patch, options, { item: {} })
  Object.assign(patch, fixed(options, name !== ''))
  put(patch, options.nameField, name)
  return patch
}

/** Everything emptied: the party was cleared. */
export function clearedPatch(options: Targets): Patch {
  return typedPatch('', true, options)
}

function putPlace(patch: Patch, options: Targets, { item, carries = {} }: PartyItem): void {
  put(patch, options.cityField, textIn(item, carries.city))
  put(patch, options.cityNameField, textIn(item, carries.cityName))
  put(patch, options.countryField, textIn(item, carries.country))
  put(patch, options.postalCodeField, textIn(item, carries.postalCode))
}

function fixed({ set = {} }: Targets, given: boolean): Patch {
  return Object.fromEntries(Object.entries(set).map(([path, value]) => [path, given ? value : undefined]))
}

function put(patch: Patch, path: string | undefined, value: string | undefined): void {
  if (path !== undefined) patch[path] = filled(value)
}

function textIn(holder: Readonly<Record<string, unknown>>, name: string | undefined): string {
  return name === undefined ? '' : showText(holder[name])
}

const filled = (text: string | undefined): string | undefined => (text === undefined || text === '' ? undefined : text)
