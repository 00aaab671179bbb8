// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Translating } from './Translating.tsx'

const attempt = () => Promise.resolve(true)
const change = () => undefined

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a file for translators that cannot be made is told of', async () => {
  const taken = class extends URL {
    static override createObjectURL(): never {
      throw new Error('The browser takes no file.')
    }
  }
  vi.stubGlobal('URL', taken)
  render(<Translating table={{ languages: ['en', 'ja'], lines: [], terms: {} }} shown={[]} {...{ change, attempt }} />)
  for (const button of screen.getAllByRole('button', { name: /CSV|XLIFF/ }).slice(0, 2)) {
    fireEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe('The browser takes no file.')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  }
})

it("of a translator's words it is said that they are taken only once they are", async () => {
  const answers = [true, false]
  const asked = vi.fn(() => Promise.resolve(answers.shift() ?? false))
  const line = { label: 'save', texts: { en: 'Save' }, base: {}, missing: ['ja'], isOwn: false, uses: [], renamed: [] }
  const table = { languages: ['en', 'ja'], lines: [line], terms: {} }
  const { container } = render(<Translating {...{ table, change }} shown={[line]} attempt={asked} />)
  const take = () => {
    const files = [new File(['label,en,ja\nsave,Save,保存\n'], 'words-ja.csv')]
    const chooser = container.querySelector('input[type=file]') ?? container
    fireEvent.change(chooser, { target: { files } })
  }
  take()
  expect((await screen.findByRole('alert')).textContent).toBe('1 word changed.')
  take()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await Promise.resolve()
  expect(screen.queryByRole('alert')).toBeNull()
})
