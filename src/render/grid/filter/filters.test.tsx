// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf } from '../../../config/index.ts'
import { filterOf, known, listed, showExample, showLarge } from '../../testing/list.tsx'
import { ok } from '../../testing/world.tsx'
import { exampleColumn, exampleGrid } from '../../testing/grid.ts'

beforeEach(showLarge)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('filters under the headers', () => {
  it('narrow the rows, are reported once typing rests, and stay where they are', async () => {
    const { changed } = showExample()
    await known(3)
    const input = filterOf('name')
    fireEvent.change(input, { target: { value: 'bo' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    await known(1)
    expect(changed).toHaveBeenCalledTimes(1)
    expect(changed).toHaveBeenCalledWith({ name: 'bo' })
    expect(filterOf('name')).toBe(input)
  })

  it('narrow the rows at hand with each key, before they are reported', async () => {
    const { changed } = showExample()
    await known(3)
    const input = filterOf('name')
    fireEvent.change(input, { target: { value: 'bo' } })
    expect(screen.getByText('grid.count 1')).toBeDefined()
    fireEvent.change(input, { target: { value: 'nowhere' } })
    expect(screen.getByText('grid.count 0')).toBeDefined()
    expect(screen.getByRole('button', { name: 'grid.clearFilters' })).toBeDefined()
    fireEvent.change(input, { target: { value: '' } })
    expect(screen.getByText('grid.count 3')).toBeDefined()
    expect(changed).not.toHaveBeenCalled()
  })

  it('that were typed are gone once they are cleared, also when typing has not rested', async () => {
    showExample()
    await known(3)
    fireEvent.change(filterOf('name'), { target: { value: 'bo' } })
    fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
    expect(screen.getByText('grid.count 3')).toBeDefined()
    fireEvent.change(filterOf('name'), { target: { value: 'bo' } })
    fireEvent.keyDown(filterOf('name'), { key: 'Enter' })
    await known(1)
    fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
    await known(3)
  })

  it('leave the focus where they were when all are cleared: the button goes with them', async () => {
    showExample(exampleGrid(), listed, { name: 'bo' })
    await known(1)
    const clear = screen.getByRole('button', { name: 'grid.clearFilters' })
    clear.focus()
    fireEvent.click(clear)
    await known(3)
    expect(document.activeElement?.contains(screen.getByLabelText('grid.filterBy name'))).toBe(false)
    expect(document.activeElement?.closest('header')).not.toBeNull()
  })

  it('do not come back once they are cleared before typing has rested', async () => {
    const { changed } = showExample()
    await known(3)
    fireEvent.change(filterOf('name'), { target: { value: 'bo' } })
    fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
    expect((filterOf('name') as HTMLInputElement).value).toBe('')
    await act(() => new Promise((rested) => setTimeout(rested, 300)))
    expect(changed).not.toHaveBeenCalledWith({ name: 'bo' })
  })

  it('of several columns hold together and are cleared together', async () => {
    const { changed } = showExample(exampleGrid(), listed, { name: 'b' })
    await known(2)
    fireEvent.change(filterOf('state'), { target: { value: 'D' } })
    await known(1)
    expect(changed).toHaveBeenLastCalledWith({ name: 'b', state: 'D' })
    fireEvent.click(screen.getByRole('button', { name: 'grid.clearFilters' }))
    await known(3)
    expect((filterOf('name') as HTMLInputElement).value).toBe('')
  })

  it('that are set stand above the rows, each to be taken away', async () => {
    const { changed } = showExample(exampleGrid(), listed, { name: 'b', state: 'D' })
    await known(1)
    const chips = () => screen.queryAllByRole('button', { name: /^grid.removeCriterion/ })
    expect(chips().map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'grid.removeCriterion grid.filterSet name b',
      'grid.removeCriterion grid.filterSet state D',
    ])
    fireEvent.click(chips()[0] ?? document.body)
    expect(changed).toHaveBeenLastCalledWith({ state: 'D' })
    expect(document.activeElement).toBe(chips()[0])
    fireEvent.keyDown(chips()[0] ?? document.body, { key: 'Delete' })
    fireEvent.keyUp(chips()[0] ?? document.body, { key: 'Delete' })
    await known(3)
    expect(chips()).toEqual([])
  })

  it('of days are chosen in a calendar or as a span around today, and hold at once', async () => {
    const today = dayOf(new Date())
    const rows = [
      { id: '1', name: 'Box', at: today },
      { id: '2', name: 'Bag', at: '20310105' },
    ]
    const columns = [exampleColumn('name'), exampleColumn('at', { filter: 'date' })]
    const { changed } = showExample(exampleGrid({ columns }), () => ok({ data: rows }), { at: '20310105-20310105' })
    await known(1)
    fireEvent.click(screen.getByRole('button', { name: 'grid.filterSet grid.filterBy at 2031/01/05' }))
    const panel = within(screen.getByRole('dialog', { name: 'grid.filterBy at' }))
    fireEvent.click(await panel.findByRole('gridcell', { name: '7' }))
    expect(changed).toHaveBeenLastCalledWith({ at: '20310105-20310107' })
    expect(panel.getAllByRole('gridcell', { selected: true }).map((day) => day.textContent)).toEqual(['5', '6', '7'])
    fireEvent.click(panel.getByRole('button', { name: 'grid.today' }))
    expect(changed).toHaveBeenLastCalledWith({ at: 'today' })
    expect(screen.getByLabelText('grid.removeCriterion grid.filterSet at grid.today')).toBeDefined()
    fireEvent.click(panel.getByRole('button', { name: 'grid.clearFilter' }))
    await known(2)
  })

  it('below the names of columns are hidden and shown by the reader, who keeps what is set', async () => {
    showExample(exampleGrid({ arrange: true }), listed, { name: 'b' })
    await known(2)
    const change = screen.getByRole('button', { name: 'grid.filters', pressed: true })
    fireEvent.click(change)
    expect(screen.queryByRole('searchbox', { name: 'grid.filterBy name' })).toBeNull()
    await known(2)
    fireEvent.click(screen.getByRole('button', { name: 'grid.filters', pressed: false }))
    expect((filterOf('name') as HTMLInputElement).value).toBe('b')
  })

  it('do not sort or move about when clicked and typed in', async () => {
    showExample()
    await known(3)
    const input = filterOf('name')
    act(() => input.focus())
    fireEvent.click(input)
    fireEvent.keyDown(input, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(input)
    expect(screen.getByRole('columnheader', { name: /^name/ }).getAttribute('aria-sort')).toBe('none')
  })
})
