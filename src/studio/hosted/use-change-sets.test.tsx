// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSession } from '../../app/index.ts'
import { ask, connect } from '../host/host.ts'
import { gatewayFor } from '../preview/sign-in.ts'
import { useChangeSets } from './use-change-sets.ts'

const tenant = { id: 'NORTH', url: 'north' }
const session = openSession({ authToken: 'token-1', userId: 'CONFIGURER' }, tenant)
const whose = { gateway: gatewayFor(tenant.id, session.token), session }
/** The previews asked for, by their sets, each with its answer to come. */
const previews = new Map<string, (answer: Response) => void>()
let acted: unknown

beforeEach(() => {
  connect({ token: session.token, tenant: session.tenant })
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const { set } = JSON.parse(body) as { set: string }
    if (address.endsWith('/preview')) return new Promise((resolve) => previews.set(set, resolve))
    acted = set
    return Promise.resolve(Response.json([]))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  connect(undefined)
})

it('the set that was chosen last is open, and changed, whichever preview comes first and though one does not come', async () => {
  const { result } = renderHook(useChangeSets)
  const enter = (id: string) => act(() => void result.current.enter(id, whose))
  const come = (id: string, answer: Response) =>
    act(async () => {
      previews.get(id)?.(answer)
      await new Promise((resolve) => setTimeout(resolve))
    })
  enter('A')
  enter('B')
  await come('B', Response.json({ token: 'of-b' }))
  await come('A', Response.json({ token: 'of-a' }))
  expect(result.current.open).toMatchObject({ id: 'B', token: 'of-b' })
  enter('C')
  await act(async () => void (await ask('change')))
  expect(acted).toBe('B')
  await come('C', Response.json({ message: 'There is no such set.' }, { status: 404 }))
  await act(async () => void (await ask('change')))
  expect([result.current.open?.id, acted]).toEqual(['B', 'B'])
})
