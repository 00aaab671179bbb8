// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Translating } from './Translating.tsx'

it('a file for translators that cannot be made is told of', async () => {
  const taken = class extends URL {
    static override createObjectURL(): never {
      throw new Error('The browser takes no file.')
    }
  }
  vi.stubGlobal('URL', taken)
  render(<Translating table={{ languages: ['en', 'ja'], lines: [], terms: {} }} shown={[]} change={() => undefined} />)
  for (const button of screen.getAllByRole('button', { name: /CSV|XLIFF/ }).slice(0, 2)) {
    fireEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe('The browser takes no file.')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  }
})
