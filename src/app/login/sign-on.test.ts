// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepSignOn, takeSignOnAnswer, usedSignOn } from './sign-on.ts'

const begun = { key: 'k', search: '?return=%2Fnorth%2Flist' }

const comeBack = (address: string) => {
  history.replaceState(null, '', address)
  takeSignOnAnswer(location, sessionStorage)
}

beforeEach(() => {
  sessionStorage.clear()
})

describe('what a provider sends back', () => {
  it('is taken out of the address, and is used once, by the tab that began', () => {
    keepSignOn('north', begun, sessionStorage)
    comeBack('/north/sso?code=c&state=s&iss=https%3A%2F%2Flogin.example&session_state=more')
    expect(location.href).toMatch(/\/north\/sso$/)
    const answer = { code: 'c', state: 's', iss: 'https://login.example' }
    expect(usedSignOn('north', sessionStorage)).toEqual({ begun, answer })
    expect(usedSignOn('north', sessionStorage)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is of no use to a tab that began nothing, or began it at another tenant', () => {
    keepSignOn('south', begun, sessionStorage)
    comeBack('/north/sso?code=c&state=s')
    expect(usedSignOn('north', sessionStorage)).toBeNull()
  })

  it('is nothing on other pages', () => {
    comeBack('/north/list?code=c&state=s')
    expect(location.search).toBe('?code=c&state=s')
    expect(sessionStorage).toHaveLength(0)
  })
})
