// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleGrid } from '../../testing/grid.ts'
import { known, listed, showLarge, showList } from '../../testing/list.tsx'
import { later, ok, testWorld } from '../../testing/world.tsx'

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('who acts on chosen rows keeps the focus meanwhile, and has it on the list once they are left', async () => {
  const send = { id: 'send', label: 'send', call: 'sendThing', path: { id: { from: 'row.id' } }, query: {} }
  const answer = later()
  const world = testWorld({ listThings: listed, sendThing: answer.reply })
  showList(world, exampleGrid({ choose: true, rowActions: [send], card: { title: 'name', lines: [] } }))
  await known(3)
  fireEvent.click(screen.getByRole('checkbox', { name: 'grid.choose Box' }))
  const button = await screen.findByRole('button', { name: 'send' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  answer.give(ok({}))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'grid.chosenRows' })).toBeNull())
  expect(world.callsOf('sendThing')).toHaveLength(1)
  expect(document.activeElement?.tagName).toBe('SECTION')
})

it('all rows of a page are chosen and left by one box, also where one has no id: that one has no box', async () => {
  const rows = [{ id: '1', name: 'Anchor' }, { name: 'Box' }, { id: '3', name: 'Crate' }]
  showList(testWorld({ listThings: () => ok({ data: rows }) }), exampleGrid({ choose: true }))
  await known(3)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'grid.chooseAll' })
  expect(screen.queryByRole('checkbox', { name: 'grid.choose Box' })).toBeNull()
  fireEvent.click(all)
  expect(await screen.findByRole('region', { name: 'grid.chosenRows' })).toBeTruthy()
  expect(all.checked).toBe(true)
  fireEvent.click(all)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'grid.chosenRows' })).toBeNull())
})
