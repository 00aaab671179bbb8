// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext, standaloneServices } from '../../render/index.ts'
import type { PaperView } from '../../render/view.ts'
import { createQueries, SCREEN_KEY } from '../screens/queries.ts'
import { emptyBoot, renderInShell } from '../testing/shell.tsx'
import { print, PrintHost } from './PrintHost.tsx'

/** What each sheet says once it is whole, by its view. */
const ready = new Map<string, (title: string) => void>()

/** A view that is at hand. */
const viewAtHand = (view: string) => ({
  ...{ model: {}, parts: {} },
  Paper: (({ recordId, onReady }) => {
    ready.set(view, onReady)
    return <p>{`${view} of ${recordId}`}</p>
  }) satisfies typeof PaperView,
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('prints what was asked for last, also while the sheet before it is still being drawn', async () => {
  const printed = vi.spyOn(window, 'print').mockReturnValue()
  const services = standaloneServices({
    port: { call: () => Promise.reject(new Error('nothing is asked')) },
    t: String,
  })
  const queries = createQueries()
  for (const view of ['views/first', 'views/second'])
    queries.setQueryData([SCREEN_KEY, emptyBoot.url, view], viewAtHand(view))
  const portal = renderInShell(
    <QueryClientProvider client={queries}>
      <EngineContext value={services}>
        <PrintHost />
      </EngineContext>
    </QueryClientProvider>,
  )
  const ended: string[] = []
  const begin = (view: string, record: string) =>
    act(async () => {
      void print(portal.store, { view, record, data: {} }).then(() => ended.push(view))
      await Promise.resolve()
    })
  await begin('views/first', '1')
  await waitFor(() => expect(screen.queryByText('views/first of 1')).not.toBeNull())
  await begin('views/second', '2')
  await waitFor(() => expect(screen.queryByText('views/second of 2')).not.toBeNull())
  await act(async () => {
    ready.get('views/first')?.('First')
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(ended).toEqual(['views/first'])
  expect(screen.queryByText('views/second of 2')).not.toBeNull()
  expect(printed).not.toHaveBeenCalled()
  await act(async () => {
    ready.get('views/second')?.('Second')
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(ended).toEqual(['views/first', 'views/second'])
  expect(printed).toHaveBeenCalledOnce()
  portal.tabs.close()
})
