import { describe, expect, it } from 'vitest'
import { loginAddress, returnAddress } from './return-to.ts'

const query = (address: string): string => address.slice(address.indexOf('?'))

describe('after signing in', () => {
  it('the address that was asked for opens, with its query', () => {
    const login = loginAddress('north', { pathname: '/north/lists', search: '?item=7&f.name=a%26b' })
    expect(returnAddress('north', query(login))).toBe('/north/lists?item=7&f.name=a%26b')
  })

  it('home opens when nothing was asked for', () => {
    expect(loginAddress('north', { pathname: '/north/', search: '' })).toBe('/north/login')
    expect(loginAddress('north', { pathname: '/north/login', search: '?x=1' })).toBe('/north/login')
    expect(returnAddress('north', '')).toBe('/north/')
  })

  it.each([
    'https://evil.example/north/',
    '//evil.example/north/lists',
    '/\\evil.example/north/lists',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example/north',
    '/south/lists',
    '/north/login',
    '/north/reset?token=abc',
    '/north/forgot',
    '/north/../south/lists',
    'north/lists',
  ])('[HD-05] an address outside this tenant leads home: %s', (asked) => {
    expect(returnAddress('north', `?${new URLSearchParams({ return: asked }).toString()}`)).toBe('/north/')
  })
})
