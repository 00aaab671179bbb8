// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetResetToken, keptResetLink } from './reset-link.ts'
import { takeResetToken } from './reset-token.ts'

function open(address: string): void {
  history.replaceState(null, '', address)
  takeResetToken(location, sessionStorage)
}

const link = (tenantUrl = 'north') => keptResetLink(tenantUrl, sessionStorage)
const address = () => location.pathname + location.search

beforeEach(() => {
  sessionStorage.clear()
})

describe('a reset link', () => {
  it('gives its token to the tab and is taken out of the address', () => {
    open('/north/reset?token=aZ_9-~.x')
    expect(address()).toBe('/north/reset')
    expect(link()).toEqual({ kind: 'token', token: 'aZ_9-~.x' })
  })

  it('is still known after a reload, until it is forgotten', () => {
    open('/north/reset?token=abc')
    open('/north/reset')
    expect(link()).toEqual({ kind: 'token', token: 'abc' })
    forgetResetToken('north', sessionStorage)
    expect(link()).toEqual({ kind: 'none' })
  })

  it("is not used for another tenant's reset", () => {
    open('/north/reset?token=abc')
    expect(link('south')).toEqual({ kind: 'none' })
  })

  it.each(['/north/reset', '/north/reset?token=', '/north/reset?other=1'])('without a token is none: %s', (where) => {
    open(where)
    expect(link()).toEqual({ kind: 'none' })
  })

  it('without a token replaces one from before', () => {
    open('/north/reset?token=abc')
    open('/north/reset?token=')
    expect(link()).toEqual({ kind: 'none' })
  })

  it.each(['a b', '<script>', 'a"b', 'ü', 'x'.repeat(2049)])(
    'with what no token is made of is invalid: %s',
    (token) => {
      open(`/north/reset?${new URLSearchParams({ token }).toString()}`)
      expect(address()).toBe('/north/reset')
      expect(link()).toEqual({ kind: 'invalid' })
    },
  )
})

describe('another page', () => {
  it('keeps its query', () => {
    open('/north/login?token=abc')
    expect(address()).toBe('/north/login?token=abc')
    expect(link()).toEqual({ kind: 'none' })
  })
})
