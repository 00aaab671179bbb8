// @vitest-environment jsdom
// @looks-at-styles
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lookupOf, openForm } from '../testing/form.tsx'
import { fieldOf } from '../testing/models.ts'
import { person, type } from '../testing/person.ts'
import { rules, lookups, list, loaded, names, add, undo, tableLines, remove, nested } from '../testing/rows.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('rows in a table', () => {
  it('have a column for each field, and cells with names', async () => {
    await openForm({ fields: [list()], rules, lookups, data: loaded })
    const table = screen.getByRole('table', { name: 'things' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['name', 'count'])
    expect(names()).toEqual(['one', 'two'])
  })

  it('have the header of a number at the end, as the numbers below it', async () => {
    await openForm({
      fields: [{ ...list(), fields: [...nested, fieldOf({ id: 'size', widget: 'number' })] }],
      rules,
      lookups,
      data: loaded,
    })
    const alignment = screen
      .getAllByRole('columnheader')
      .map((cell) => [cell.textContent, getComputedStyle(cell).textAlign])
    expect(alignment).toEqual([
      ['name', 'left'],
      ['count', 'right'],
      ['size', 'right'],
    ])
  })

  it('are added with the values of a new row, and the focus goes into the first cell', async () => {
    const { saved } = await openForm({ fields: [list({ newRow: { unit: 'KG' } })], rules, lookups })
    expect(screen.queryByText('rows.empty')).not.toBeNull()
    await person.click(add())
    expect(document.activeElement).toBe(screen.getByLabelText('name'))
    await type(screen.getByLabelText('name'), 'first')
    await type(screen.getByRole('textbox', { name: 'count' }), '3')
    expect(await saved()).toEqual({ things: [{ name: 'first', count: 3, unit: 'KG' }] })
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['an empty object', {}],
  ])('are added where the gateway sent %s for a list without entries', async (_what, things) => {
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: { things } })
    await person.click(add())
    await type(screen.getByLabelText('name'), 'one')
    expect(await saved()).toEqual({ things: [{ name: 'one' }] })
  })

  it('are taken out, and the focus goes to Undo in their place', async () => {
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: loaded })
    await person.click(remove(1))
    expect(names()).toEqual(['two'])
    expect(document.activeElement).toBe(undo())
    expect(await saved()).toEqual({ things: [loaded.things[1]] })
    await person.click(remove(1))
    expect(screen.queryByText('rows.empty')).not.toBeNull()
    expect(document.activeElement).toBe(undo())
    expect(await saved()).toEqual({})
  })

  it('come back by Undo as they were, the last one first, and the focus goes into them', async () => {
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: loaded })
    await type(screen.getAllByLabelText('name')[0] as HTMLElement, 'ONE')
    await person.click(remove(1))
    expect(tableLines()).toEqual(['undo', 'two'])
    await person.click(remove(1))
    await person.click(undo())
    expect(tableLines()).toEqual(['undo', 'two'])
    expect(document.activeElement).toBe(screen.getByLabelText('name'))
    await person.click(undo())
    expect(tableLines()).toEqual(['ONE', 'two'])
    expect(await saved()).toEqual({ things: [{ ...loaded.things[0], name: 'ONE' }, loaded.things[1]] })
  })

  it('do not come back into a full list', async () => {
    await openForm({ fields: [list({ maxRows: 2 })], rules, lookups, data: loaded })
    await person.click(remove(1))
    await person.click(add())
    expect(screen.queryByRole('button', { name: 'action.undo' })).toBeNull()
    await person.click(remove(2))
    await person.click(undo())
    await person.click(remove(1))
    expect(names()).toEqual([''])
  })

  it('keep their cells when a row before them goes', async () => {
    await openForm({ fields: [list()], rules, lookups, data: loaded })
    const second = screen.getAllByLabelText('name')[1]
    await person.click(remove(1))
    expect(screen.getByLabelText('name')).toBe(second)
  })

  it('are limited: where there are as many as may be, that is said in place of the button', async () => {
    await openForm({ fields: [list({ maxRows: 3 })], rules, lookups, data: loaded })
    await person.click(add())
    expect(screen.queryByRole('button', { name: /add/i })).toBeNull()
    expect(screen.queryByText('rows.limit 3')).not.toBeNull()
    await person.click(remove(3))
    expect(add().disabled).toBe(false)
  })

  it('have sums below, one for each unit', async () => {
    await openForm({
      fields: [list({ totals: [{ field: 'count', unitField: 'unit' }] })],
      rules,
      lookups,
      data: loaded,
    })
    const cells = [...(screen.getByText('rows.total').closest('tr')?.cells ?? [])]
    expect(cells.map(({ children, textContent }) => [textContent, children.length])).toContainEqual(['1.5 KG2 LB', 2])
  })

  it('can only be read where nothing can be changed', async () => {
    await openForm({ fields: [{ ...list(), readOnly: true }], rules, lookups, data: loaded })
    expect(screen.queryByRole('button', { name: /rows\./ })).toBeNull()
    expect(screen.getAllByLabelText<HTMLInputElement>('name').map(({ readOnly }) => readOnly)).toEqual([true, true])
  })
})

describe('rows with action codes', () => {
  const coded = list({ actionField: 'code' })

  it('say that they are new, changed or removed, and nothing when they are as they were', async () => {
    const data = { things: [...loaded.things, { id: '3', name: 'three' }] }
    const { saved } = await openForm({ fields: [coded], rules, lookups, data })
    await person.click(add())
    await type(screen.getAllByLabelText('name')[1] as HTMLElement, 'TWO')
    await type(screen.getAllByLabelText('name')[3] as HTMLElement, 'four')
    await person.click(add())
    await person.click(remove(1))
    expect(names()).toEqual(['TWO', 'three', 'four', ''])
    expect(await saved()).toEqual({
      things: [
        { ...loaded.things[0], code: 'D' },
        { ...loaded.things[1], name: 'TWO', code: 'U' },
        { id: '3', name: 'three' },
        { name: 'four', code: 'A' },
      ],
    })
  })

  it('are as they were once a change is undone', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await type(screen.getAllByLabelText('name')[0] as HTMLElement, 'other')
    await type(screen.getAllByLabelText('name')[0] as HTMLElement, 'one')
    expect(await saved()).toEqual(loaded)
  })

  it('are taken out when the gateway does not know them', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await person.click(add())
    await person.click(remove(3))
    expect(await saved()).toEqual(loaded)
  })

  it('are marked when they came without an id, too', async () => {
    const things = ['one', 'two', 'three'].map((name) => ({ name }))
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: { things } })
    await type(screen.getAllByLabelText('name')[1] as HTMLElement, 'TWO')
    for (const row of [1, 1]) await person.click(remove(row))
    await person.click(undo())
    expect(await saved()).toEqual({
      things: [{ name: 'one', code: 'D' }, { name: 'TWO', code: 'U' }, { name: 'three' }],
    })
  })

  it('come back by Undo with the code they had', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await person.click(add())
    await type(screen.getAllByLabelText('name')[1] as HTMLElement, 'TWO')
    await type(screen.getAllByLabelText('name')[2] as HTMLElement, 'three')
    for (const row of [3, 2, 1]) await person.click(remove(row))
    expect(names()).toEqual([])
    for (let times = 0; times < 3; times += 1) await person.click(undo())
    expect(await saved()).toEqual({
      things: [loaded.things[0], { ...loaded.things[1], name: 'TWO', code: 'U' }, { name: 'three', code: 'A' }],
    })
  })
})

describe('a block of a spreadsheet that is pasted into rows', () => {
  const coded = list({ actionField: 'code', newRow: { unit: 'LB' }, maxRows: 3 })
  /** Pastes into an input. */
  async function paste(input: HTMLElement | undefined, text: string) {
    await person.click(input ?? document.body)
    await person.paste(text)
  }

  it('fills the cells from there on and rows below, as many as may be, and says what had no place', async () => {
    const notify = vi.fn()
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded, notify })
    await paste(screen.getAllByLabelText('name')[1], 'TWO\t1,000.5\tkg\r\nthree\t3\tPounds\r\nfour\t4\tKG\r\n')
    expect(names()).toEqual(['one', 'TWO', 'three'])
    expect(screen.queryByText('rows.pasted 2 2')).not.toBeNull()
    expect(notify).toHaveBeenCalledWith({ severity: 'info', text: 'rows.pastedLeft 3 3' })
    expect(await saved()).toEqual({
      things: [
        loaded.things[0],
        { id: '2', name: 'TWO', count: 1000.5, unit: 'KG', code: 'U' },
        { name: 'three', count: 3, unit: 'LB', code: 'A' },
      ],
    })
  })

  it('takes a number and its unit out of one cell', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await paste(
      screen.getAllByLabelText('name')[0],
      'Goods\tCount\r\nONE\t12.5 lb\r\nTWO\t1,000 Kilograms\r\nthree\t7 st',
    )
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'count' }).map((input) => input.value)).toEqual([
      '12.5',
      '1,000',
      '7 st',
    ])
    await person.click(remove(3))
    expect(await saved()).toMatchObject({
      things: [
        { id: '1', name: 'ONE', count: 12.5, unit: 'LB' },
        { id: '2', name: 'TWO', count: 1000, unit: 'KG' },
      ],
    })
  })

  it('takes the unit that numbers share out of their cells, and leaves a number in another one as it is', async () => {
    const sized = ['long', 'wide'].map((id) =>
      fieldOf({ id, widget: 'number', options: { unitField: 'unit', unitLookup: 'units' } }),
    )
    const fields = [...sized, fieldOf({ id: 'unit', widget: 'select', options: { lookup: 'units' } })]
    const number = { type: 'number' }
    const items = { type: 'object', properties: { long: number, wide: number, unit: { type: 'string' } } }
    const { saved } = await openForm({
      fields: [{ ...list(), fields }],
      rules: { things: { type: 'array', items } },
      lookups: [lookupOf('units', { CM: 'Centimetres', IN: 'Inches' })],
      data: { things: [{ long: 1 }] },
    })
    await paste(screen.getAllByLabelText('long')[0], '40 cm\t30.5 cm\r\n12 inches\t8\r\n5\t6\tcm\r\n1 cm\t2 in')
    const last = screen.getAllByLabelText<HTMLInputElement>('wide').at(-1) ?? document.body
    expect(last).toMatchObject({ value: '2 in' })
    await type(last, '2')
    expect(await saved()).toEqual({
      things: [
        { long: 40, wide: 30.5, unit: 'CM' },
        { long: 12, wide: 8, unit: 'IN' },
        { long: 5, wide: 6, unit: 'CM' },
        { long: 1, wide: 2, unit: 'CM' },
      ],
    })
  })

  it('with an empty line leaves the row there as it is, and makes none of it below', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await paste(screen.getAllByLabelText('name')[0], '\t8\r\n\t\r\n\t\r\nthree\t9')
    const [one, two] = loaded.things
    expect(await saved()).toMatchObject({ things: [{ ...one, count: 8 }, two, { name: 'three', count: 9 }] })
  })

  it('leaves its line of headings out', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await paste(screen.getAllByLabelText('name')[1], 'Goods\tCOUNT\t\r\nTWO\t3\tKG')
    expect(await saved()).toMatchObject({ things: [loaded.things[0], { id: '2', name: 'TWO', count: 3, unit: 'KG' }] })
  })

  it('has whole numbers where the rules of a column say so, as typed ones are', async () => {
    const items = { type: 'object', properties: { name: { type: 'string' }, boxes: { type: 'integer' } } }
    const boxes = [fieldOf({ id: 'name', widget: 'text' }), fieldOf({ id: 'boxes', widget: 'number' })]
    const { saved } = await openForm({
      fields: [{ ...list(), fields: boxes }],
      rules: { things: { type: 'array', items } },
      data: { things: [{ name: 'one', boxes: 1 }] },
    })
    await paste(screen.getAllByLabelText('name')[0], 'ONE\t2.7')
    expect(await saved()).toEqual({ things: [{ name: 'ONE', boxes: 2 }] })
  })

  it('is taken back as a whole, while the list is as it made it', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await paste(screen.getAllByLabelText('name')[1], 'TWO\t3\r\nthree\t4')
    await person.click(undo())
    expect(names()).toEqual(['one', 'two'])
    expect(await saved()).toEqual(loaded)
    await paste(screen.getAllByLabelText('name')[0], 'ONE\t3')
    await type(screen.getAllByLabelText('name')[1] as HTMLElement, 'other')
    expect(screen.queryByRole('button', { name: 'action.undo' })).toBeNull()
  })

  /** A quantity without a unit takes one. */
  const bare = { not: { field: 'row.unit', filled: true } }
  const unit = {
    id: 'unit',
    each: 'things',
    on: 'count',
    when: bare,
    clear: [],
    clearFields: [],
    set: { unit: 'LB' },
  }

  it('is taken back with what followed from it, and the focus stays in its row', async () => {
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: loaded, effects: [unit] })
    await paste(screen.getAllByLabelText('name')[0], 'ONE\t30\r\nTWO\t4\r\nthree\t5')
    await person.click(undo())
    expect(document.activeElement).toBe(screen.getAllByLabelText('name')[0])
    expect(names()).toEqual(['one', 'two'])
    expect(await saved()).toMatchObject({
      things: [
        { name: 'one', count: 1.5 },
        { name: 'two', count: 2 },
      ],
    })
  })

  it('is taken back whole: a row that had no unit has none again', async () => {
    const data = { things: [{ id: '1', name: 'one', count: 1.5 }] }
    const { saved } = await openForm({ fields: [list()], rules, lookups, data, effects: [unit] })
    await paste(screen.getAllByLabelText('name')[0], 'ONE\t30\r\nTWO\t4')
    expect(names()).toEqual(['ONE', 'TWO'])
    await person.click(undo())
    expect(await saved()).toEqual(data)
  })

  it('is read as what is typed: without what nobody sees, in letters and codes of any width', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await paste(screen.getAllByLabelText('name')[0], 'Soft\u00ad\u200b cafe\u0301\t３\tＬＢ')
    expect(await saved()).toMatchObject({ things: [{ id: '1', name: 'Soft caf\u00e9', count: 3, unit: 'LB' }, {}] })
  })

  it('has days and times as the wire has them, whichever way they are written, below headings too', async () => {
    const fields = [fieldOf({ id: 'ready' }), fieldOf({ id: 'until', widget: 'date' }), fieldOf({ id: 'from' })]
    const day = { type: 'string', format: 'yyyymmdd' }
    const items = { type: 'object', properties: { ready: day, until: day, from: { type: 'string', format: 'hhmm' } } }
    const { saved } = await openForm({
      fields: [{ ...list(), fields }],
      rules: { things: { type: 'array', items } },
      data: { things: [{ ready: '20260101' }] },
    })
    await paste(
      screen.getAllByLabelText('ready')[0],
      'Ready\tTo\tAt\r\n2026/1/31\t2026年２月1日\t9:30:00\r\n2026-02-01\t20260203\t14:05\r\n1.2.2026\tsoon',
    )
    expect(screen.getAllByLabelText<HTMLInputElement>('until').at(-1)).toMatchObject({ value: 'soon' })
    await person.click(remove(3))
    expect(await saved()).toEqual({
      things: [
        { ready: '20260131', until: '20260201', from: '0930' },
        { ready: '20260201', until: '20260203', from: '1405' },
      ],
    })
  })

  it('leaves columns that are only read as they are, numbers and choices among them', async () => {
    const fields = nested.map((field) => (field.id === 'count' ? { ...field, readOnly: true } : field))
    const { saved } = await openForm({ fields: [{ ...list(), fields }], rules, lookups, data: loaded })
    await paste(screen.getAllByLabelText('name')[0], 'ONE\t9\tLB\r\nTWO\t8\tKG')
    const [one, two] = loaded.things
    expect(await saved()).toEqual({
      things: [
        { ...one, name: 'ONE' },
        { ...two, name: 'TWO' },
      ],
    })
  })

  it('is a plain paste where it is no block', async () => {
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: loaded })
    await person.clear(screen.getAllByLabelText('name')[0] as HTMLElement)
    await paste(screen.getAllByLabelText('name')[0], 'of two words')
    expect(screen.queryByText(/rows\.pasted/)).toBeNull()
    expect(await saved()).toEqual({ things: [{ ...loaded.things[0], name: 'of two words' }, loaded.things[1]] })
  })
})
