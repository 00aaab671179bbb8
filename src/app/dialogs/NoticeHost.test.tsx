// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { closeSnackbar } from 'notistack'
import { afterEach, expect, it } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { renderInShell } from '../testing/shell.tsx'
import { NoticeHost } from './NoticeHost.tsx'
import { notify } from './notices.ts'

let portal: Portal
afterEach(() => {
  act(() => closeSnackbar())
  cleanup()
  portal.tabs.close()
})

it('what is said before notices can be shown is shown once they can, all of it', async () => {
  portal = renderInShell(null, { notices: <NoticeHost /> })
  act(() => {
    notify({ severity: 'success', text: 'One' })
    notify({ severity: 'error', text: 'Two', lines: ['a.pdf: too large'] })
  })
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  expect(screen.getByRole('listitem').textContent).toBe('a.pdf: too large')
  act(() => notify({ severity: 'info', text: 'Three' }))
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toContain('Three')
})

it('what is said while nobody is signed in is said to nobody who signs in later', async () => {
  notify({ severity: 'info', text: 'Of somebody else' })
  portal = renderInShell(null, { notices: <NoticeHost /> })
  act(() => notify({ severity: 'info', text: 'Of one’s own' }))
  await waitFor(() => expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual(['Of one’s own']))
})
