// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ColumnFilter } from '../../config/node.ts'
import { ByColumn } from './ByColumn.tsx'

const named = (value: string, en: string) => ({ value, texts: { en } })
const options = [
  named('state', 'State'),
  named('open', 'Open'),
  named('due', 'Due'),
  named('name', 'Name'),
  named('icon', 'Icon'),
]
const filters: Record<string, ColumnFilter> = {
  state: { kind: 'choice', values: [named('N', 'New'), named('D', 'Done')] },
  open: { kind: 'yesNo' },
  due: { kind: 'days', values: [named('today', 'Today'), named('last7Days', 'Last 7 days')] },
  name: { kind: 'text' },
}

function open(value: Record<string, string>) {
  const put = vi.fn()
  render(<ByColumn label="Filters" {...{ options, filters, value, put }} />)
  const opened = (name: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name }))
    return screen.getByRole('listbox')
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  const textsOf = async (name: string) => {
    const box = opened(name)
    const texts = within(box).getAllByRole('option')
    fireEvent.keyDown(box, { key: 'Escape' })
    await closed()
    return texts.map(({ textContent }) => textContent).filter((text) => text !== '')
  }
  const choose = async (name: string, text: string) => {
    fireEvent.click(within(opened(name)).getByRole('option', { name: text }))
    await closed()
  }
  const type = (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name })
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  }
  return { put, textsOf, choose, type }
}

describe('[BX-04] filters of an arrangement', () => {
  it('are one of the column’s values, by what these read; choosing none takes the column out', async () => {
    const { put, textsOf, choose } = open({ state: 'N', name: 'Ltd' })
    expect(await textsOf('State')).toEqual(['no filter', 'New', 'Done'])
    await choose('State', 'Done')
    expect(put).toHaveBeenLastCalledWith({ state: 'D', name: 'Ltd' })
    await choose('State', 'no filter')
    expect(put).toHaveBeenLastCalledWith({ name: 'Ltd' })
  })

  it('keep in view what is written, also where it is none of the values', async () =>
    expect(await open({ state: 'X' }).textsOf('State')).toEqual(['no filter', 'New', 'Done', 'X']))

  it('begin with a column that takes a filter', async () => {
    const { put, textsOf, choose } = open({ state: 'N' })
    expect(await textsOf('Add a column')).toEqual(['Open', 'Due', 'Name'])
    await choose('Add a column', 'Open')
    await choose('Open', 'yes')
    expect(put).toHaveBeenLastCalledWith({ state: 'N', open: 'true' })
  })

  it('are a span around today, or days that are typed and kept as lists read them', async () => {
    const { put, choose, type } = open({ due: 'today' })
    await choose('Due', 'Last 7 days')
    expect(put).toHaveBeenLastCalledWith({ due: 'last7Days' })
    await choose('Due', 'days from one to another')
    type('Due: days', 'soon')
    expect(put).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('textbox', { name: 'Due: days' }).getAttribute('aria-invalid')).toBe('true')
    type('Due: days', '2031-01-05 – 2031-01-10')
    expect(put).toHaveBeenLastCalledWith({ due: '20310105-20310110' })
  })

  it('are a text for every other column', () => {
    const { put, type } = open({ name: 'Ltd' })
    type('Name', ' Inc ')
    expect(put).toHaveBeenLastCalledWith({ name: 'Inc' })
  })
})
