import { describe, expect, it } from 'vitest'
import { addressesOf, addressPatch, clearedPatch, defaultAddress, linePaths, partyPatch, typedPatch } from './fields.ts'

const options = {
  lookup: 'parties',
  nameField: 'name',
  addressPrefix: 'addr',
  addressTypeField: 'addrType',
  cityField: 'city',
  countryField: 'country',
  set: { kind: 'CL', number: 1 },
}
const item = {
  value: 'P1',
  label: 'FIRST',
  cityCode: 'JPTYO',
  ctryCode: 'JP',
  addresses: [
    { addrType: 'B', addr1: 'Branch 1' },
    { addrType: 'C', addrTypeDesc: 'Company', addr1: 'Main 1', addr2: 'Main 2' },
  ],
}

describe('choosing a party', () => {
  it('puts its name, place, default address and the fixed values', () => {
    expect(partyPatch(item, 'FIRST', options)).toEqual({
      name: 'FIRST',
      addr1: 'Main 1',
      addr2: 'Main 2',
      addr3: undefined,
      addr4: undefined,
      addrType: 'C',
      city: 'JPTYO',
      country: 'JP',
      kind: 'CL',
      number: 1,
    })
  })

  it('empties the address when the party has no default one', () => {
    const patch = partyPatch({ addresses: [{ addrType: 'B', addr1: 'Branch 1' }] }, 'X', options)
    expect(patch).toMatchObject({ addr1: undefined, addrType: undefined, city: undefined })
    expect(Object.keys(patch)).toContain('addr1')
  })

  it('touches only the fields that the options name', () => {
    expect(partyPatch(item, 'FIRST', { lookup: 'parties' })).toEqual({})
  })
})

describe('typing a name', () => {
  it('writes it in upper case', () => {
    expect(typedPatch('  new co ', false, options)).toEqual({ name: 'NEW CO', kind: 'CL', number: 1 })
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
  it('are read from the item, missing lines empty', () => {
    expect(addressesOf(item)[0]).toEqual({
      addrType: 'B',
      addrTypeDesc: '',
      address: '',
      lines: ['Branch 1', '', '', ''],
    })
    expect(addressesOf(undefined)).toEqual([])
    expect(addressesOf({ addresses: 'none' })).toEqual([])
  })

  it('of type C are the default', () => {
    expect(defaultAddress(item)?.lines[0]).toBe('Main 1')
    expect(defaultAddress({ addresses: [] })).toBeUndefined()
  })

  it('stand in four lines, or in none', () => {
    expect(linePaths(options)).toEqual(['addr1', 'addr2', 'addr3', 'addr4'])
    expect(linePaths({})).toEqual([])
    expect(addressPatch(addressesOf(item)[0], { addressPrefix: 'a.addr' })).toMatchObject({
      'a.addr1': 'Branch 1',
      'a.addr2': undefined,
    })
  })
})
