import type { Options } from '../input/options.ts'
import { showText } from '../wire/text.ts'

/** One address of a party, as a lookup's item carries it. */
export interface PartyAddress {
  addrType: string
  addrTypeDesc: string
  address: string
  /** Four lines; an absent one is empty. */
  lines: readonly [string, string, string, string]
}

/** The address that is taken unless another is chosen (the contract's address type C). */
const DEFAULT_ADDRESS = 'C'
const LINE_NUMBERS = [1, 2, 3, 4] as const

/** Values to put, by path beside the part's own; `undefined` empties. */
export type Patch = Record<string, unknown>

/** The addresses an item of the lookup carries. */
export function addressesOf(item: Options | undefined): PartyAddress[] {
  const list = Array.isArray(item?.addresses) ? item.addresses : []
  return list.filter(isObject).map((address) => ({
    addrType: showText(address.addrType),
    addrTypeDesc: showText(address.addrTypeDesc),
    address: showText(address.address),
    lines: [showText(address.addr1), showText(address.addr2), showText(address.addr3), showText(address.addr4)],
  }))
}

const isObject = (value: unknown): value is Options => typeof value === 'object' && value !== null

/** The default address, when the party has one. */
export function defaultAddress(item: Options | undefined): PartyAddress | undefined {
  return addressesOf(item).find((address) => address.addrType === DEFAULT_ADDRESS)
}

/** Paths of the four address lines; none when the part has no address. */
export function linePaths(options: Options): string[] {
  return typeof options.addressPrefix === 'string'
    ? LINE_NUMBERS.map((line) => `${String(options.addressPrefix)}${String(line)}`)
    : []
}

/** An address in the fields that the options name; no address empties them. */
export function addressPatch(address: PartyAddress | undefined, options: Options): Patch {
  const patch: Patch = {}
  linePaths(options).forEach((path, line) => {
    patch[path] = filled(address?.lines[line])
  })
  put(patch, options.addressTypeField, address?.addrType)
  put(patch, options.addressTypeTextField, address?.addrTypeDesc)
  put(patch, options.addressTextField, address?.address)
  return patch
}

/** A chosen party in the fields beside the part's own: name, place, default address and fixed values. */
export function partyPatch(item: Options, label: string, options: Options): Patch {
  const patch: Patch = { ...addressPatch(defaultAddress(item), options), ...fixed(options, true) }
  put(patch, options.nameField, label)
  putPlace(patch, options, item)
  return patch
}

/**
 * A name typed by hand instead of a choice: upper case, no party code. What came with a party chosen before goes;
 * an address typed by hand stays.
 */
export function typedPatch(typed: string, wasChosen: boolean, options: Options): Patch {
  const name = typed.trim().toUpperCase()
  const patch: Patch = wasChosen ? { ...addressPatch(undefined, options) } : {}
  if (wasChosen) putPlace(patch, options, {})
  Object.assign(patch, fixed(options, name !== ''))
  put(patch, options.nameField, name)
  return patch
}

/** Everything emptied: the party was cleared. */
export function clearedPatch(options: Options): Patch {
  return typedPatch('', true, options)
}

function putPlace(patch: Patch, options: Options, item: Options): void {
  put(patch, options.cityField, showText(item.cityCode))
  put(patch, options.cityNameField, showText(item.cityName))
  put(patch, options.countryField, showText(item.ctryCode))
  put(patch, options.postalCodeField, showText(item.postalCode))
}

function fixed(options: Options, given: boolean): Patch {
  const values = isObject(options.set) ? options.set : {}
  return Object.fromEntries(Object.entries(values).map(([path, value]) => [path, given ? value : undefined]))
}

function put(patch: Patch, path: unknown, value: string | undefined): void {
  if (typeof path === 'string') patch[path] = filled(value)
}

const filled = (text: string | undefined): string | undefined => (text === undefined || text === '' ? undefined : text)
