// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import type { EngineServices } from '../../render/index.ts'
import { questionAtom } from '../dialogs/question.ts'
import { createLine } from '../line/line.ts'
import { LineContext } from '../line/use-line.tsx'
import { sessionAtom } from '../portal/state.ts'
import { renderInShell } from '../testing/shell.tsx'
import { useServices } from './services.ts'

afterEach(cleanup)

it('[HD-13] what is under way when a session ends says, asks and opens nothing in the next one', async () => {
  let services: EngineServices | undefined
  function Part() {
    services = useServices()
    return null
  }
  const line = createLine(() => Promise.resolve(true))
  const portal = renderInShell(
    <QueryClientProvider client={new QueryClient()}>
      <LineContext value={line}>
        <Part />
      </LineContext>
    </QueryClientProvider>,
    { boot: { drawers: [{ id: 'item', screen: 'views/item', anchor: 'right', width: 'record' }] }, at: '/' },
  )
  const held = services
  if (held === undefined) throw new Error('There are no services.')
  const { store } = portal
  await act(async () => held.notify({ severity: 'info', text: 'Of now' }))
  expect(await screen.findByText('Of now')).toBeTruthy()

  await act(async () => store.set(sessionAtom, (session) => session && { ...session, id: 'another' }))
  await act(async () => {
    held.notify({ severity: 'error', text: 'Of before' })
    held.open('item', 'SH1')
    held.go('home', { of: 'before' })
    held.close()
  })
  expect(screen.queryByText('Of before')).toBeNull()
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/')
  expect(await held.ask({ title: 'Leave?', text: '', confirm: 'Yes', cancel: 'No' })).toBe(false)
  expect(store.get(questionAtom)).toBeNull()
  portal.tabs.close()
})
