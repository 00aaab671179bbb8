// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { OutlineEntry, Structure } from '../../config/node.ts'
import { FormOf } from '../controls/begun.tsx'
import type { Change } from '../host/api.ts'
import { OptionInput } from './OptionInput.tsx'
import { Structures } from './Structures.tsx'

afterEach(cleanup)

it('[ST-04] how many days a flag says is put together part by part, and is no change before it is whole', () => {
  const change = vi.fn<(...changes: Change[]) => void>()
  const names = {
    tenant: 'ACME',
    file: 'grids/shipments.json',
    paths: ['polEtdDate', 'podEtaDate'],
    lookups: [],
    fields: [],
  }
  const text = { titles: { en: '' }, about: {}, type: 'string' as const }
  const properties = {
    from: { ...text, titles: { en: 'From' }, 'x-names': 'path' as const },
    to: { ...text, titles: { en: 'To' }, 'x-names': 'path' as const },
    label: { ...text, titles: { en: 'Label' }, 'x-names': 'label' as const },
  }
  const shape = {
    titles: { en: 'Days' },
    about: {},
    type: 'object' as const,
    required: ['from', 'to', 'label'],
    properties,
  }
  const structure: Structure = { keys: ['days'], around: [], shape }
  const entry = { kind: 'Exception', keys: ['exceptions', 'delayed'] } as OutlineEntry
  const draw = () =>
    render(
      <FormOf what="delayed">
        <Structures {...{ entry, names, change }} structures={[structure]} file={names.file} isSought={() => true} />
      </FormOf>,
    )
  const { unmount } = draw()
  const days = within(screen.getByRole('group', { name: 'Days' }))
  const type = (name: string, text: string) => {
    fireEvent.change(days.getByRole('combobox', { name }), { target: { value: text } })
    fireEvent.blur(days.getByRole('combobox', { name }))
  }
  type('From', 'polEtdDate')
  type('To', 'podEtaDate')
  expect(change).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('Not in use yet. It lacks: Days › Label')
  // It waits for whoever goes to look at another entry.
  unmount()
  draw()
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('value', 'polEtdDate')
  expect(screen.getByRole('status').textContent).toBe('Not in use yet. It lacks: Days › Label')
})

it('[ST-04] what may be yes, no or a condition is chosen so', () => {
  const change = vi.fn<(...changes: Change[]) => void>()
  const file = 'forms/booking.layout.json'
  const way = ['sections', 'details', 'fields', 'referenceNumber']
  const said = { about: {}, titles: { en: 'Condition' } }
  const forms = [
    { ...said, type: 'boolean' as const },
    { ...said, type: 'object' as const, holds: 'condition' as const },
  ]
  const structure: Structure = {
    keys: ['keep'],
    around: [],
    shape: { about: {}, titles: { en: 'Send while hidden' }, forms },
  }
  const names = { tenant: 'ACME', file, paths: [], lookups: [], fields: [] }
  const entry = { kind: 'Field', keys: way } as OutlineEntry
  render(<Structures {...{ entry, names, file, change }} structures={[structure]} isSought={() => true} />)
  const choose = (text: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Send while hidden' }))
    fireEvent.click(screen.getByRole('option', { name: text }))
  }
  choose('Condition')
  expect(screen.getByRole('button', { name: 'Add a line' })).toBeTruthy()
  choose('yes')
  expect(change).toHaveBeenCalledWith({ kind: 'set', file, keys: [...way, 'keep'], value: true })
})

it('[ST-04] a row that is added to a list is chosen by its list, and given what the contract has in one', () => {
  const file = 'forms/quote.layout.json'
  const rows = { remarkList: ['remarkType', 'remark'].map((value) => ({ value, isNeeded: false })) }
  const entries = { about: {}, type: 'object' as const, holds: 'values' as const }
  const option = { type: 'object' as const, entries, keys: [{ value: 'remarkList' }], rows }
  const names = {
    tenant: 'ACME',
    file,
    paths: [],
    lookups: [],
    fields: [
      { path: 'shipper', text: 'Shipper' },
      { path: 'remarkList', text: 'Preferred Carrier' },
    ],
  }
  render(<OptionInput name="Append" {...{ option, names }} value={{ remarkList: {} }} put={() => undefined} />)
  expect(screen.getAllByRole('group', { name: 'Preferred Carrier · remarkList' })).not.toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Add a value' }))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Append|remarkList|Field/ }))
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(offered).toEqual(expect.arrayContaining(['remarkType', 'remark']))
  expect(offered).not.toContain('Shipper')
})
