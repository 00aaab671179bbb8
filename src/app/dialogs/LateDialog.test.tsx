// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeGone } from '../../render/index.ts'
import { renderInShell } from '../testing/shell.tsx'
import { LateDialog } from './LateDialog.tsx'

afterEach(cleanup)

it.each([
  ['that it may be tried again', new Error('cut'), 'Something went wrong'],
  ['that the portal was published anew', new CodeGone('assets/old.js'), 'new version of the portal'],
])('A dialog whose code does not come closes, and says %s', async (_what, error, text) => {
  const load = (): Promise<() => null> => Promise.reject(error)
  const close = vi.fn<() => void>()
  const portal = renderInShell(<LateDialog load={load} props={{}} onClose={close} />)
  await waitFor(() => expect(document.body.textContent).toContain(text))
  expect(close).toHaveBeenCalledOnce()
  portal.tabs.close()
})
