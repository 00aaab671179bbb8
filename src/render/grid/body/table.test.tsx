// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filterOf, known, listed, showExample, showLarge, showList } from '../../testing/list.tsx'
import { ok, testWorld } from '../../testing/world.tsx'
import type { Reply } from '../../testing/world.tsx'
import { exampleGrid } from '../../testing/grid.ts'

/** How a row opens where the drawer does not lead on. */
const ALONE = { given: {} }

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a table', () => {
  it('puts the names of columns where their values are', async () => {
    showExample()
    await known(3)
    const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) }).className
    expect(header('size')).toContain('alignRight')
    expect(header('name')).not.toContain('alignRight')
  })

  it('tells a text that is cut off to whoever points at it', async () => {
    showExample()
    await known(3)
    const cell = screen.getByRole('gridcell', { name: 'Box' })
    fireEvent.mouseEnter(cell)
    expect(cell.title).toBe('')
    vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(2000)
    fireEvent.mouseEnter(cell)
    expect(cell.title).toBe('Box')
  })

  it('keeps its cells while other rows come into them', async () => {
    showExample()
    await known(3)
    const first = screen.getByRole('gridcell', { name: 'Box' })
    fireEvent.change(filterOf('name'), { target: { value: 'ábaco' } })
    fireEvent.keyDown(filterOf('name'), { key: 'Enter' })
    await known(1)
    expect(screen.getByRole('gridcell', { name: 'ábaco' })).toBe(first)
  })

  it('is ranked by a column once its header is pointed at, so that sorting by it finds the order there', async () => {
    showExample()
    await known(3)
    const header = screen.getByRole('columnheader', { name: /^name/ })
    const comparisons = vi.spyOn(Intl.Collator.prototype, 'compare', 'get')
    fireEvent.mouseEnter(header)
    const made = comparisons.mock.calls.length
    expect(made).toBeGreaterThan(0)
    fireEvent.click(header)
    await waitFor(() => expect(header.getAttribute('aria-sort')).not.toBe('none'))
    expect(comparisons).toHaveBeenCalledTimes(made)
  })

  it('is ranked also by a column whose header somebody stays on by keyboard', async () => {
    showExample()
    await known(3)
    const comparisons = vi.spyOn(Intl.Collator.prototype, 'compare', 'get')
    const header = screen.getByRole('columnheader', { name: /^name/ })
    fireEvent.focus(header)
    expect(comparisons).not.toHaveBeenCalled()
    await waitFor(() => expect(comparisons).toHaveBeenCalled())
  })

  it('marks the row that was opened last, wherever it moves to', async () => {
    showExample()
    await known(3)
    fireEvent.click(screen.getByRole('gridcell', { name: 'ábaco' }))
    const marked = () =>
      screen.getAllByRole('row', { selected: true }).map((row) => within(row).getAllByRole('gridcell')[0]?.textContent)
    expect(marked()).toEqual(['ábaco'])
    fireEvent.click(screen.getByText('name', { selector: '[role=columnheader] *' }))
    await waitFor(() => expect(screen.getAllByRole('gridcell')[0]?.textContent).toBe('ábaco'))
    expect(marked()).toEqual(['ábaco'])
  })

  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('written %s makes a column wider by Shift and %s, the way its edge goes', async (direction, key) => {
    const world = testWorld({ listThings: listed })
    const Portal = ({ children }: { children: ReactNode }) => (
      <ThemeProvider theme={createTheme({ direction })}>
        <world.Portal>{children}</world.Portal>
      </ThemeProvider>
    )
    showList({ ...world, Portal }, exampleGrid())
    await known(3)
    const header = screen.getByRole('columnheader', { name: /^name/ })
    vi.spyOn(header, 'offsetWidth', 'get').mockReturnValue(200)
    fireEvent.keyDown(header, { key, shiftKey: true })
    await waitFor(() => expect(header.style.width).toBe('220px'))
  })

  it('opens no row by the mouse that marks a text in it, which is to be copied', async () => {
    const { services } = showExample()
    await known(3)
    const cell = screen.getByRole('gridcell', { name: 'Box' })
    fireEvent.mouseDown(cell, { clientX: 10, clientY: 10 })
    window.getSelection()?.selectAllChildren(cell)
    fireEvent.click(cell, { clientX: 60, clientY: 10 })
    expect(services.open).not.toHaveBeenCalled()
    // What was marked before, as by the browser's own search, keeps no row shut.
    fireEvent.mouseDown(cell, { clientX: 30, clientY: 10 })
    fireEvent.click(cell, { clientX: 30, clientY: 10 })
    expect(services.open).toHaveBeenCalledWith('thing', '1', ALONE)
    window.getSelection()?.removeAllRanges()
  })

  it('without page sizes shows all rows on one page, and a way to the next one beyond 100', async () => {
    const many =
      (count: number): Reply =>
      () =>
        ok({ data: Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Box ${String(index)}` })) })
    showExample()
    await known(3)
    expect(screen.queryByText('grid.rowsPerPage')).not.toBeNull()
    cleanup()
    showExample(exampleGrid({ pageSizes: false }), many(100))
    await known(100)
    expect(screen.queryByText(/grid.range/)).toBeNull()
    cleanup()
    showExample(exampleGrid({ pageSizes: false }), many(101))
    await known(101)
    expect(screen.queryByText(/grid.range/)).not.toBeNull()
    expect(screen.queryByText('grid.rowsPerPage')).toBeNull()
  })
})
