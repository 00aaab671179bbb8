// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { sessionAtom } from '../portal/state.ts'
import { draw, portalAt } from '../testing/outside.tsx'
import { TwoStepDialog } from './TwoStepDialog.tsx'

const SECRET = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/North:CUSTOMER?secret=JBSWY3DPEHPK3PXP' }
const OFF = { isOn: false, isRequired: false, recoveryCodesLeft: 0 }
const ON = { isOn: true, isRequired: true, since: '2026-01-05T08:12:33Z', recoveryCodesLeft: 7 }

let portal: Portal
/** Answers by the last part of the operation's address. */
let answers: Record<string, { status: number; body?: object }>
let sent: [string, unknown][]
let called: string[]
const close = vi.fn()

const invalid = (field: string, message: string) => ({
  status: 400,
  body: { code: 'invalid-request', message: 'Not valid', fieldErrors: [{ field, message }] },
})

async function gateway(asked: Request): Promise<Response> {
  const name = new URL(asked.url).pathname.split('/').at(-1) ?? ''
  called.push(name)
  const text = await asked.text()
  if (text !== '') sent.push([name, JSON.parse(text)])
  const { status, body } = answers[name] ?? { status: 500, body: {} }
  return new Response(status === 204 ? null : JSON.stringify(body), { status })
}

beforeEach(() => {
  sessionStorage.clear()
  close.mockClear()
  sent = []
  called = []
  answers = { 'two-step-sign-in': { status: 200, body: OFF } }
  vi.stubGlobal('fetch', gateway)
  portal = portalAt('/north/lists', true)
})
afterEach(() => {
  cleanup()
  portal.tabs.close()
  vi.unstubAllGlobals()
})

const open = (forced = false) => draw(portal, <TwoStepDialog forced={forced} onClose={close} />)
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('[GW-07] the dialog of two-step sign-in', () => {
  it('leads from the password by the secret to the recovery codes, which nothing but the button closes', async () => {
    answers['secret'] = { status: 200, body: SECRET }
    answers['confirmation'] = { status: 200, body: { recoveryCodes: ['7Q2MX-9KTRD', 'AAAAA-BBBBB'] } }
    open()
    await type('Current Password', 'Portal#2026')
    await press('Continue')
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
    expect(screen.getByRole('definition').textContent).toBe('JBSW Y3DP EHPK 3PXP')
    await type('Code', ' ４９２０３９ ')
    await press('Turn on')
    const codes = await screen.findByRole('list', { name: 'Recovery codes' })
    expect([...codes.children].map((code) => code.textContent)).toEqual(['7Q2MX-9KTRD', 'AAAAA-BBBBB'])
    expect(sent).toEqual([
      ['secret', { password: 'Portal#2026' }],
      ['confirmation', { code: '492039' }],
    ])
    fireEvent.keyDown(codes, { key: 'Escape' })
    expect(close).not.toHaveBeenCalled()
    await press('I have kept them')
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('has the browser ask before it leaves the codes, and keeps in mind that nobody has said to have kept them', async () => {
    answers['secret'] = { status: 200, body: SECRET }
    answers['confirmation'] = { status: 200, body: { recoveryCodes: ['7Q2MX-9KTRD'] } }
    answers['kept'] = { status: 204 }
    open()
    await type('Current Password', 'Portal#2026')
    await press('Continue')
    await type('Code', '492039')
    await press('Turn on')
    await screen.findByRole('list', { name: 'Recovery codes' })
    const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leaving()).toBe(true)
    expect(portal.store.get(sessionAtom)?.mustKeepRecoveryCodes).toBe(true)
    await press('I have kept them')
    expect(portal.store.get(sessionAtom)?.mustKeepRecoveryCodes).toBe(false)
    await waitFor(() => expect(called).toContain('kept'))
    cleanup()
    expect(leaving()).toBe(false)
  })

  it('makes new ones for whoever lost sight of them, who may also say to have kept them', async () => {
    answers['two-step-sign-in'] = { status: 200, body: { ...ON, recoveryCodesKept: false } }
    answers['recovery-codes'] = { status: 200, body: { recoveryCodes: ['AAAAA-BBBBB'] } }
    open()
    expect(await screen.findByText(/If you have not seen its recovery codes/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'I have kept them' })).toBeTruthy()
    await type('Current Password', 'Portal#2026')
    await type('Code', '492039')
    await press('New recovery codes')
    const codes = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(codes.textContent).toBe('AAAAA-BBBBB')
    expect(sent).toEqual([['recovery-codes', { password: 'Portal#2026', code: '492039' }]])
  })

  it('copies the recovery codes also where the browser gives no clipboard, as without TLS', async () => {
    answers['secret'] = { status: 200, body: SECRET }
    answers['confirmation'] = { status: 200, body: { recoveryCodes: ['7Q2MX-9KTRD'] } }
    vi.stubGlobal('navigator', { ...navigator, userAgent: '', clipboard: undefined })
    const copy = vi.fn(() => true)
    Object.assign(document, { execCommand: copy })
    open()
    await type('Current Password', 'Portal#2026')
    await press('Continue')
    await type('Code', '492039')
    await press('Turn on')
    await press('Copy')
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(copy).toHaveBeenCalledWith('copy')
    Reflect.deleteProperty(document, 'execCommand')
  })

  it('says at the field what is missing or wrong, and forgets what was typed there', async () => {
    answers['secret'] = invalid('password', 'The password is not right.')
    open()
    await press('Continue')
    expect(await screen.findByText('Password is required')).toBeTruthy()
    expect(sent).toEqual([])
    await type('Current Password', 'wrong')
    await press('Continue')
    expect(await screen.findByText('The password is not right.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Current Password').value).toBe('')
    expect(document.activeElement).toBe(screen.getByLabelText('Current Password'))
  })

  it('says how it stands, and turns off; where codes are required, they have to be set up again at once', async () => {
    answers['two-step-sign-in'] = { status: 200, body: ON }
    answers['removal'] = { status: 204 }
    open()
    expect(await screen.findByText('Recovery codes left: 7')).toBeTruthy()
    await type('Current Password', 'Portal#2026')
    await type('Code', '7Q2MX-9KTRD')
    await press('Turn off')
    await waitFor(() => expect(portal.store.get(sessionAtom)?.mustSetUpTwoStep).toBe(true))
    expect(sent).toEqual([['removal', { password: 'Portal#2026', code: '7Q2MX-9KTRD' }]])
  })

  it('demands nothing of whoever signs in while the answer to turning it off is on its way', async () => {
    answers['two-step-sign-in'] = { status: 200, body: ON }
    let come: (answer: Response) => void = () => undefined
    open()
    await type('Current Password', 'Portal#2026')
    await type('Code', '492039')
    vi.stubGlobal('fetch', () => new Promise((resolve) => (come = resolve)))
    await press('Turn off')
    act(() => portal.store.set(sessionAtom, (session) => session && { ...session, id: 'another' }))
    const answer = new Response('{}', { status: 200 })
    come(answer)
    await waitFor(() => expect(answer.bodyUsed).toBe(true))
    // What follows from what was read is done by the next turn.
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    expect(portal.store.get(sessionAtom)?.mustSetUpTwoStep).toBe(false)
  })

  it('that is forced has no way out but to sign out, and opens the portal when it is done', async () => {
    portal.account.amend({ mustSetUpTwoStep: true })
    answers['secret'] = { status: 200, body: SECRET }
    answers['confirmation'] = { status: 200, body: { recoveryCodes: ['7Q2MX-9KTRD'] } }
    open(true)
    expect(await screen.findByText(/Your role requires/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    fireEvent.keyDown(screen.getByLabelText('Current Password'), { key: 'Escape' })
    expect(close).not.toHaveBeenCalled()
    await type('Current Password', 'Portal#2026')
    await press('Continue')
    await type('Code', '492039')
    await press('Turn on')
    await press('I have kept them')
    expect(portal.store.get(sessionAtom)?.mustSetUpTwoStep).toBe(false)
  })

  it('that lost the answer to the last step says that it is on, and how to see recovery codes', async () => {
    answers['secret'] = { status: 200, body: SECRET }
    answers['confirmation'] = { status: 502, body: {} }
    open()
    await type('Current Password', 'Portal#2026')
    await press('Continue')
    await type('Code', '492039')
    answers['two-step-sign-in'] = { status: 200, body: ON }
    await press('Turn on')
    expect(await screen.findByText(/If you have not seen its recovery codes/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy()
  })

  it('that is forced and lost that answer lets its user into the portal', async () => {
    portal.account.amend({ mustSetUpTwoStep: true })
    answers['secret'] = { status: 200, body: SECRET }
    answers['confirmation'] = { status: 502, body: {} }
    open(true)
    await type('Current Password', 'Portal#2026')
    await press('Continue')
    await type('Code', '492039')
    answers['two-step-sign-in'] = { status: 200, body: ON }
    await press('Turn on')
    await press('Close')
    expect(portal.store.get(sessionAtom)?.mustSetUpTwoStep).toBe(false)
  })

  it('that lost the answer to turning it off says that it is off', async () => {
    answers['two-step-sign-in'] = { status: 200, body: { ...ON, isRequired: false } }
    answers['removal'] = { status: 502, body: {} }
    open()
    await type('Current Password', 'Portal#2026')
    await type('Code', '492039')
    answers['two-step-sign-in'] = { status: 200, body: OFF }
    await press('Turn off')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('begins again where the gateway has forgotten what was begun', async () => {
    answers['secret'] = { status: 200, body: SECRET }
    answers['confirmation'] = { status: 409, body: { code: 'conflict', message: 'Please begin again.' } }
    open()
    await type('Current Password', 'Portal#2026')
    await press('Continue')
    await type('Code', '492039')
    await press('Turn on')
    expect(await screen.findByText('Please begin again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  })

  it('says so when the gateway does not answer, or has another state', async () => {
    answers['secret'] = { status: 409, body: { code: 'conflict', message: 'Two-step sign-in is on already.' } }
    open()
    await type('Current Password', 'Portal#2026')
    await press('Continue')
    expect(await screen.findByText('Two-step sign-in is on already.')).toBeTruthy()
    cleanup()
    answers['two-step-sign-in'] = { status: 500, body: {} }
    open()
    expect(await screen.findByText('Something went wrong. Please try again!')).toBeTruthy()
  })
})
