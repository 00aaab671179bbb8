// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CellPart } from '../../services/parts.ts'
import { exampleColumn, exampleGrid } from '../../testing/grid.ts'
import { known, listed, showLarge, showList } from '../../testing/list.tsx'
import { manifestOf } from '../../testing/manifest.ts'
import { testWorld } from '../../testing/world.tsx'

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A list whose states are codes of the wire, and the clipboard. */
async function showCodes() {
  const clipboard: string[] = []
  const writeText = (text: string) => Promise.resolve(void clipboard.push(text))
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, language: 'en', clipboard: { writeText } })
  const named = (value: unknown) => (value === 'D' ? 'Done' : 'New')
  const cell: CellPart = {
    manifest: manifestOf('cell', 'named'),
    component: ({ value }) => <>{named(value)}</>,
    text: named,
  }
  const { parts } = testWorld().services
  const world = testWorld({ listThings: listed }, true, { parts: { ...parts, cells: { ...parts.cells, named: cell } } })
  showList(world, exampleGrid({ columns: [exampleColumn('name'), exampleColumn('state', { cell: 'named' })] }))
  await known(3)
  return clipboard
}

describe('what is copied from a list', () => {
  it('is what stands in the cell, not what the wire has, nor the row that was opened', async () => {
    const clipboard = await showCodes()
    fireEvent.click(screen.getByRole('gridcell', { name: 'Box' }))
    const cell = screen.getByRole('gridcell', { name: 'Done' })
    fireEvent.focus(cell)
    fireEvent.keyDown(cell, { key: 'c', code: 'KeyC', keyCode: 67, ctrlKey: true })
    expect(clipboard).toEqual(['Done'])
  })

  it('is not copied over by the browser, which in Safari would put what is marked there: nothing', async () => {
    await showCodes()
    const cell = screen.getByRole('gridcell', { name: 'Done' })
    fireEvent.focus(cell)
    expect(fireEvent.keyDown(cell, { key: 'c', code: 'KeyC', keyCode: 67, metaKey: true })).toBe(false)
  })

  it('is nothing of the rows while the keyboard is in a filter', async () => {
    const clipboard = await showCodes()
    fireEvent.click(screen.getByRole('gridcell', { name: 'Box' }))
    fireEvent.keyDown(screen.getByLabelText('grid.filterBy name'), { key: 'c', keyCode: 67, ctrlKey: true })
    expect(clipboard).toEqual([])
  })
})
