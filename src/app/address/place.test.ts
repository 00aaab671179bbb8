import { describe, expect, it } from 'vitest'
import { addressOf, placeOf, viewAt } from './place.ts'

describe('an address', () => {
  it('names the tenant by its first segment, in any case', () => {
    expect(placeOf({ pathname: '/North/lists/open', search: '?a=1' })).toEqual({
      tenantUrl: 'north',
      path: '/lists/open',
      search: '?a=1',
    })
  })

  it('is the same with and without a closing slash', () => {
    expect(placeOf({ pathname: '/north/', search: '' })).toEqual(placeOf({ pathname: '/north', search: '' }))
    expect(placeOf({ pathname: '/north/login/', search: '' }).path).toBe('/login')
  })

  it('names a page outside the shell in any case, too', () => {
    expect(placeOf({ pathname: '/NORTH/LOGIN', search: '' })).toEqual({
      tenantUrl: 'north',
      path: '/login',
      search: '',
    })
    expect(placeOf({ pathname: '/north/Reset/', search: '' }).path).toBe('/reset')
    expect(placeOf({ pathname: '/north/Lists', search: '' }).path).toBe('/Lists')
  })

  it('on the bare host names no tenant', () => {
    expect(placeOf({ pathname: '/', search: '' }).tenantUrl).toBe('')
  })

  it('is written as it is read', () => {
    const place = { tenantUrl: 'north', path: '/lists', search: '?item=7' }
    expect(placeOf(new URL(addressOf('north', '/lists', '?item=7'), 'https://portal.example'))).toEqual(place)
    expect(addressOf('north', '/')).toBe('/north/')
  })
})

describe('what stands at an address', () => {
  it('is the sign-in page for nobody, and the way home for somebody signed in', () => {
    expect(viewAt('/login', false)).toBe('login')
    expect(viewAt('/login', true)).toBe('toHome')
  })

  it('is the form for a new password, whoever is signed in', () => {
    for (const signedIn of [true, false]) {
      expect(viewAt('/forgot', signedIn)).toBe('forgot')
      expect(viewAt('/reset', signedIn)).toBe('reset')
    }
  })

  it('is ACCESS DENIED on an inner page while nobody is signed in', () => {
    expect(viewAt('/lists', false)).toBe('denied')
    expect(viewAt('/lists', true)).toBe('shell')
  })

  it('is the way to the sign-in page at home while nobody is signed in', () => {
    expect(viewAt('/', false)).toBe('toLogin')
  })
})
