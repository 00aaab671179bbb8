import { describe, expect, it } from 'vitest'
import { addressesOf, addressPatch, clearedPatch, linePaths, partyPatch, typedPatch, usualAddress } from './fields.ts'

const options = {
  nameField: 'name',
  addressPrefix: 'addr',
  addressTypeField: 'addrType',
  cityField: 'city',
  countryField: 'country',
  set: { kind: 'CL', number: 1 },
}
const carries = {
  city: 'town',
  country: 'land',
  addresses: { at: 'at', lines: ['first', 'second'], type: 'sort', typeName: 'sortName', usual: 'MAIN' },
}
const partyOf = (item: Record<string, unknown>) => ({ item, carries })
const party = partyOf({
  town: 'JPTYO',
  land: 'JP',
  at: [
    { sort: 'B', first: 'Branch 1' },
    { sort: 'MAIN', sortName: 'Company', first: 'Main 1', second: 'Main 2' },
  ],
})

describe('choosing a party', () => {
  it('puts its name, place, usual address and the fixed values', () => {
    expect(partyPatch(party, 'FIRST', options)).toEqual({
      name: 'FIRST',
      addr1: 'Main 1',
      addr2: 'Main 2',
      addr3: undefined,
      addr4: undefined,
      addrType: 'MAIN',
      city: 'JPTYO',
      country: 'JP',
      kind: 'CL',
      number: 1,
    })
  })

  it('empties the address when the party has no usual one', () => {
    const patch = partyPatch(partyOf({ at: [{ sort: 'B', first: 'Branch 1' }] }), 'X', options)
    expect(patch).toMatchObject({ addr1: undefined, addrType: undefined, city: undefined })
    expect(Object.keys(patch)).toContain('addr1')
  })

  it('touches only the fields that the options name', () => {
    expect(partyPatch(party, 'FIRST', {})).toEqual({})
  })
})

describe('typing a name', () => {
  it('writes it in upper case', () => {
    // An address that was typed by hand is not touched.
    expect(typedPatch('  new co ', false, options)).toStrictEqual({ name: 'NEW CO', kind: 'CL', number: 1 })
  })

  it('forgets the address and the place of the party chosen before', () => {
    const patch = typedPatch('new co', true, options)
    expect(patch).toMatchObject({ name: 'NEW CO', addr1: undefined, addr4: undefined, city: undefined, kind: 'CL' })
    expect(Object.keys(patch)).toEqual(expect.arrayContaining(['addr1', 'addr4', 'city']))
  })
})

it('clearing the party empties every field it had filled', () => {
  const patch = clearedPatch(options)
  expect(Object.keys(patch).sort()).toEqual([
    'addr1',
    'addr2',
    'addr3',
    'addr4',
    'addrType',
    'city',
    'country',
    'kind',
    'name',
    'number',
  ])
  expect(Object.values(patch).every((value) => value === undefined)).toBe(true)
})

describe('addresses', () => {
  it('are read where the lookup says, missing lines empty', () => {
    expect(addressesOf(party)[0]).toEqual({ type: 'B', typeName: '', text: '', lines: ['Branch 1', ''] })
    expect(addressesOf(undefined)).toEqual([])
    expect(addressesOf(partyOf({ at: 'none' }))).toEqual([])
    expect(addressesOf({ item: party.item })).toEqual([])
  })

  it('have a usual one, of the type that the lookup says', () => {
    expect(usualAddress(party)?.lines[0]).toBe('Main 1')
    expect(usualAddress(partyOf({ at: [] }))).toBeUndefined()
    expect(
      usualAddress({ ...party, carries: { addresses: { at: 'at', lines: ['first'], type: 'sort' } } }),
    ).toBeUndefined()
  })

  it('stand in four lines, or in none', () => {
    expect(linePaths(options)).toEqual(['addr1', 'addr2', 'addr3', 'addr4'])
    expect(linePaths({})).toEqual([])
    expect(addressPatch(addressesOf(party)[0], { addressPrefix: 'a.addr' })).toMatchObject({
      'a.addr1': 'Branch 1',
      'a.addr2': undefined,
    })
  })
})
