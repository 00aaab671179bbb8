// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { NavigationModel } from '../../config/index.ts'
import type { Portal } from '../portal/portal.ts'
import { renderInShell } from '../testing/shell.tsx'
import { HomePage } from './Welcome.tsx'

let portal: Portal
afterEach(() => {
  cleanup()
  portal.tabs.close()
})

const begin: NavigationModel = { id: 'begin', label: 'nav.home', route: 'home', style: 'button' }

it.each([
  ['asks what somebody would like to do', [begin], 1],
  ['asks nothing of somebody to whom nothing is open', [], 0],
])('[SH-12] the start page %s', (_what, navigation, times) => {
  portal = renderInShell(
    <QueryClientProvider client={new QueryClient()}>
      <HomePage />
    </QueryClientProvider>,
    { boot: { navigation } },
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Welcome/)
  expect(screen.queryAllByText('What would you like to do?')).toHaveLength(times)
})
