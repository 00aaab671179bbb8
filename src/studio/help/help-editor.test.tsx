// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Change, HelpPage } from '../host/api.ts'
import { HelpEditor } from './HelpEditor.tsx'

const pageOf = (markdown: string): HelpPage => ({
  ...{ file: 'help/en/x_quay.md', name: 'x_quay', language: 'en', title: 'Quay', group: 'Ours', order: 1 },
  ...{ text: `---\ngroup: Ours\n---\n${markdown}\n`, isOwn: true, isPortals: false },
})

/** The editor over a page that a host keeps, which makes changes or refuses them. */
function open(makes = true) {
  const change = vi.fn((..._changes: Change[]) => Promise.resolve(makes))
  const drawn = (markdown: string) => (
    <HelpEditor
      page={pageOf(markdown)}
      file="help/en/x_quay.md"
      others={[]}
      groups={[]}
      pictures={[]}
      shownAt="about:blank"
      languageChoice={null}
      change={change}
      remove={() => undefined}
    />
  )
  const { rerender, container, unmount } = render(drawn('# Quay'))
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  const type = (text: string) => {
    fireEvent.change(area, { target: { value: text } })
    fireEvent.blur(area)
  }
  const sent = () => change.mock.calls.flat().map((each) => (each.kind === 'help' ? each.page : each.kind))
  return { area, type, sent, container, close: unmount, become: (markdown: string) => rerender(drawn(markdown)) }
}

describe('[BX-04] a help page that is written', () => {
  it('is sent once, and what another person writes later is shown and not overwritten', () => {
    const { area, type, sent, become } = open()
    type('# Quay\n\nMine')
    fireEvent.blur(area)
    const mine = '---\ngroup: Ours\n---\n# Quay\n\nMine\n'
    expect(sent()).toEqual([mine])
    become('# Quay\n\nMine')
    become('# Quay\n\nTheirs')
    expect(area.value).toBe('# Quay\n\nTheirs\n')
    fireEvent.blur(area)
    expect(sent()).toEqual([mine])
    // Who means it writes it again.
    type('# Quay\n\nMine')
    expect(sent()).toEqual([mine, mine])
  })

  it('keeps what was typed where the host refused it, and sends it once', () => {
    const { area, type, sent, become } = open(false)
    type('# Quay\n\nMine')
    become('# Quay\n\nTheirs')
    fireEvent.blur(area)
    expect([area.value, sent().length]).toEqual(['# Quay\n\nMine', 1])
  })

  it('is sent again where it came to nothing and nobody else has written, also by whoever closes the page', async () => {
    const { type, sent, close } = open(false)
    type('# Quay\n\nMine')
    await Promise.resolve()
    close()
    expect(sent()).toHaveLength(2)
  })

  it('says nothing of a picture that the host did not take', async () => {
    const { area, sent, container } = open(false)
    const chooser = container.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(chooser, { target: { files: [new File(['no picture'], 'quay.png')] } })
    await waitFor(() => expect(sent()).toHaveLength(2))
    await waitFor(() => expect(area.value).toBe('# Quay\n'))
  })
})
