// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NoticeHost } from '../dialogs/NoticeHost.tsx'
import { leavePreview, takePreview } from '../tenant/preview.ts'
import { emptyBoot, renderInShell } from '../testing/shell.tsx'
import { PreviewEnded } from './PreviewEnded.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('[BX-04] who comes to a preview that has ended reads so, and not only what is published', async () => {
  takePreview({ pathname: `/${emptyBoot.url}`, search: `?preview=${'a'.repeat(43)}` }, sessionStorage)
  leavePreview(emptyBoot.url)
  const portal = renderInShell(<PreviewEnded url={emptyBoot.url} />, { notices: <NoticeHost /> })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toBe('The preview has ended. This is the portal as it is published.')
  portal.tabs.close()
})
