// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { emptyBoot, renderInShell } from '../testing/shell.tsx'
import { useNewLine } from './use-line.tsx'

const portals: Portal[] = []

afterEach(() => {
  cleanup()
  portals.splice(0).forEach(({ tabs }) => tabs.close())
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

function Part() {
  useNewLine(emptyBoot)
  return null
}

const signIn = (): void => void portals.push(renderInShell(<Part />))

it('a session that ended without a line says nothing of the line that the next one finds', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  signIn()
  await act(async () => void window.dispatchEvent(new Event('offline')))
  expect(onlineManager.isOnline()).toBe(false)
  cleanup()
  signIn()
  expect(onlineManager.isOnline()).toBe(true)
})
