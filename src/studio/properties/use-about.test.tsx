// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { EntryAbout } from '../../config/node.ts'
import { Committed } from '../controls/Committed.tsx'
import { TypingContext } from '../controls/typing.ts'
import { useAbout } from './use-about.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let asked = 0
const typing = (settled: number) => ({ asked: () => asked, settled, lose: () => undefined })

/** The first value that is said of an entry, as a field to be changed. */
function Said({ version }: { version: number }) {
  const known = useAbout('NOVA', 'forms/booking.layout.json', 'sections.details', version)
  return (
    <TypingContext value={known.typing}>
      <Committed label="Width" value={String(known.about.paths[0] ?? '')} commit={() => (asked += 1)} />
    </TypingContext>
  )
}

it('[BX-04] a value that was put in stands from then on: what was said of the entry before does not come back for a moment', async () => {
  const answers: ((said: Partial<EntryAbout>) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push((said) => resolve(Response.json(said)))))
  const at = (version: number, settled: number) => (
    <TypingContext value={typing(settled)}>
      <Said version={version} />
    </TypingContext>
  )
  const { rerender } = render(at(1, 0))
  await act(async () => answers[0]?.({ paths: ['4'] }))
  const field = screen.getByLabelText<HTMLInputElement>('Width')
  expect(field.value).toBe('4')
  fireEvent.change(field, { target: { value: '6' } })
  fireEvent.blur(field)
  rerender(at(2, 1))
  expect(field.value).toBe('6')
  await act(async () => answers[1]?.({ paths: ['6'] }))
  expect(field.value).toBe('6')
  // What is refused has no other version, and is gone at once.
  fireEvent.change(field, { target: { value: '99' } })
  fireEvent.blur(field)
  expect(field.value).toBe('99')
  rerender(at(2, 2))
  expect(field.value).toBe('6')
})

it('[BX-04] what the host could not say while there was no line is asked for once something was settled again: a form that was begun there comes back', async () => {
  let hasLine = false
  vi.stubGlobal('fetch', async () => {
    if (!hasLine) throw new TypeError('Failed to fetch')
    return Response.json({ paths: ['4'] })
  })
  const at = (settled: number) => (
    <TypingContext value={typing(settled)}>
      <Said version={1} />
    </TypingContext>
  )
  const { rerender } = render(at(0))
  await act(async () => undefined)
  await act(async () => rerender(at(1)))
  const field = screen.getByLabelText<HTMLInputElement>('Width')
  expect(field.value).toBe('')
  hasLine = true
  await act(async () => rerender(at(2)))
  expect(field.value).toBe('4')
})
