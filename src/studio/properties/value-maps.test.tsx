// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OutlineEntry, ValueMap } from '../../config/node.ts'
import { ValueMaps } from './ValueMaps.tsx'

const entry = { kind: 'Screen', keys: [] as string[] } as OutlineEntry
const fields = [{ path: 'mode', text: 'Mode', values: [{ value: 'SE', text: 'Sea' }] }]

/** One map with one line, and what its value is chosen among. */
function open(map: Partial<ValueMap>) {
  const change = vi.fn()
  const around = { entry, fields, file: 'forms/order.layout.json', paths: [], isSought: () => true, change }
  const whole = {
    keys: ['initial'],
    titles: { en: 'Initial' },
    about: {},
    kept: [],
    value: { mode: 'AE' },
    ...map,
  }
  render(<ValueMaps {...around} maps={[whole]} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Value' }))
  const values = within(screen.getByRole('listbox')).getAllByRole('option')
  return { change, values }
}
const field = () => screen.getByRole('combobox', { name: 'Field', hidden: true })
const mode = { value: 'mode', isNeeded: false, values: [{ value: 'SE' }, { value: 'AE' }] }

describe('[BX-04] lines of values', () => {
  it('call a value of the data as its field is called, and offer the field’s choices by their words', () => {
    const { change, values } = open({ names: [mode], isOfData: true })
    expect(field()).toHaveProperty('value', 'Mode')
    expect(values.map(({ textContent }) => textContent)).toEqual(['Sea', 'AE'])
    if (values[0] !== undefined) fireEvent.click(values[0])
    expect(change).toHaveBeenCalledWith(expect.objectContaining({ keys: ['initial'], value: { mode: 'SE' } }))
  })

  it('call a name in an address by what the page says of it, and by itself: the field of that name is another thing', () => {
    const { values } = open({ names: [{ ...mode, texts: { en: 'Kind: …' } }] })
    expect(field()).toHaveProperty('value', 'Kind: … · mode')
    expect(values.map(({ textContent }) => textContent)).toEqual(['SE', 'AE'])
  })

  it('of paths are chosen among the values of the row, and written as paths alone', () => {
    const change = vi.fn()
    const around = {
      entry,
      fields: [],
      file: 'grids/orders.json',
      paths: ['orderNo', 'mode'],
      isSought: () => true,
      change,
    }
    const map = {
      keys: ['open', 'gives'],
      titles: { en: 'Gives' },
      about: {},
      kept: [],
      isOfPaths: true as const,
    }
    const names = [{ value: 'number', isNeeded: false }]
    render(<ValueMaps {...around} maps={[{ ...map, names, value: { number: 'mode' } }]} />)
    expect(screen.queryByRole('combobox', { name: 'Takes' })).toBeNull()
    const taken = screen.getByRole('combobox', { name: 'Other field' })
    expect(taken).toHaveProperty('value', 'mode')
    fireEvent.mouseDown(taken)
    const [first] = within(screen.getByRole('listbox')).getAllByRole('option')
    if (first !== undefined) fireEvent.click(first)
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({ keys: ['open', 'gives'], value: { number: 'orderNo' } }),
    )
  })

  const openBody = (lists: Record<string, unknown>, known: NonNullable<ValueMap['known']>) => {
    const change = vi.fn()
    const around = { entry, fields, file: 'drilldowns/x.json', paths: [], isSought: () => true, change }
    const map = { keys: ['source', 'body'], titles: { en: 'Body' }, about: {}, kept: [], value: { sort: 'no' } }
    render(<ValueMaps {...around} maps={[{ ...map, lists, known }]} />)
    const said = (value: object) =>
      expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ keys: ['source', 'body'], value }))
    return { change, said }
  }
  const type = (field: HTMLElement, text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }

  it('of a body have its lists of texts, each with what the contract names', () => {
    const { said } = openBody({ include: ['Lines'] }, [
      { path: 'include', values: [{ value: 'Lines' }, { value: 'Fees' }] },
      { path: 'filter.codes' },
    ])
    const include = within(screen.getByRole('group', { name: 'include' }))
    fireEvent.mouseDown(include.getByRole('combobox'))
    fireEvent.click(screen.getByRole('option', { name: 'Fees' }))
    said({ sort: 'no', include: ['Lines', 'Fees'] })
    type(within(screen.getByRole('group', { name: 'filter.codes' })).getByRole('combobox'), 'X')
    said({ sort: 'no', include: ['Lines'], filter: { codes: ['X'] } })
  })

  it('of a body have a text that is sent only while something holds, which goes on to, and another order', () => {
    const when = { field: 'mode', is: 'SE' }
    const { said } = openBody({ include: ['Lines', { when, then: 'Fees' }] }, [
      { path: 'include', values: [{ value: 'Lines' }, { value: 'Fees' }, { value: 'Notes' }] },
    ])
    const second = within(screen.getByRole('group', { name: 'include 2' }))
    expect(second.getByRole('group', { name: 'Sent only while' })).toBeTruthy()
    const [value] = second.getAllByRole('combobox', { name: 'Value' })
    if (value !== undefined) fireEvent.mouseDown(value)
    fireEvent.click(screen.getByRole('option', { name: 'Notes' }))
    said({ sort: 'no', include: ['Lines', { when, then: 'Notes' }] })
    fireEvent.click(second.getByRole('button', { name: 'Move up' }))
    said({ sort: 'no', include: [{ when, then: 'Fees' }, 'Lines'] })
    fireEvent.click(second.getByRole('button', { name: 'Remove: include 2' }))
    said({ sort: 'no', include: ['Lines'] })
  })

  it('of a body have its lists of rows, value by value, with the lists and objects in a row', () => {
    const inner = { name: 'a', place: { city: 'X' }, parts: ['p'], other: [1] }
    const number = { isNeeded: false, type: 'number' }
    const { said } = openBody({ rows: [inner] }, [
      {
        path: 'rows',
        rows: [
          { value: 'name', isNeeded: false },
          { value: 'place.city', isNeeded: false },
          { value: 'count', ...number },
        ],
        lists: [{ path: 'parts' }, { path: 'turns', rows: [{ value: 'hour', ...number }] }],
      },
    ])
    const first = within(screen.getByRole('group', { name: 'rows 1' }))
    // What the contract does not know stays as it is.
    expect(first.getByText('What it is made of is written in the file.')).toBeTruthy()
    const [, city] = first.getAllByRole('textbox', { name: 'Value' })
    if (city !== undefined) type(city, 'Y')
    said({ sort: 'no', rows: [{ ...inner, place: { city: 'Y' } }] })
    type(within(first.getByRole('group', { name: 'parts' })).getByRole('combobox'), 'q')
    said({ sort: 'no', rows: [{ ...inner, parts: ['p', 'q'] }] })
    fireEvent.click(first.getByRole('button', { name: 'Add: turns' }))
    const turn = within(first.getByRole('group', { name: 'turns 1' }))
    fireEvent.click(turn.getByRole('button', { name: 'Add a value' }))
    type(turn.getByRole('combobox', { name: 'Field' }), 'hour')
    type(turn.getByRole('textbox', { name: 'Value' }), '7')
    said({ sort: 'no', rows: [{ ...inner, turns: [{ hour: 7 }] }] })
    fireEvent.click(screen.getByRole('button', { name: 'Add: rows' }))
    const second = within(screen.getByRole('group', { name: 'rows 2' }))
    fireEvent.click(second.getByRole('button', { name: 'Add a value' }))
    type(second.getByRole('combobox', { name: 'Field' }), 'count')
    const value = second.getByRole('textbox', { name: 'Value' })
    fireEvent.change(value, { target: { value: '3' } })
    fireEvent.blur(value)
    said({ sort: 'no', rows: [inner, { count: 3 }] })
  })
})
