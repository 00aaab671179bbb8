// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useModeSwitch } from './controls/mode.ts'
import { viewerHere } from './preview/sign-in.ts'
import { Welcome } from './tour/Welcome.tsx'
import { keepLanguage, keptLanguage } from './words/words.ts'

/** The one place that may ask the browser for its storages is the portal's. */
const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Start() {
  const { mode, turn } = useModeSwitch()
  return (
    <>
      <Welcome begin={() => undefined} />
      <button onClick={turn}>{mode}</button>
    </>
  )
}

it('in a browser that keeps nothing the studio stands, and knows what was chosen until it is loaded anew', () => {
  expect(viewerHere()).toBeUndefined()
  expect(keptLanguage()).toBe('en')
  keepLanguage('ja')
  expect(keptLanguage()).toBe('ja')
  render(<Start />)
  fireEvent.click(screen.getByRole('button', { name: 'light' }))
  expect(screen.getByRole('button', { name: 'dark' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  cleanup()
  render(<Start />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('button', { name: 'dark' })).toBeTruthy()
})

it('no file of the studio asks the browser for its storages', () => {
  const asking = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && /(local|session)Storage/.test(text),
  )
  expect(asking.map(([path]) => path)).toEqual([])
})
