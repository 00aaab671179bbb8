// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen as page } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OutlineEntry } from '../../config/node.ts'
import { InitialValue } from './InitialValue.tsx'

afterEach(cleanup)

const entry = (keys: string[], says: OutlineEntry['says']) => ({ kind: 'Field', keys, says }) as unknown as OutlineEntry
const field = entry(['sections', 'details', 'fields', 'remarks'], {})
const draw = (of: OutlineEntry, says: OutlineEntry['says'], open = vi.fn()) => {
  render(<InitialValue entry={of} screen={entry([], says)} file="forms/booking.layout.json" open={open} />)
  return page.queryByRole('button', { name: 'Value in a new record…' })
}

it('a field of a form leads to what a new record has in it', () => {
  const open = vi.fn()
  fireEvent.click(draw(field, { record: {} }, open) ?? document.body)
  expect(open).toHaveBeenCalledExactlyOnceWith('forms/booking.layout.json', 'record.initial')
})

it('a field of a row, and one of a form without records, leads nowhere', () => {
  expect(draw(entry([...field.keys, 'fields', 'pieces'], {}), { record: {} })).toBeNull()
  expect(draw(field, {})).toBeNull()
})
