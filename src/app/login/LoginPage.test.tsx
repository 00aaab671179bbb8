// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import { PortalContext, createPortal } from '../portal/portal.ts'
import type { Portal } from '../portal/portal.ts'
import { bootAtom, sessionAtom } from '../portal/state.ts'
import { loginResponse } from '../testing/examples.ts'
import { portalAt } from '../testing/outside.tsx'
import { LoginForm } from './LoginPage.tsx'

let portal: Portal
let sent: unknown[]
let answers: { status: number; body: unknown }[]

const refused = { status: 401, body: { code: '22001', message: 'Authentication Failed' } }
const elsewhere = { status: 409, body: { code: '22007', message: 'User already logged in' } }
const welcome = { status: 200, body: loginResponse }

async function gateway(asked: Request): Promise<Response> {
  if (!asked.url.endsWith('/new-login')) return new Response(null, { status: 204 })
  sent.push(JSON.parse(await asked.text()))
  const { status, body } = answers.shift() ?? refused
  return new Response(JSON.stringify(body), { status })
}

function open(captchaCount = 5): void {
  render(
    <Provider store={portal.store}>
      <PortalContext value={portal}>
        <LoginForm captchaCount={captchaCount} />
      </PortalContext>
    </Provider>,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const signIn = () => {
  type('User ID or e-mail', 'customer')
  type('Password', 'secret')
  press('Login')
}

beforeEach(() => {
  sessionStorage.clear()
  sent = []
  answers = []
  vi.stubGlobal('fetch', gateway)
  history.replaceState(null, '', '/north/login')
  portal = createPortal('north', undefined)
  portal.store.set(bootAtom, { id: 'NORTH', url: 'north' } as TenantBoot)
})
afterEach(() => {
  cleanup()
  portal.tabs.close()
  vi.unstubAllGlobals()
})

describe('the sign-in form', () => {
  it('asks for what is missing, goes to the first such field, and calls nobody', () => {
    open()
    press('Login')
    expect(screen.getByText('Username is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(document.activeElement).toBe(field('User ID or e-mail'))
    expect(sent).toEqual([])
  })

  it('turns the user id to upper case as it is typed', () => {
    open()
    type('User ID or e-mail', 'casey')
    expect(field('User ID or e-mail').value).toBe('CASEY')
  })

  it('signs in with one call, however often the button is pressed', async () => {
    answers = [welcome, welcome]
    open()
    signIn()
    press('Signing in…')
    fireEvent.submit(screen.getByRole('button', { name: 'Signing in…' }))
    await waitFor(() => {
      expect(portal.store.get(sessionAtom)?.userId).toBe('CUSTOMER')
    })
    expect(sent).toEqual([
      { userId: 'CUSTOMER', password: 'secret', device: expect.stringMatching(/^[\w-]{22,64}$/) as string },
    ])
  })

  it('says what the gateway says, and keeps what was typed', async () => {
    answers = [refused]
    open()
    signIn()
    expect(await screen.findByText('Authentication Failed')).toBeTruthy()
    expect(field('User ID or e-mail').value).toBe('CUSTOMER')
    expect(field('Password').value).toBe('secret')
  })

  it('leaves the focus on the button, and takes the refusal away once it is sent anew or a field is wrong', async () => {
    open()
    screen.getByRole('button', { name: 'Login' }).focus()
    signIn()
    // As a browser does with what becomes disabled.
    screen.getByRole('button', { name: 'Signing in…' }).blur()
    await screen.findByText('Authentication Failed')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' }))
    type('Password', '')
    press('Login')
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(screen.queryByText('Authentication Failed')).toBeNull()
  })

  it('asks whether to end the other session, and then signs in with forceLogoff', async () => {
    answers = [elsewhere, welcome]
    open()
    signIn()
    await screen.findByRole('dialog')
    press('Sign in here')
    await waitFor(() => {
      expect(portal.store.get(sessionAtom)).not.toBeNull()
    })
    expect(sent.at(-1)).toMatchObject({ forceLogoff: true })
  })

  it('leaves the other session alone when the question is declined', async () => {
    answers = [elsewhere]
    open()
    signIn()
    await screen.findByRole('dialog')
    press('Cancel')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(sent).toHaveLength(1)
  })
})

describe('the captcha', () => {
  it('appears once the attempts have reached the count of the tenant', async () => {
    open(2)
    signIn()
    await screen.findByText('Authentication Failed')
    expect(screen.queryByLabelText('Captcha')).toBeNull()
    press('Login')
    expect(await screen.findByLabelText('Captcha')).toBeTruthy()
  })

  it('wrong, it says so, shows another one and calls nobody', async () => {
    open(0)
    await screen.findByLabelText('Captcha')
    press('Show as text')
    const shown = screen.getByRole('status').textContent
    type('Captcha', 'WRONG')
    signIn()
    expect(screen.getByText('Wrong captcha. Try again!')).toBeTruthy()
    expect(field('Captcha').value).toBe('')
    press('Show as text')
    expect(screen.getByRole('status').textContent).not.toBe(shown)
    expect(sent).toEqual([])
  })

  it('is shown as text to those who cannot see the picture', async () => {
    answers = [welcome]
    open(0)
    await screen.findByLabelText('Captcha')
    press('Show as text')
    type('Captcha', screen.getByRole('status').textContent)
    signIn()
    await waitFor(() => {
      expect(portal.store.get(sessionAtom)).not.toBeNull()
    })
  })
})

describe('[GW-07] the second step of a sign-in', () => {
  const needsCode = { status: 401, body: { code: 'code-required', message: 'Please enter the code of your app.' } }
  const wrongCode = { status: 401, body: { code: 'code-refused', message: 'The code is not right.' } }
  const password = { userId: 'CUSTOMER', password: 'secret' }

  beforeEach(() => {
    portal.tabs.close()
    portal = portalAt('/north/login')
  })

  it('asks for a code in place of the password, says what is wrong with one, and goes on past another session', async () => {
    answers = [needsCode, wrongCode, elsewhere, welcome]
    open()
    signIn()
    expect((await screen.findByLabelText<HTMLInputElement>('Code')).getAttribute('autocomplete')).toBe('one-time-code')
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByText(needsCode.body.message)).toBeNull()
    press('Login')
    expect(screen.getByText('Code is required')).toBeTruthy()
    type('Code', '111111')
    press('Login')
    expect(await screen.findByText('The code is not right.')).toBeTruthy()
    expect(field('Code').value).toBe('')
    press('Use a recovery code')
    type('Recovery code', ' 7q2mx-9ktrd ')
    press('Login')
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in here' }))
    await waitFor(() => expect(portal.store.get(sessionAtom)?.token).toBe('token-1'))
    expect(sent).toMatchObject([
      password,
      { ...password, code: '111111' },
      { ...password, code: '7q2mx-9ktrd' },
      { ...password, code: '7q2mx-9ktrd', forceLogoff: true },
    ])
  })

  it('goes back to the password, with what was typed, and after a password that is no longer right', async () => {
    answers = [needsCode, needsCode, refused]
    open()
    signIn()
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
    expect(field('User ID or e-mail').value).toBe('CUSTOMER')
    press('Login')
    await screen.findByLabelText('Code')
    type('Code', '111111')
    press('Login')
    expect(await screen.findByText('Authentication Failed')).toBeTruthy()
    expect(field('Password').value).toBe('secret')
    // A new password is sent without the code that belonged to the old one.
    answers = [welcome]
    press('Login')
    await waitFor(() => expect(portal.store.get(sessionAtom)?.token).toBe('token-1'))
    expect(sent.at(-1)).not.toHaveProperty('code')
  })

  it('is no failed sign-in, so that nobody meets the captcha for having an app', async () => {
    answers = [needsCode, wrongCode]
    open(1)
    signIn()
    await screen.findByLabelText('Code')
    expect(sessionStorage.getItem('sign-in-attempts')).toBeNull()
    type('Code', '111111')
    press('Login')
    await screen.findByText('The code is not right.')
    expect(sessionStorage.getItem('sign-in-attempts')).toBe('1')
  })
})
