// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Viewer } from '../preview/sign-in.ts'
import { SignIn } from './SignIn.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
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
