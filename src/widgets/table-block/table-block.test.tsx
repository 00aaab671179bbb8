// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ComponentProps } from 'react'
import { EngineContext } from '../../render/index.ts'
import type { BlockModel } from '../../render/index.ts'
import { PaperView, ViewBody } from '../../render/view.ts'
import { stubSizes } from '../../render/testing/sizes.ts'
import { blockParts, loadLateBlocks } from '../blocks.ts'
import { cellParts } from '../cells.ts'
import { blockOf, columnOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'
import { person } from '../testing/person.ts'

beforeAll(loadLateBlocks)
afterEach(cleanup)

const steps = blockOf({
  block: 'timeline',
  at: 'steps',
  options: { name: 'what', planned: 'due', actual: 'done', prefix: 'box' },
})
const boxes = blockOf({
  id: 'boxes',
  block: 'table',
  at: 'boxes',
  columns: [columnOf({ id: 'no' }), columnOf({ id: 'size' })],
  details: [steps],
  open: { drawer: 'box', id: 'id', replaces: false },
  actions: [
    {
      id: 'keep',
      label: 'Keep',
      visible: { field: 'row.id', filled: true },
      call: 'keep',
      path: {},
      query: {},
      body: { id: { from: 'row.id' }, of: { from: 'name' } },
    },
  ],
})
const data = {
  name: 'A',
  boxes: [
    { id: 'B1', no: 'Box 1', size: 'small', steps: [{ what: 'Packed', due: '20260101', done: '20260103' }] },
    { no: 'Box 2', size: 'large', steps: [{ boxWhat: 'Sealed', boxDue: '20260101', boxDone: '20260101' }] },
  ],
}
const model: ComponentProps<typeof ViewBody>['model'] = {
  kind: 'view',
  name: 'x',
  title: 'Thing',
  titles: [],
  empty: 'none',
  actions: [],
  menu: true,
  sectionsShown: 'all',
  sections: [{ id: 's', label: 'Boxes', blocks: [boxes] }],
  lookups: {},
}

function show(
  draw: 'screen' | 'paper' = 'screen',
  options: BlockModel['options'] = {},
  columns: BlockModel['columns'] = boxes.columns,
  rows: object[] = data.boxes,
) {
  const shown = { ...model, sections: [{ id: 's', label: 'Boxes', blocks: [blockOf({ ...boxes, options, columns })] }] }
  const call = vi.fn(() => Promise.resolve({ ok: true as const, status: 200, data: {} }))
  const services = {
    ...servicesOf(call),
    parts: { fields: {}, cells: cellParts, blocks: blockParts, charts: {} },
    open: vi.fn(),
  }
  const onReady = vi.fn()
  const client = new QueryClient()
  const drawn = (boxes: object[]) => (
    <EngineContext value={services}>
      <QueryClientProvider client={client}>
        {draw === 'screen' ? (
          <ViewBody model={shown} recordId="1" data={{ ...data, boxes }} id="v" />
        ) : (
          <PaperView model={shown} recordId="1" data={{ ...data, boxes }} onReady={onReady} />
        )}
      </QueryClientProvider>
    </EngineContext>
  )
  const { rerender } = render(drawn(rows))
  return { call, open: services.open, onReady, again: (boxes: object[]) => rerender(drawn(boxes)) }
}

describe('the rows of a table', () => {
  it.each([
    ['of which none is shown', [{ no: 'A', state: 'gone' }]],
    ['that are none', [null, 'odd']],
  ])('%s are said to be missing', (_what, rows) => {
    show('screen', { without: [{ field: 'state', codes: ['gone'] }] }, boxes.columns, rows as object[])
    expect(screen.getByText('none')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('are called as the heading above them, and are no stop on the way of the focus while they fit', () => {
    show()
    expect(screen.getByRole('table', { name: 'Boxes' }).closest('[tabindex]')).toBeNull()
  })

  it('are reached by the keyboard where they are too wide for their place', () => {
    const resized = stubSizes()
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    show()
    resized()
    expect(screen.getByRole('group', { name: 'Boxes' }).tabIndex).toBe(0)
  })

  it('are summed below, one sum for each unit', () => {
    const priced = [columnOf({ id: 'no' }), columnOf({ id: 'price', cell: 'number', options: { currencyField: 'in' } })]
    const { call } = show('screen', { totals: [{ field: 'price', unitField: 'in' }] }, priced, [
      { no: 'A', price: 1.5, in: 'USD' },
      { no: 'B', price: 2, in: 'USD' },
      { no: 'C', price: 7, in: 'JPY' },
    ])
    const total = screen.getAllByRole('row').at(-1)
    expect(
      within(total ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['', 'rows.total', '3.50 USD + 7 JPY', ''])
    expect(call).not.toHaveBeenCalled()
  })

  it('are summed and left out by what stands deeper in them, too', () => {
    const priced = [
      columnOf({ id: 'no' }),
      columnOf({ id: 'price', field: 'price.sum', cell: 'number', options: { currencyField: 'price.in' } }),
    ]
    const options = {
      totals: [{ field: 'price.sum', unitField: 'price.in' }],
      without: [{ field: 'state.code', codes: ['gone'] }],
    }
    show('screen', options, priced, [
      { no: 'A', price: { sum: 1.5, in: 'USD' } },
      { no: 'B', price: { sum: 2, in: 'USD' }, state: { code: 'there' } },
      { no: 'C', price: { sum: 7, in: 'USD' }, state: { code: 'gone' } },
    ])
    expect(screen.queryByText('C')).toBeNull()
    expect(screen.getByRole('cell', { name: '3.50 USD' })).toBeDefined()
  })

  it('begin where lines begin, and figures end where they end, whichever way a page is written', () => {
    const columns = [columnOf({ id: 'no', align: 'left' }), columnOf({ id: 'size', align: 'right' })]
    show('paper', {}, columns, [{ no: 'A', size: '1' }])
    const table = within(screen.getByRole('table'))
    const sideOf = (cell: HTMLElement) => cell.style.textAlign
    expect(table.getAllByRole('columnheader').map(sideOf)).toEqual(['start', 'end'])
    expect(table.getAllByRole('cell').slice(0, 2).map(sideOf)).toEqual(['start', 'end'])
  })

  it('[LK-06] stand as cards in few lines where the options say how, with the names of the values for who hears them', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    const columns = ['no', 'price', 'count', 'kind'].map((id) => columnOf({ id }))
    show('screen', { card: { figure: 'price', groups: [['count']] } }, columns, [
      { no: 'A', price: '1.50', count: '2', kind: 'small' },
    ])
    const card = screen.getByRole('listitem')
    expect([...card.querySelectorAll('dl')].map(({ textContent }) => textContent)).toEqual([
      'noAprice1.50',
      'count2',
      'kindsmall',
    ])
    vi.unstubAllGlobals()
  })

  it('keep figures, days and codes in one line, and let words break', () => {
    show(
      'screen',
      {},
      [
        columnOf({ id: 'no' }),
        columnOf({ id: 'weight', cell: 'number', options: { unitField: 'in' } }),
        columnOf({ id: 'about' }),
      ],
      [{ no: 'PO-4711-01', weight: 1200, in: 'KG', about: 'Two words' }],
    )
    const cell = (name: string) => screen.getByRole('cell', { name })
    expect([cell('PO-4711-01'), cell('1,200 KG'), cell('Two words')].map(({ style }) => style.whiteSpace)).toEqual([
      'nowrap',
      'nowrap',
      '',
    ])
  })

  it('open out one at a time, over their own data, under either name of a field', async () => {
    show()
    const [first, second] = screen.getAllByRole('button', { name: /^table.details|^Details of/ })
    await person.click(first ?? document.body)
    expect(first?.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('Packed')).toBeDefined()
    await person.click(second ?? document.body)
    expect(screen.getByText('Sealed')).toBeDefined()
    expect(screen.queryByText('Packed')).toBeNull()
  })

  it('stay opened out when others come before them', async () => {
    const { again } = show()
    await person.click(screen.getByRole('button', { name: /^table.details Box 2|^Details of Box 2/ }))
    expect(screen.getByText('Sealed')).toBeDefined()
    again([{ no: 'Box 0', steps: [{ what: 'Ordered', due: '20260101' }] }, ...data.boxes])
    expect(screen.getByText('Sealed')).toBeDefined()
    expect(screen.queryByText('Packed')).toBeNull()
  })

  it('stay as they are where the mouse marks a text in one, which is to be copied', () => {
    show()
    const cell = screen.getByText('large')
    fireEvent.mouseDown(cell, { clientX: 10 })
    window.getSelection()?.selectAllChildren(cell)
    fireEvent.click(cell, { clientX: 60 })
    expect(screen.queryByText('Sealed')).toBeNull()
    fireEvent.mouseDown(cell, { clientX: 60 })
    fireEvent.click(cell, { clientX: 60 })
    window.getSelection()?.removeAllRanges()
    expect(screen.getByText('Sealed')).toBeDefined()
  })

  it('may begin with the first one opened out', () => {
    show('screen', { opensFirst: true })
    expect(screen.getByText('Packed')).toBeDefined()
    expect(screen.queryByText('Sealed')).toBeNull()
  })

  it('open a drawer by their first value, where they have an id', async () => {
    const { open } = show()
    await person.click(screen.getByRole('button', { name: 'Box 1' }))
    expect(open).toHaveBeenCalledWith('box', 'B1', { replaces: false })
    expect(screen.queryByRole('button', { name: 'Box 2' })).toBeNull()
    expect(screen.getByText('Box 2')).toBeDefined()
  })

  it('have buttons of their own, named after the row, with the values of row and view', async () => {
    const { call } = show()
    expect(screen.getAllByRole('button', { name: /^Keep/ })).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Keep Box 1' }))
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        'keep',
        { path: {}, query: {}, body: { id: 'B1', of: 'A' }, key: expect.any(String) as string },
        undefined,
      ),
    )
  })
})

describe('many rows', () => {
  const many = Array.from({ length: 150 }, (_, at) => ({ no: `Box ${at}`, size: 'small' }))
  /** How many rows are added to a table that is drawn already. */
  const addedLater = (draw: 'screen' | 'paper') => {
    const observer = new MutationObserver(() => undefined)
    observer.observe(document.body, { childList: true, subtree: true })
    show(draw, {}, boxes.columns, many)
    const drawn = observer.takeRecords()
    observer.disconnect()
    return drawn.flatMap(({ target, addedNodes }) => (target.nodeName === 'TBODY' ? [...addedNodes] : [])).length
  }

  it('below those that a screen shows are drawn when there is time', () => {
    expect(addedLater('screen')).toBe(50)
    expect(screen.getByText('Box 149')).toBeDefined()
  })

  it('stand on paper at once', () => {
    expect(addedLater('paper')).toBe(0)
    expect(screen.getByText('Box 149')).toBeDefined()
  })
})

describe('on paper', () => {
  it('the meaning of a value stands in brackets, for nobody can point at it', () => {
    const columns = [{ ...columnOf({ id: 'no' }), options: { tipField: 'size' } }]
    show('paper', {}, columns)
    expect(screen.getByText('Box 1 (small)')).toBeDefined()
  })

  it('every row is opened out, nothing waits for a click, and it says when it is whole', async () => {
    const { onReady } = show('paper')
    expect(screen.getByText('Packed')).toBeDefined()
    expect(screen.getByText('Sealed')).toBeDefined()
    expect(within(screen.getByRole('table')).queryAllByRole('button')).toEqual([])
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1))
    expect(onReady).toHaveBeenCalledWith('Thing')
  })
})
