// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext, standaloneServices } from '../../render/index.ts'
import type { PaperView } from '../../render/view.ts'
import { loadView } from '../screens/load-view.ts'
import { createQueries, screenQuery } from '../screens/queries.ts'
import { emptyBoot, renderInShell } from '../testing/shell.tsx'
import { print, PrintHost } from './PrintHost.tsx'

/** What each sheet says once it is whole, by its view. */
const ready = new Map<string, (title: string) => void>()

/** A view that draws its name, and is whole when the test says so. */
function loadedView(view: string): { Paper: typeof PaperView } {
  const Paper: typeof PaperView = ({ recordId, onReady }) => {
    ready.set(view, onReady)
    return <p>{`${view} of ${recordId}`}</p>
  }
  return { Paper }
}

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
    queries.setQueryData(screenQuery(emptyBoot, view, loadView).queryKey, loadedView(view))
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
  // What is still to be printed when a session ends is not printed in the next one.
  await begin('views/first', '3')
  cleanup()
  await waitFor(() => expect(ended).toEqual(['views/first', 'views/second', 'views/first']))
  portal.tabs.close()
})
