// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleGrid, exampleRows } from '../../testing/grid.ts'
import { known, showExample, showLarge } from '../../testing/list.tsx'
import { ok } from '../../testing/world.tsx'

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const [box, second, third] = exampleRows
const cellOf = (name: string): HTMLElement => screen.getByRole('gridcell', { name })
const held = (): string | null | undefined =>
  document.activeElement?.closest('[role="row"]')?.querySelector('[role="gridcell"]')?.textContent

/** A list whose first row has the focus, and which asks anew: a new row is above it then. */
async function shiftedWhile(away: boolean) {
  let rows = [box, second, third]
  showExample(exampleGrid(), () => ok({ data: rows }))
  await known(3)
  cellOf('Box').focus()
  await waitFor(() => expect(held()).toBe('Box'))
  const was = document.activeElement as HTMLElement
  rows = [{ id: '9', name: 'New', state: 'N', size: 1 }, box, second, third]
  if (away) screen.getByRole('button', { name: 'grid.refresh' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'grid.refresh' }))
  await known(4)
  return was
}

it('the focus stays on a record whose row comes to another place', async () => {
  await shiftedWhile(false)
  await waitFor(() => expect(held()).toBe('Box'))
  expect(cellOf('Box').tabIndex).toBe(0)
})

it('what gives the focus back to the place of a row gives it to the record that was there, once', async () => {
  const was = await shiftedWhile(true)
  was.focus()
  await waitFor(() => expect(held()).toBe('Box'))
  cellOf('New').focus()
  expect(held()).toBe('New')
})

it('who presses on the row that stands there now has that one', async () => {
  await shiftedWhile(true)
  fireEvent.pointerDown(cellOf('New'))
  cellOf('New').focus()
  expect(held()).toBe('New')
})
