// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog'
import { act, cleanup, screen } from '@testing-library/react'
import { closeSnackbar } from 'notistack'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { renderInShell } from '../testing/shell.tsx'
import { notify } from './notices.ts'

let portal: Portal
const timers: number[] = []

beforeEach(() => {
  portal = renderInShell(null)
  timers.splice(0)
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, ms?: number) => {
    timers.push(ms ?? 0)
    return real(act, ms)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  act(() => {
    closeSnackbar()
  })
  cleanup()
  portal.tabs.close()
})

const say = (notice: Parameters<typeof notify>[0]) => {
  act(() => {
    notify(notice)
  })
}

describe('a notice', () => {
  it.each(['success', 'info', 'warning', 'error'] as const)(
    'of severity %s is announced, and hides after 5 seconds',
    (severity) => {
      say({ severity, text: `Shown as ${severity}` })
      expect(screen.getByRole('alert').textContent).toBe(`Shown as ${severity}`)
      expect(timers).toContain(5_000)
    },
  )

  it('says an error as often as it is told', () => {
    const warned = vi.spyOn(console, 'error')
    say({ severity: 'error', text: 'Not stored', lines: ['a.pdf: too large', 'a.pdf: too large'] })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(warned).not.toHaveBeenCalled()
  })

  it('with a list of errors stays for 60 seconds', () => {
    say({ severity: 'error', text: 'Not stored', lines: ['a.pdf: too large', 'b.exe: not allowed'] })
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'a.pdf: too large',
      'b.exe: not allowed',
    ])
    expect(timers).toContain(60_000)
    expect(timers).not.toContain(5_000)
  })

  it('is heard while a dialog hides the page behind it', async () => {
    cleanup()
    portal.tabs.close()
    portal = renderInShell(
      <>
        <button>Behind</button>
        <Dialog open>In front</Dialog>
      </>,
    )
    say({ severity: 'info', text: 'Link copied' })
    expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull()
    expect((await screen.findByRole('alert')).textContent).toBe('Link copied')
  })

  it('stands with others, each with a way to close it', () => {
    say({ severity: 'success', text: 'One' })
    say({ severity: 'error', text: 'Two' })
    expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual(expect.arrayContaining(['One', 'Two']))
    expect(screen.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThanOrEqual(2)
  })
})
