// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { act as actAtHost, connect } from '../host/host.ts'
import { keepTyped } from '../host/lost.ts'
import type { Viewer } from '../preview/sign-in.ts'
import { SignIn } from './SignIn.tsx'

afterEach(() => {
  cleanup()
  connect(undefined)
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const place = { file: 'grids/bookings.json', keys: ['columns', 'shipper', 'label'], language: 'en' }
const request = { tenant: 'ACME', file: 'grids/bookings.json', language: 'en' }
const typed = (text: string) => actAtHost('change', { ...request, changes: [{ kind: 'text', ...place, text }] })

it('whose session ended while they typed is shown what was not kept, where one signs in again', async () => {
  connect({ token: 'over', tenant: 'ACME', set: 'one' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Authentication Failed' }, { status: 401 })))
  // A session is there until the gateway says otherwise.
  keepTyped('of before')
  await expect(typed('Sender of the goods')).rejects.toThrow('Authentication Failed')
  render(<SignIn failure="You are signed in no more." signedIn={() => undefined} />)
  expect(screen.getByText('You had entered: Sender of the goods')).toBeTruthy()
  // A field that goes away under the hands of whoever types, later than the page comes.
  act(() => keepTyped('half a word'))
  expect(screen.getByText('You had entered: half a word')).toBeTruthy()
  // It is typed once, however often it comes too late.
  act(() => keepTyped('half a word'))
  expect(screen.getAllByText('You had entered: half a word')).toHaveLength(1)
  expect(screen.queryByText(/of before/)).toBeNull()
})

it('nothing of a session before the last one is shown there', async () => {
  connect({ token: 'over', tenant: 'ACME', set: 'one' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Authentication Failed' }, { status: 401 })))
  await expect(typed('Sender of the goods')).rejects.toThrow()
  connect({ token: 'new', tenant: 'ACME' })
  render(<SignIn failure="" signedIn={() => undefined} />)
  expect(screen.queryByText(/You had entered/)).toBeNull()
})

it('who presses twice is signed in once: a second sign-in would end the first', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    const path = new URL(request.url).pathname
    asked.push(path)
    const isLogin = path.endsWith('/new-login')
    return Promise.resolve(
      Response.json(isLogin ? { authToken: 'token-1', userId: 'CONFIGURER' } : { tenant: 'NORTH' }),
    )
  })
  const entered: Viewer[] = []
  render(<SignIn failure="" signedIn={(viewer) => void entered.push(viewer)} />)
  const [form] = document.forms
  if (form === undefined) throw new Error('There is no form.')
  for (const name of ['tenant', 'userId', 'password'])
    fireEvent.change(form.querySelector(`[name=${name}]`) ?? form, { target: { value: 'north' } })
  fireEvent.submit(form)
  fireEvent.submit(form)

  await waitFor(() => expect(entered).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false))
  expect(asked.filter((path) => path.endsWith('/new-login'))).toHaveLength(1)
})
