// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleGrid } from '../testing/grid.ts'
import { known, listed, showExample, showLarge } from '../testing/list.tsx'
import { inTurn, ok, refused } from '../testing/world.tsx'

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('counts what is out of the ordinary of all rows where they are one page', async () => {
  showExample(
    exampleGrid({
      exceptions: [{ id: 'large', label: 'large', tone: 'danger', when: { field: 'row.size', above: 9 } }],
    }),
  )
  await known(3)
  expect(screen.queryByText('grid.exceptionsAmongAll 3')).not.toBeNull()
})

it('stays with the rows that could not be had anew', async () => {
  const exceptions = [{ id: 'large', label: 'large', tone: 'danger' as const, when: { field: 'row.size', above: 9 } }]
  const { client } = showExample(exampleGrid({ exceptions }), inTurn(listed, refused()))
  await known(3)
  await act(() => client.invalidateQueries())
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.queryByText('grid.exceptionsAmongAll 3')).not.toBeNull()
})

it('keeps no line where there is no row', async () => {
  const exceptions = [{ id: 'large', label: 'large', tone: 'danger' as const, when: { field: 'row.size', above: 9 } }]
  showExample(exampleGrid({ exceptions }), () => ok({ data: [] }))
  await known(0)
  const header = screen.getByRole('region').querySelector(':scope > header')
  expect(header?.nextElementSibling?.childElementCount).toBe(0)
})
