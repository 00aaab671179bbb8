// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookupOf, openForm } from '../testing/form.tsx'
import { fieldOf } from '../testing/models.ts'
import { person, type } from '../testing/person.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rules = {
  things: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        count: { type: 'number' },
        unit: { type: 'string' },
      },
    },
  },
}
const nested = [
  fieldOf({ id: 'name', widget: 'text' }),
  fieldOf({
    id: 'count',
    widget: 'quantity',
    options: { unitField: 'unit', unitLookup: 'units' },
    covers: ['count', 'unit'],
  }),
]
const lookups = [lookupOf('units', { KG: 'Kilograms', LB: 'Pounds' })]
const list = (options: Record<string, unknown> = {}) => ({
  id: 'things',
  widget: 'rows',
  options,
  fields: nested,
  width: 12,
})
const loaded = {
  things: [
    { id: '1', name: 'one', count: 1.5, unit: 'KG' },
    { id: '2', name: 'two', count: 2, unit: 'LB' },
  ],
}
const names = () => screen.queryAllByLabelText<HTMLInputElement>('name').map((input) => input.value)
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'rows.add' })
const undo = () => screen.getByRole('button', { name: 'action.undo' })
/** What stands in the lines of the table: the name of each, or the way back. */
const tableLines = () =>
  [...document.querySelectorAll('tbody tr')].map((line) => line.querySelector('input')?.value ?? 'undo')
const narrow = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const remove = (number: number) => screen.getByRole('button', { name: `rows.remove things ${String(number)}` })

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
      ['count', 'left'],
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

  it('are limited, and the button says why it is disabled', async () => {
    await openForm({ fields: [list({ maxRows: 3 })], rules, lookups, data: loaded })
    await person.click(add())
    expect(add().disabled).toBe(true)
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
    expect(screen.queryByText('1.5 KG + 2 LB')).not.toBeNull()
    expect(screen.queryByText('rows.total')).not.toBeNull()
  })

  it('can only be read where nothing can be changed', async () => {
    await openForm({ fields: [{ ...list(), readOnly: true }], rules, lookups, data: loaded })
    expect(screen.queryByRole('button', { name: /rows\./ })).toBeNull()
  })
})

describe('rows far from the screen', () => {
  const many = {
    things: Array.from({ length: 30 }, (_, index) => ({ id: String(index), name: `thing ${String(index)}` })),
  }
  const watched = new Map<Element, (entry: unknown) => void>()
  const report = (row: Element, isIntersecting: boolean) =>
    act(() => watched.get(row)?.({ target: row, isIntersecting, boundingClientRect: { height: 60 } }))
  const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-row'))
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly tell: (entries: unknown[]) => void) {}
        observe(row: Element) {
          watched.set(row, (entry) => this.tell([entry]))
        }
        unobserve(row: Element) {
          watched.delete(row)
        }
        disconnect() {
          watched.clear()
        }
      },
    )
  })

  it('have no cells until they come near, and none again when they leave', async () => {
    await openForm({ fields: [list()], rules, lookups, data: many })
    const row = rows()[20] as HTMLElement
    expect(rows()).toHaveLength(30)
    expect(within(row).queryByLabelText('name')).toBeNull()
    report(row, true)
    expect(within(row).getByLabelText<HTMLInputElement>('name').value).toBe('thing 20')
    report(row, false)
    expect(within(row).queryByLabelText('name')).toBeNull()
    expect(row.style.height).toBe('60px')
  })

  it('stand as cards that come and go as often as they come near', async () => {
    narrow()
    await openForm({ fields: [list()], rules, lookups, data: many })
    const card = () => screen.getAllByRole('listitem')[20] as HTMLElement
    expect(within(card()).queryByLabelText('name')).toBeNull()
    for (const isNear of [true, false, true]) {
      report(card(), isNear)
      expect(within(card()).queryByLabelText('name') !== null).toBe(isNear)
    }
  })

  it('keep what was begun in them', async () => {
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: many })
    const row = rows()[20] as HTMLElement
    act(() => row.focus())
    await type(within(row).getByLabelText('name'), 'begun')
    report(row, false)
    expect(within(row).getByLabelText<HTMLInputElement>('name').value).toBe('begun')
    expect(await saved()).toHaveProperty('things.20.name', 'begun')
  })

  it('are drawn when one is added at the end', async () => {
    await openForm({ fields: [list()], rules, lookups, data: many })
    await person.click(add())
    expect(document.activeElement).toBe(within(rows()[30] as HTMLElement).getByLabelText('name'))
  })
})

describe('rows with action codes', () => {
  const coded = list({ actionField: 'code' })

  it('say that they are new, changed or removed, and nothing when they are as they were', async () => {
    const data = { things: [...loaded.things, { id: '3', name: 'three' }] }
    const { saved } = await openForm({ fields: [coded], rules, lookups, data })
    await person.click(add())
    await type(screen.getAllByLabelText('name')[1] as HTMLElement, 'TWO')
    await person.click(remove(1))
    expect(names()).toEqual(['TWO', 'three', ''])
    expect(await saved()).toEqual({
      things: [
        { ...loaded.things[0], code: 'D' },
        { ...loaded.things[1], name: 'TWO', code: 'U' },
        { id: '3', name: 'three' },
        { code: 'A' },
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

  it('come back by Undo with the code they had', async () => {
    const { saved } = await openForm({ fields: [coded], rules, lookups, data: loaded })
    await person.click(add())
    await type(screen.getAllByLabelText('name')[1] as HTMLElement, 'TWO')
    for (const row of [3, 2, 1]) await person.click(remove(row))
    expect(names()).toEqual([])
    for (let times = 0; times < 3; times += 1) await person.click(undo())
    expect(await saved()).toEqual({
      things: [loaded.things[0], { ...loaded.things[1], name: 'TWO', code: 'U' }, { code: 'A' }],
    })
  })
})

describe('rows on a narrow screen', () => {
  const edit = (number: number) =>
    person.click(screen.getByRole('button', { name: `rows.edit things ${String(number)}` }))
  const dialog = () => within(screen.getByRole('dialog'))

  it('are cards; a row is edited in a dialog and kept by Save', async () => {
    narrow()
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: loaded })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await edit(2)
    await type(dialog().getByLabelText('name'), 'TWO')
    await person.click(dialog().getByRole('button', { name: 'action.save' }))
    expect(await saved()).toEqual({ things: [loaded.things[0], { ...loaded.things[1], name: 'TWO' }] })
  })

  it('are put back by Cancel, and a new one goes', async () => {
    narrow()
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: loaded })
    await edit(1)
    await type(dialog().getByLabelText('name'), 'ONE')
    await person.click(dialog().getByRole('button', { name: 'action.cancel' }))
    expect(names()).toEqual(['one', 'two'])
    await person.click(add())
    await person.click(screen.getAllByRole('button', { name: 'action.cancel' }).at(-1) as HTMLElement)
    expect(await saved()).toEqual(loaded)
  })

  it('come back by Undo in their place, with the focus on their button', async () => {
    narrow()
    await openForm({ fields: [list()], rules, lookups, data: loaded })
    await person.click(remove(1))
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('rows.removed')
    await person.click(undo())
    expect(names()).toEqual(['one', 'two'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'rows.edit things 1' }))
  })
})

describe('rows that hold lists', () => {
  const inner = {
    id: 'parts',
    widget: 'rows',
    options: {},
    fields: [fieldOf({ id: 'label', widget: 'text' })],
    width: 12,
  }
  const outer = { ...list({ cards: true }), fields: [fieldOf({ id: 'name', widget: 'text' }), fieldOf(inner)] }
  const deep = {
    things: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          parts: { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } },
        },
      },
    },
  }

  it('are cards on a wide screen, too, and their lists are edited in the dialog', async () => {
    const { saved } = await openForm({
      fields: [outer],
      rules: deep,
      data: { things: [{ name: 'one', parts: [{ label: 'a' }] }, { name: 'two' }] },
    })
    await person.click(screen.getByRole('button', { name: 'rows.edit things 2' }))
    const parts = within(screen.getByRole('dialog')).getByRole('group', { name: 'parts' })
    await person.click(within(parts).getByRole('button', { name: 'rows.add' }))
    await type(within(parts).getByLabelText('label'), 'b')
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'action.save' }))
    expect(await saved()).toEqual({
      things: [
        { name: 'one', parts: [{ label: 'a' }] },
        { name: 'two', parts: [{ label: 'b' }] },
      ],
    })
  })
})
