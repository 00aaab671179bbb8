// @vitest-environment jsdom
// @looks-at-styles
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { known, showList, showOn } from '../../testing/list.tsx'
import { ok, testWorld } from '../../testing/world.tsx'
import { exampleGrid } from '../../testing/grid.ts'

afterEach(cleanup)

const things = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: `Thing ${String(at)}`, state: 'N', size: at }))
const say = (event: 'beforeprint' | 'afterprint') =>
  act(() => {
    window.dispatchEvent(new Event(event))
  })
/** The rows on paper, without the line of headings. */
const onPaper = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)

async function show(count: number) {
  showOn('narrow')
  showList(testWorld({ listThings: () => ok({ data: things(count) }) }), exampleGrid())
  await known(count)
}

describe('a list that the browser prints', () => {
  it('has all of its rows under their headings, and nothing of it once it was printed', async () => {
    await show(120)
    say('beforeprint')
    expect(onPaper()).toHaveLength(120)
    expect(onPaper()[119]?.textContent).toBe('Thing 119N119')
    expect(screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent)).toEqual([
      'name',
      'state',
      'size',
    ])
    say('afterprint')
    expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  })

  it('has each row once, though a gateway sent one twice', async () => {
    const warned = vi.spyOn(console, 'error')
    const [thing] = things(1)
    showOn('narrow')
    showList(testWorld({ listThings: () => ok({ data: [thing, thing, ...things(2)] }) }), exampleGrid())
    await known(4)
    say('beforeprint')
    expect(onPaper()).toHaveLength(4)
    expect(warned).not.toHaveBeenCalled()
  })

  it('lies across by pages of its own, so that what is printed over the list stays upright', async () => {
    await show(3)
    say('beforeprint')
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    const sheets = document.head.textContent + rules.join('')
    expect(sheets).toMatch(/@page across\s*{/)
    expect(sheets).not.toMatch(/@page\s*{/)
  })

  it('has no blank page behind it, of a place beside the list in which nothing stands', async () => {
    await show(3)
    const beside = document.body.appendChild(document.createElement('div'))
    say('beforeprint')
    expect(getComputedStyle(beside).display).toBe('none')
    say('afterprint')
    expect(getComputedStyle(beside).display).toBe('block')
    beside.remove()
  })

  it('breaks no number at its hyphen, and names between their words', async () => {
    showOn('narrow')
    const rows = [
      { id: '1', name: '992-24899803', state: 'N', size: 1 },
      { id: '2', name: 'Anglo-Dutch Trading', state: 'N', size: 1 },
    ]
    showList(testWorld({ listThings: () => ok({ data: rows }) }), exampleGrid())
    await known(2)
    say('beforeprint')
    expect(onPaper().map((row) => row.querySelector('td')?.style.whiteSpace)).toEqual(['nowrap', ''])
  })

  it('says so where it is too long for paper', async () => {
    await show(1001)
    say('beforeprint')
    expect(onPaper()).toHaveLength(1000)
    expect(screen.queryByText('grid.printedPart 1000 1001')).not.toBeNull()
  })

  it('has the rows that are chosen alone where those are printed, and all of them the next time', async () => {
    const print = vi.fn(() => say('beforeprint'))
    vi.stubGlobal('print', print)
    showOn('wide')
    showList(testWorld({ listThings: () => ok({ data: things(12) }) }), exampleGrid({ choose: true }))
    await known(12)
    for (const name of ['Thing 1', 'Thing 3'])
      fireEvent.click(screen.getByRole('checkbox', { name: `grid.choose ${name}` }))
    fireEvent.click(screen.getByRole('button', { name: 'grid.chosenPrint' }))
    expect(print).toHaveBeenCalledOnce()
    expect(onPaper().map((row) => row.textContent)).toEqual(['Thing 1N1', 'Thing 3N3'])
    expect(screen.queryAllByText('grid.chosen 2')).toHaveLength(2)
    say('afterprint')
    say('beforeprint')
    expect(onPaper()).toHaveLength(12)
    expect(screen.queryAllByText('grid.chosen 2')).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})
