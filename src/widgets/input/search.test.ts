import { describe, expect, it } from 'vitest'
import { emptyLabel, exactMatch, matches, offers } from './search.ts'

const items = [
  { value: 'AB1', label: 'ALPHA', description: 'Tokyo', item: { localName: 'アルファ' } },
  { value: 'CD2', label: 'BETA', item: {} },
  { value: 'EF3', label: 'BETA', item: {} },
  { value: 'GH4', label: 'GAMMA  RAYS', item: {} },
]
const codes = (typed: string) => matches(items, typed).map((item) => item.value)

describe('searching', () => {
  it('offers nothing before one character is typed', () => {
    expect(codes('')).toEqual([])
    expect(codes('   ')).toEqual([])
  })

  it('finds by name, code, description and local name, in any case and width', () => {
    expect(codes('lph')).toEqual(['AB1'])
    expect(codes('cd')).toEqual(['CD2'])
    expect(codes('tokyo')).toEqual(['AB1'])
    expect(codes('ルフ')).toEqual(['AB1'])
    expect(codes('ｂｅｔａ')).toEqual(['CD2', 'EF3'])
    expect(codes(' beta ')).toEqual(['CD2', 'EF3'])
    expect(codes('\u00a0gamma\t rays\n')).toEqual(['GH4'])
  })
})

it('offers what was chosen lately first, and alone while nothing is typed', () => {
  const offered = (typed: string) => offers(items, typed, ['EF3', 'GONE', 'AB1']).map((item) => item.value)
  expect(offered('')).toEqual(['EF3', 'AB1'])
  expect(offered('beta')).toEqual(['EF3', 'CD2'])
  expect(offered('alp')).toEqual(['AB1'])
  expect(offered('zz')).toEqual([])
})

it('takes a fully typed code or name for its option, unless several have it', () => {
  expect(exactMatch(items, 'alpha')?.value).toBe('AB1')
  expect(exactMatch(items, 'ef3')?.value).toBe('EF3')
  expect(exactMatch(items, 'beta')).toBeUndefined()
  expect(exactMatch(items, '')).toBeUndefined()
})

it('says why nothing is offered', () => {
  expect(emptyLabel('ready', '')).toBe('lookup.typeSomething')
  expect(emptyLabel('loading', 'a')).toBe('lookup.pleaseWait')
  expect(emptyLabel('ready', 'zz')).toBe('lookup.noParty')
  expect(emptyLabel('ready', 'zz', 'own')).toBe('own')
  expect(emptyLabel('failed', 'a')).toBe('lookup.failed')
})
