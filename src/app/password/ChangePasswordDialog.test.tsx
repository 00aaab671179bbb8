// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { endedAtom, sessionAtom, viewAtom } from '../portal/state.ts'
import { openSession } from '../session/session.ts'
import { loginResponse, tenant } from '../testing/examples.ts'
import { draw, gatewayFor, portalAt } from '../testing/outside.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'

let portal: Portal
let gateway: ReturnType<typeof gatewayFor>
const close = vi.fn()

const done = { status: 200, body: { message: 'Password changed successfully. please login' } }
const refusedBy = (fieldErrors: { field: string; message: string }[]) => ({
  status: 400,
  body: { code: 'invalid-request', message: 'The request is not valid.', fieldErrors },
})

const open = (forced = false) => {
  draw(portal, <ChangePasswordDialog forced={forced} onClose={close} />)
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const fill = (current = 'Portal#2026', password = 'Harbour!2027', again = password) => {
  type('Current Password', current)
  type('New Password', password)
  type('Confirm Password', again)
}

beforeEach(() => {
  sessionStorage.clear()
  close.mockClear()
  gateway = gatewayFor('/change-password')
  vi.stubGlobal('fetch', gateway.fetch)
  portal = portalAt('/north/lists', true)
})
afterEach(() => {
  cleanup()
  portal.tabs.close()
  vi.unstubAllGlobals()
})

describe('the change-password dialog', () => {
  it('lets nobody save before all three fields are filled and every rule is kept', () => {
    open()
    expect(button('Save').disabled).toBe(true)
    type('New Password', 'Harbour!2027')
    type('Confirm Password', 'Harbour!2027')
    expect(button('Save').disabled).toBe(true)
    type('Current Password', 'Portal#2026')
    expect(button('Save').disabled).toBe(false)
    type('New Password', 'Harbour2027')
    expect(button('Save').disabled).toBe(true)
    type('New Password', 'Harbour!2027')
    type('Confirm Password', '')
    expect(button('Save').disabled).toBe(true)
  })

  it('takes at most 30 characters, and nothing that is pasted or dropped', () => {
    open()
    for (const label of ['New Password', 'Confirm Password']) expect(field(label).maxLength).toBe(30)
    for (const label of ['Current Password', 'New Password', 'Confirm Password']) {
      expect(fireEvent.paste(field(label))).toBe(false)
      expect(fireEvent.drop(field(label))).toBe(false)
    }
    expect(screen.getAllByText('Pasting is disabled. Please type the password.')).toHaveLength(3)
  })

  it('[SI-09] says that what is typed past the 30th character is left out', () => {
    open()
    const typeNext = () =>
      fireEvent(
        field('New Password'),
        Object.assign(new Event('keypress', { bubbles: true }), { which: 'x'.charCodeAt(0) }),
      )
    const cut = 'At most 30 characters: what is typed after them is left out.'
    type('New Password', 'Harbour!2027'.padEnd(29, 'x'))
    typeNext()
    expect(screen.queryByText(cut)).toBeNull()
    type('New Password', 'Harbour!2027'.padEnd(30, 'x'))
    typeNext()
    expect(screen.getByText(cut)).toBeTruthy()
    // What replaces something may be as long as that.
    type('New Password', 'Harbour!2027'.padEnd(30, 'y'))
    field('New Password').setSelectionRange(0, 1)
    typeNext()
    expect(screen.queryByText(cut)).toBeNull()
  })

  it('says that the two passwords differ, calls nobody, and stops saying so once either is changed', () => {
    open()
    fill('Portal#2026', 'Harbour!2027', 'Harbour!2028')
    fireEvent.click(button('Save'))
    expect(screen.getByText('New and Confirm Password does not match')).toBeTruthy()
    expect(document.activeElement).toBe(field('Confirm Password'))
    type('New Password', 'Harbour!2028')
    expect(screen.queryByText('New and Confirm Password does not match')).toBeNull()
    expect(gateway.sent).toEqual([])
  })

  it('says on leaving the new password that it does not keep the rules', () => {
    open()
    type('New Password', 'harbour')
    fireEvent.blur(field('New Password'))
    expect(screen.getByText('Password criteria not met')).toBeTruthy()
  })

  it('sends the old and the new password once, then signs out and has the sign-in page say so, in each tab', async () => {
    const elsewhere = vi.spyOn(portal.tabs, 'tellEnded')
    const id = portal.store.get(sessionAtom)?.id
    gateway.answers.push(done)
    open()
    fill()
    fireEvent.click(button('Save'))
    fireEvent.submit(button('Saving…'))
    await waitFor(() => {
      expect(portal.store.get(viewAtom)).toBe('login')
    })
    expect(gateway.sent).toEqual([{ oldPassword: 'Portal#2026', newPassword: 'Harbour!2027' }])
    expect(gateway.called).toContain('logout')
    expect(portal.store.get(sessionAtom)).toBeNull()
    expect(portal.store.get(endedAtom)).toBe('passwordChanged')
    expect(elsewhere).toHaveBeenCalledExactlyOnceWith('north', id, 'passwordChanged')
  })

  it('says of a wrong current password at its field, and goes there', async () => {
    gateway.answers.push(refusedBy([{ field: 'oldPassword', message: 'Old Password error.' }]))
    open()
    fill()
    fireEvent.click(button('Save'))
    expect(await screen.findByText('Please enter correct password')).toBeTruthy()
    expect(document.activeElement).toBe(field('Current Password'))
    expect(field('New Password').value).toBe('Harbour!2027')
    expect(portal.store.get(sessionAtom)).not.toBeNull()
  })

  it('says only what the last answer said, and leaves the focus on the button', async () => {
    gateway.answers.push(refusedBy([{ field: 'oldPassword', message: 'Old Password error.' }]))
    gateway.answers.push(refusedBy([{ field: 'newPassword', message: 'must differ from the old password' }]))
    open()
    fill()
    fireEvent.click(button('Save'))
    await screen.findByText('Please enter correct password')
    fireEvent.click(button('Save'))
    await screen.findByText('must differ from the old password')
    expect(screen.queryByText('Please enter correct password')).toBeNull()
    expect(document.activeElement).toBe(button('Save'))
  })

  it('takes a refusal away once something else is typed: it is not of that', async () => {
    gateway.answers.push(refusedBy([{ field: 'newPassword', message: 'must differ from the old password' }]))
    open()
    fill('Portal#2026', 'Portal#2026')
    fireEvent.click(button('Save'))
    await screen.findByText('must differ from the old password')
    type('New Password', 'Portal#20266')
    expect(screen.queryByText('must differ from the old password')).toBeNull()
  })

  it.each([
    [
      'the text of other field errors',
      refusedBy([{ field: 'newPassword', message: 'must differ from the old password' }]),
      'must differ from the old password',
    ],
    [
      'something went wrong',
      { status: 500, body: { code: 'internal', message: 'Details' } },
      'Something went wrong. Please try again!',
    ],
    [
      'to wait after too many attempts',
      { status: 429, body: { code: 'too-many-requests', message: 'Please wait' } },
      'Please wait',
    ],
  ])('says %s', async (_what, answer, says) => {
    gateway.answers.push(answer)
    open()
    fill()
    fireEvent.click(button('Save'))
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toBe(says)
    })
    expect(button('Save').disabled).toBe(false)
  })

  it('whose answer was lost says, pressed again, that the password may be the new one', async () => {
    gateway.answers.push({ status: 502, body: {} }, { status: 401, body: {} })
    open()
    fill()
    fireEvent.click(button('Save'))
    await screen.findByText('Something went wrong. Please try again!')
    fireEvent.click(button('Save'))
    await waitFor(() => expect(portal.store.get(endedAtom)).toBe('passwordUnsure'))
    expect(portal.store.get(viewAtom)).toBe('login')
  })

  it('signs nobody out who signed in while the answer was on its way', async () => {
    let come: (answer: Response) => void = () => undefined
    const isAsked = new Promise<void>((asked) => {
      vi.stubGlobal('fetch', () => {
        asked()
        return new Promise((resolve) => (come = resolve))
      })
    })
    open()
    fill()
    fireEvent.click(button('Save'))
    await isAsked
    const next = { ...openSession(loginResponse, tenant), userId: 'NEXT' }
    act(() => portal.account.leave('expired'))
    act(() => portal.account.enter(next))
    const answer = Response.json(done.body)
    come(answer)
    await waitFor(() => expect(answer.bodyUsed).toBe(true))
    // What follows from what was read is done by the next turn.
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    expect(portal.store.get(sessionAtom)?.userId).toBe('NEXT')
  })

  it('whose session had ended before says that alone', async () => {
    gateway.answers.push({ status: 401, body: {} })
    open()
    fill()
    fireEvent.click(button('Save'))
    await waitFor(() => expect(portal.store.get(endedAtom)).toBe('expired'))
  })

  it('can be cancelled', () => {
    open()
    fireEvent.click(button('Cancel'))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(close).toHaveBeenCalledTimes(2)
  })
})

describe('a forced change', () => {
  it('cannot be cancelled', () => {
    open(true)
    expect(
      screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['Save'])
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(close).not.toHaveBeenCalled()
  })

  it('can be closed after a failure', async () => {
    open(true)
    fill()
    fireEvent.click(button('Save'))
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledTimes(1)
  })
})
