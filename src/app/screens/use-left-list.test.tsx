// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useLeftList } from './use-left-list.ts'

afterEach(cleanup)

function List() {
  const { now, keep } = useLeftList()
  return <button onClick={() => keep({ steps: 2 })}>{`widened ${String(now.steps ?? 0)}`}</button>
}

it('A list is as it was left for who comes back to it, and begins anew for who goes to it', async () => {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/other', element: <p>other</p> },
    ],
    { initialEntries: ['/list'] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  act(() => screen.getByText('widened 0').click())
  await act(() => router.navigate('/other'))
  await act(() => router.navigate('/list'))
  expect(screen.getByText('widened 0')).toBeDefined()
  await act(() => router.navigate(-1))
  await act(() => router.navigate(-1))
  expect(screen.getByText('widened 2')).toBeDefined()
})
