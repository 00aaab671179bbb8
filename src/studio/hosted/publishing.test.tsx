// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Review } from '../host/api.ts'
import { connect } from '../host/host.ts'
import { sessionBegins, sessionEnds, whenTypedIsLost } from '../host/lost.ts'
import { Publishing } from './Publishing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const review: Review = {
  ...{ differences: [], findings: [], needsApproval: true, at: 1, mayPublish: true, mayApprove: true },
  affected: { people: 0, signedIn: 0, titles: {}, screens: [] },
}
const nothing = () => undefined

/** Shows what publishing a set means. */
const open = (given: Partial<ComponentProps<typeof Publishing>> = {}) =>
  render(
    <Publishing
      {...{ mayPublish: true, dueAt: undefined }}
      {...{ close: nothing, ends: nothing, published: nothing, scheduled: nothing }}
      {...given}
    />,
  )

it('[ST-03] what went wrong with an approval is said until it is given again', async () => {
  const approvals = [Response.json({ message: 'Not before noon.' }, { status: 409 }), Response.json({})]
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address.endsWith('/approve') ? approvals.shift() : Response.json(review)),
  )
  open()
  const approve = async () => fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  await approve()
  expect(await screen.findByText('Not before noon.')).toBeTruthy()
  await approve()
  await waitFor(() => expect(screen.queryByText('Not before noon.')).toBeNull())
})

it('what somebody says of a version is not lost by a click beside the page, nor with the session', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(review)))
  const close = vi.fn()
  const { unmount } = open({ close })
  const why = await screen.findByRole('textbox', { name: 'Why (kept with the version)' })
  fireEvent.change(why, { target: { value: 'Prices of autumn' } })
  fireEvent.keyDown(why, { key: 'Escape' })
  expect(close).not.toHaveBeenCalled()
  sessionEnds()
  unmount()
  const told = vi.fn()
  whenTypedIsLost(told)()
  expect(told).toHaveBeenCalledWith(['Prices of autumn'])
  sessionBegins()
})

it('[ST-03] where the same places were published otherwise meanwhile, one press says which counts, and it can be published', async () => {
  let conflict: string | undefined = '“Shipper” (grids/bookings.json › columns › shipper › hidden)'
  const settled = vi.fn()
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    if (!address.endsWith('/settle'))
      return Promise.resolve(Response.json({ ...review, needsApproval: false, conflict }))
    settled((JSON.parse(body) as { keeps: string }).keeps)
    conflict = undefined
    return Promise.resolve(Response.json({ version: 2 }))
  })
  open()
  const publish = screen.getByRole('button', { name: 'Publish' })
  expect((await screen.findByRole('alert')).textContent).toContain('begun: “Shipper” (grids/bookings.json')
  expect(publish.hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'This change set counts' }))
  await waitFor(() => expect(publish.hasAttribute('disabled')).toBe(false))
  expect(settled).toHaveBeenCalledExactlyOnceWith('set')
})

it('[ST-03] what will be refused is said before the press, which is not offered', async () => {
  const refused = 'Where people sign in is published by somebody else.'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...review, needsApproval: false, refused })))
  open()
  expect(await screen.findByText(refused)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true)
})

it('[ST-03] a publication whose answer was lost is asked for again under its key, and said; that of somebody else is not taken for it', async () => {
  const answers = async (...given: (Response | undefined)[]) => {
    const keys: unknown[] = []
    vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
      if (!address.endsWith('/publish')) return Promise.resolve(Response.json({ ...review, needsApproval: false }))
      keys.push(headers['idempotency-key'])
      const answer = given[keys.length - 1]
      return answer === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer)
    })
    const published = vi.fn()
    open({ published })
    const publish = await screen.findByRole('button', { name: 'Publish' })
    await waitFor(() => expect(publish.hasAttribute('disabled')).toBe(false))
    fireEvent.click(publish)
    await waitFor(() =>
      expect(published.mock.calls.length + screen.queryAllByText(/^(Failed|No record)/).length).toBe(1),
    )
    cleanup()
    connect(undefined)
    return { said: published.mock.calls as unknown[], sent: keys.length, keys: new Set(keys).size }
  }
  const gone = () => Response.json({ message: 'No record with this id.' }, { status: 404 })
  const done = [['Version 5 is published.']]
  expect(await answers(undefined, Response.json({ version: 5 }))).toEqual({ said: done, sent: 2, keys: 1 })
  expect(await answers(undefined, gone())).toEqual({ said: [], sent: 2, keys: 1 })
  expect(await answers(gone())).toEqual({ said: [], sent: 1, keys: 1 })
  expect(await answers(undefined, undefined)).toEqual({ said: [], sent: 2, keys: 1 })
})
