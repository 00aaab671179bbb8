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
