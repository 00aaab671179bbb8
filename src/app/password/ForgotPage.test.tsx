// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { viewAtom } from '../portal/state.ts'
import { draw, gatewayFor, portalAt } from '../testing/outside.tsx'
import { emptyBoot } from '../testing/shell.tsx'
import { ForgotPage } from './ForgotPage.tsx'
import { TOKEN_EXPIRED } from './reset-link.ts'

let portal: Portal
let gateway: ReturnType<typeof gatewayFor>

const open = () => {
  draw(portal, <ForgotPage boot={emptyBoot} />)
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const picture = () => screen.getByRole('img', { name: /^Picture of five/ }).textContent
const ask = (email: string) => {
  type('E-mail', email)
  type('Captcha', picture())
  press('Submit')
}

beforeEach(() => {
  gateway = gatewayFor('/forgot-password')
  vi.stubGlobal('fetch', gateway.fetch)
  portal = portalAt('/north/forgot?return=%2Fnorth%2Flists')
})
afterEach(() => {
  cleanup()
  portal.tabs.close()
  vi.unstubAllGlobals()
})

describe('the forgot-password form', () => {
  it.each([
    ['', 'E-mail is required'],
    ['  ', 'E-mail is required'],
    ['customer', 'Please enter a valid e-mail address'],
    ['customer@north', 'Please enter a valid e-mail address'],
  ])('does not send %j: %s', (email, says) => {
    open()
    ask(email)
    expect(screen.getByText(says)).toBeTruthy()
    expect(document.activeElement).toBe(field('E-mail'))
    expect(gateway.sent).toEqual([])
  })

  it('asks for the captcha, and for another one when it was wrong', () => {
    open()
    type('E-mail', 'customer@north.example')
    press('Submit')
    expect(screen.getByText('Captcha is required')).toBeTruthy()
    const before = picture()
    type('Captcha', 'WRONG')
    press('Submit')
    expect(screen.getByText('Wrong captcha. Try again!')).toBeTruthy()
    expect(picture()).not.toBe(before)
    expect(gateway.sent).toEqual([])
  })

  it('has a link to the reset page sent, says thank you, and leads back with the way back', async () => {
    gateway.answers.push({ status: 200, body: {} })
    open()
    ask(' customer@north.example ')
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
    expect(screen.getByText('You will receive an e-mail with instructions to reset your password.')).toBeTruthy()
    expect(gateway.sent).toEqual([
      { email: 'customer@north.example', passwordResetUrl: `${location.origin}/north/reset` },
    ])
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    expect(portal.store.get(viewAtom)).toBe('login')
    expect(location.pathname + location.search).toBe('/north/login?return=%2Fnorth%2Flists')
  })

  it('[SI-07] takes the full-width letters of a Japanese keyboard, and says itself what the gateway would refuse', async () => {
    gateway.answers.push({ status: 200, body: {} })
    open()
    ask('a..b@north.example')
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeTruthy()
    expect(gateway.sent).toEqual([])
    ask('ｔａｒｏ＠ｎｏｒｔｈ．ｅｘａｍｐｌｅ')
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
    expect(gateway.sent).toMatchObject([{ email: 'taro@north.example' }])
  })

  it.each([
    [{ status: 401, body: { code: '22001', message: 'The account is locked.' } }, 'The account is locked.'],
    [
      {
        status: 400,
        body: { code: 'invalid-request', message: 'Bad', fieldErrors: [{ field: 'email', message: 'First' }] },
      },
      'First',
    ],
    [{ status: 500, body: {} }, 'Internal error. Please contact support.'],
  ])('refused with %j says so, with another captcha, and keeps the address', async (answer, says) => {
    gateway.answers.push(answer)
    open()
    const before = picture()
    ask('customer@north.example')
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toBe(says)
    })
    expect(picture()).not.toBe(before)
    expect(field('E-mail').value).toBe('customer@north.example')
  })

  it('says why it came after a link that was too old', () => {
    history.replaceState(TOKEN_EXPIRED, '', '/north/forgot')
    open()
    expect(screen.getByText('Reset token is expired. Please submit email to reset password again!')).toBeTruthy()
  })
})
