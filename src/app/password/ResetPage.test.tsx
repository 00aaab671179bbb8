// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { endedAtom, sessionAtom, viewAtom } from '../portal/state.ts'
import { draw, gatewayFor, portalAt } from '../testing/outside.tsx'
import { emptyBoot } from '../testing/shell.tsx'
import { isTokenExpired } from './reset-link.ts'
import { takeResetToken } from './reset-token.ts'
import { ResetPage } from './ResetPage.tsx'

let portal: Portal
let gateway: ReturnType<typeof gatewayFor>

function open(address: string, signedIn = false): void {
  portal = portalAt('/north/login', signedIn)
  history.replaceState(null, '', address)
  takeResetToken(location, sessionStorage)
  draw(portal, <ResetPage boot={emptyBoot} />)
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const picture = () => screen.getByRole('img', { name: /^Picture of five/ }).textContent
const reset = (password = 'Harbour!2027', again = password) => {
  type('New Password', password)
  type('Confirm Password', again)
  type('Captcha', picture())
  fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }))
}
const refusedBy = (field: string, message: string) => ({
  status: 400,
  body: { code: 'invalid-request', message: 'The request is not valid.', fieldErrors: [{ field, message }] },
})

beforeEach(() => {
  sessionStorage.clear()
  gateway = gatewayFor('/reset-password')
  vi.stubGlobal('fetch', gateway.fetch)
})
afterEach(() => {
  cleanup()
  portal.tabs.close()
  vi.unstubAllGlobals()
})

describe('the reset page', () => {
  it('without a token says that the address is wrong, and leads to the sign-in page and to another link', () => {
    open('/north/reset')
    expect(screen.getByRole('heading').textContent).toBe('Invalid password reset URL entered')
    expect(screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe('/north/forgot')
    fireEvent.click(screen.getByRole('link', { name: 'Go to sign in' }))
    expect(portal.store.get(viewAtom)).toBe('login')
  })

  it('with a token that cannot be one says ACCESS DENIED, and leads to the sign-in page', () => {
    open('/north/reset?token=%3Cscript%3E')
    expect(screen.getByRole('heading').textContent).toBe('ACCESS DENIED')
    expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/north/login')
  })

  it('ticks the rules and names the strength as the password is typed', () => {
    open('/north/reset?token=abc')
    const ticked = () =>
      screen
        .getAllByRole('listitem')
        .flatMap(({ textContent }) => (textContent.endsWith('– Met') ? [textContent.split(' – ')[0]] : []))
    expect(ticked()).toEqual([])
    for (const [password, rules, strength] of [
      ['a', ['At least one lower-case letter'], 'Very weak'],
      ['aB', ['At least one upper-case letter', 'At least one lower-case letter'], 'Weak'],
      [
        'aB3',
        ['At least one upper-case letter', 'At least one lower-case letter', 'At least one digit'],
        'Can be better',
      ],
    ] as const) {
      type('New Password', password)
      expect(ticked()).toEqual(rules)
      expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe(strength)
    }
    type('New Password', 'Harbour!2027')
    expect(ticked()).toHaveLength(5)
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('6')
  })

  it('takes nothing that is pasted', () => {
    open('/north/reset?token=abc')
    expect(fireEvent.paste(field('New Password'))).toBe(false)
    expect(fireEvent.paste(field('Confirm Password'))).toBe(false)
  })

  it.each([
    ['harbour', 'harbour', 'Password criteria not met', 'New Password'],
    ['Harbour!2027', 'Harbour!2028', 'New and Confirm Password does not match', 'Confirm Password'],
  ])('does not send %s and %s: %s', (password, again, says, where) => {
    open('/north/reset?token=abc')
    reset(password, again)
    expect(screen.getByText(says)).toBeTruthy()
    expect(document.activeElement).toBe(field(where))
    expect(gateway.sent).toEqual([])
  })

  it.each([false, true])(
    'sets the password by the token, forgets it and leads to the sign-in page (signed in before: %s)',
    async (signedIn) => {
      gateway.answers.push({ status: 200, body: {} })
      open('/north/reset?token=abc', signedIn)
      reset()
      await waitFor(() => {
        expect(portal.store.get(viewAtom)).toBe('login')
      })
      expect(gateway.sent).toEqual([{ resetPasswordToken: 'abc', newPassword: 'Harbour!2027' }])
      expect(portal.store.get(endedAtom)).toBe('passwordReset')
      expect(portal.store.get(sessionAtom)).toBeNull()
      expect(Object.values(sessionStorage)).not.toContain('abc')
      expect(location.pathname).toBe('/north/login')
    },
  )

  it('leads to the forgot-password form when the link is too old', async () => {
    gateway.answers.push(refusedBy('resetPasswordToken', 'Reset Password Token is Expired'))
    open('/north/reset?token=abc')
    reset()
    await waitFor(() => {
      expect(portal.store.get(viewAtom)).toBe('forgot')
    })
    expect(isTokenExpired(history.state)).toBe(true)
    expect(sessionStorage.length).toBe(0)
  })

  it('whose answer was lost leads, pressed again, to the sign-in: the password may be the new one', async () => {
    gateway.answers.push({ status: 504, body: {} }, refusedBy('resetPasswordToken', 'Reset Password Token is Expired'))
    open('/north/reset?token=abc')
    reset()
    await screen.findByText('Internal error. Please contact support.')
    reset()
    await waitFor(() => expect(portal.store.get(endedAtom)).toBe('passwordUnsure'))
    expect(portal.store.get(viewAtom)).toBe('login')
  })

  it('says ACCESS DENIED when the gateway does not know the link', async () => {
    gateway.answers.push(refusedBy('resetPasswordToken', 'Unknown'))
    open('/north/reset?token=abc')
    reset()
    expect(await screen.findByRole('heading', { name: 'ACCESS DENIED' })).toBeTruthy()
  })

  it('says why the gateway refused, with another captcha, and keeps what was typed', async () => {
    gateway.answers.push({ status: 401, body: { code: '22001', message: 'The account is locked.' } })
    open('/north/reset?token=abc')
    const before = picture()
    reset()
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toBe('The account is locked.')
    })
    expect(picture()).not.toBe(before)
    expect(field('New Password').value).toBe('Harbour!2027')
    reset('harbour', 'harbour')
    expect(screen.getByText('Password criteria not met')).toBeTruthy()
    expect(screen.queryByText('The account is locked.')).toBeNull()
  })
})
