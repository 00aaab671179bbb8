// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DrawerModel } from '../../config/index.ts'
import type { LeaveGuard, LeaveHandle } from './use-leave-guard.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const drawers: DrawerModel[] = ['item', 'box'].map((id) => ({
  id,
  screen: `forms/${id}`,
  anchor: 'right',
  width: 'form',
}))

afterEach(cleanup)

/** A list whose drawer is open, opened from the list itself. `answer`: what the content says when it is to be left, at once or later. */
function openDrawer(answer: boolean | null | Promise<boolean>) {
  const requestClose = vi.fn(() => Promise.resolve(answer ?? false))
  const content = { current: answer === null ? null : ({ requestClose } satisfies LeaveHandle) }
  let guard: LeaveGuard | undefined
  function Page() {
    guard = useLeaveGuard(drawers, content)
    return <output>{useLocation().search}</output>
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/list', '/list?item=7'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  const go = (to: string | -1) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to)))
  return { requestClose, go, guard: () => guard, address: () => screen.getByRole('status').textContent }
}

describe('leaving an open drawer', () => {
  it('by Back asks its content, and goes when that agrees', async () => {
    const { go, address, requestClose } = openDrawer(true)
    await go(-1)
    await waitFor(() => {
      expect(address()).toBe('')
    })
    expect(requestClose).toHaveBeenCalledTimes(1)
  })

  it('is called off when the user stays, each time anew', async () => {
    const { go, address, requestClose } = openDrawer(false)
    await go(-1)
    await go('/list?box=new')
    await go('/other')
    expect(address()).toBe('?item=7')
    expect(requestClose).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['goes', true, ''],
    ['stays', false, '?f.name=a&item=7'],
  ])('is not forgotten where the address changes while the user is asked, who %s', async (_, leaves, to) => {
    let say: (leaves: boolean) => void = () => undefined
    const { go, address } = openDrawer(new Promise((resolve) => (say = resolve)))
    await go(-1)
    await go('/list?f.name=a&item=7')
    await act(async () => say(leaves))
    await waitFor(() => expect(address()).toBe(to))
  })

  it('by a second Back while the user is asked waits for the same answer', async () => {
    let say: (leaves: boolean) => void = () => undefined
    const { go, address, requestClose } = openDrawer(new Promise((resolve) => (say = resolve)))
    await go(-1)
    expect(address()).toBe('?item=7')
    await act(async () => say(false))
    expect(requestClose).toHaveBeenCalledTimes(1)
    expect(address()).toBe('?item=7')
  })

  it('is not mistaken for a change of the filters, which asks nobody', async () => {
    const { go, address, requestClose } = openDrawer(false)
    await go('/list?f.name=a&item=7')
    expect(address()).toBe('?f.name=a&item=7')
    expect(requestClose).not.toHaveBeenCalled()
  })

  it('asks nobody when the content has closed itself', async () => {
    const { go, address, guard, requestClose } = openDrawer(false)
    guard()?.pass()
    await go(-1)
    expect(address()).toBe('')
    expect(requestClose).not.toHaveBeenCalled()
  })

  it('asks nobody while the content is not there', async () => {
    const { go, address } = openDrawer(null)
    await go(-1)
    expect(address()).toBe('')
  })
})
