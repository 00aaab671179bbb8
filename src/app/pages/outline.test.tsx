// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DashboardPage } from '../home/DashboardPage.tsx'
import { FormPage } from '../screens/FormPage.tsx'
import { GridPage } from '../screens/GridPage.tsx'
import { emptyBoot, renderInShell } from '../testing/shell.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['list', <GridPage key="" screen="grids/late" />],
  ['form', <FormPage key="" screen="forms/late" />],
  ['dashboard', <DashboardPage key="" screen="dashboards/late" />],
])('[LK-06] a %s on its way has the shape of what comes, and says that it is on its way', (_kind, page) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const screens = Object.fromEntries(['grids', 'forms', 'dashboards'].map((kind) => [`${kind}/late`, `${kind}.json`]))
  const portal = renderInShell(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>, {
    boot: { files: { ...emptyBoot.files, screens } },
    notices: null,
  })
  const status = screen.getByText('Please wait, data is loading...').closest('[role=status]')
  expect([...(status?.children ?? [])].filter(({ textContent }) => textContent === '').length).toBeGreaterThan(1)
  portal.tabs.close()
})
