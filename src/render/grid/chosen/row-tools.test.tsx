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

it('the buttons of a row work also while those of another row have not been answered', async () => {
  const send = { id: 'send', label: 'send', call: 'sendThing', path: { id: { from: 'row.id' } }, query: {} }
  const answer = later()
  const world = testWorld({ listThings: listed, sendThing: answer.reply })
  showList(world, exampleGrid({ rowActions: [send], card: { title: 'name', lines: [] } }))
  await known(3)
  const pressOn = async (name: string) => {
    fireEvent.mouseOver(screen.getByRole('gridcell', { name }))
    fireEvent.click(await screen.findByRole('button', { name: `send ${name}` }))
  }
  await pressOn('Box')
  await pressOn('ábaco')
  expect(world.callsOf('sendThing').map(({ path }) => path)).toEqual([{ id: '1' }, { id: '2' }])
  answer.give(ok({}))
  await waitFor(() => expect(world.services.refresh).toHaveBeenCalledTimes(2))
})
