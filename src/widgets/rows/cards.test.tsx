// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { fieldOf } from '../testing/models.ts'
import { person, type } from '../testing/person.ts'
import { rules, lookups, list, loaded, names, add, undo, narrow, remove } from '../testing/rows.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
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

  it('are put back by Escape in the middle of a word or a number, too; a new one leaves nothing', async () => {
    narrow()
    const { saved } = await openForm({ fields: [list()], rules, lookups, data: loaded })
    await edit(1)
    await person.type(dialog().getByLabelText('name'), 'X')
    await person.keyboard('{Escape}')
    expect(names()).toEqual(['one', 'two'])
    await edit(2)
    await person.type(dialog().getByRole('textbox', { name: 'count' }), '1,')
    await person.keyboard('{Escape}')
    await person.click(add())
    await person.type(dialog().getByLabelText('name'), 'new')
    await person.keyboard('{Escape}')
    expect(names()).toEqual(['one', 'two'])
    expect(await saved()).toEqual(loaded)
  })

  it('are put back by Cancel as stored rows, where they were stored while they were edited', async () => {
    narrow()
    const data: { things: object[] } = { things: [] }
    let answer = (_data: object): void => undefined
    const answers = { save: new Promise((resolve) => (answer = resolve)) }
    const codes = { idField: 'id', actionField: 'code', added: 'A', changed: 'U', removed: 'D' }
    const coded = { ...list({ actionField: 'code' }), entries: codes }
    const { saved } = await openForm({ fields: [coded], rules, lookups, data, answers })
    await person.click(add())
    await type(dialog().getByLabelText('name'), 'first')
    await person.click(dialog().getByRole('button', { name: 'action.save' }))
    expect(await saved()).toEqual({ things: [{ name: 'first', code: 'A' }] })
    await edit(1)
    await type(dialog().getByLabelText('name'), 'other')
    data.things = [{ id: '7', name: 'first' }]
    await act(async () => answer({}))
    await waitFor(() => screen.getByText('form.typedMeanwhile'))
    await person.click(dialog().getByRole('button', { name: 'action.cancel' }))
    expect(names()).toEqual(['first'])
    expect(await saved()).toMatchObject({ things: [{ id: '7', name: 'first' }] })
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
    expect(screen.getByLabelText<HTMLInputElement>('label').readOnly).toBe(true)
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
