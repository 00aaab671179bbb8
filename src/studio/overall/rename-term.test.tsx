// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { WordTable } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { RenameTerm } from './RenameTerm.tsx'

afterEach(cleanup)

/** Makes all changes, and keeps them. */
const takenInto =
  (sent: Change[][]) =>
  (...changes: Change[]) => {
    sent.push(changes)
    return Promise.resolve(true)
  }

it('a term is renamed where it stands, after a look at its places, in one step', () => {
  const line = (label: string, en: string) => ({
    label,
    texts: { en },
    base: {},
    renamed: [],
    isOwn: false,
    missing: [],
    uses: [],
  })
  const lines = [line('a', 'Booking'), line('b', 'A booking'), line('c', 'Quote')]
  const sent: Change[][] = []
  const table: WordTable = { languages: ['en'], lines, terms: {} }
  render(<RenameTerm table={table} language="en" attempt={takenInto(sent)} />)
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Term of the portal', 'booking')
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'BookingBooking · a',
    'A bookingbooking · b',
  ])
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  type('Is called everywhere', 'order')
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('BookingBooking → Order · a')
  fireEvent.click(screen.getByRole('switch'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(screen.getByRole('switch'))
  fireEvent.click(screen.getByRole('button', { name: 'Rename in 2 texts' }))
  const put = (was: string, value: string) => ({ kind: 'set', file: 'labels/en.json', keys: ['terms', was], value })
  expect(sent).toEqual([[put('Booking', 'Order'), put('booking', 'order'), put('A booking', 'An order')]])
})

it('a term is renamed in the language in which it is written', () => {
  const texts = { en: 'Consignee', ja: '荷受人' }
  const line = { label: 'a', texts, base: {}, renamed: [], isOwn: false, missing: [], uses: [] }
  const sent: Change[][] = []
  const table: WordTable = { languages: ['en', 'ja'], lines: [line], terms: {} }
  render(<RenameTerm table={table} language="ja" attempt={takenInto(sent)} />)
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Term of the portal', 'Consignee')
  type('Is called everywhere', 'Receiver')
  fireEvent.click(screen.getByRole('button', { name: 'Rename in 1 text' }))
  expect(sent).toEqual([[{ kind: 'set', file: 'labels/en.json', keys: ['terms', 'Consignee'], value: 'Receiver' }]])
})

it('what English calls several of it is renamed together, as it is offered, otherwise, or not at all', () => {
  const line = (label: string, en: string) => ({
    ...{ label, texts: { en }, base: {}, renamed: [], isOwn: false, missing: [], uses: [] },
  })
  const sent: Change[][] = []
  const table: WordTable = {
    ...{ languages: ['en'], terms: {} },
    lines: [line('a', 'Booking'), line('b', 'Manage Bookings'), line('c', 'City')],
  }
  render(<RenameTerm table={table} language="en" attempt={takenInto(sent)} />)
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const rename = (name: string, called: string, several?: string) => {
    type('Term of the portal', name)
    type('Is called everywhere', called)
    if (several !== undefined) type(`${name}s are called`, several)
    fireEvent.click(screen.getByRole('button', { name: /^Rename in/ }))
    return sent.at(-1)?.map((each) => (each.kind === 'set' ? [each.keys[1], each.value] : []))
  }
  expect(rename('Booking', 'Inquiry')).toEqual([
    ['Booking', 'Inquiry'],
    ['Bookings', 'Inquiries'],
  ])
  expect(rename('Booking', 'Cargo', 'Cargo')?.at(-1)).toEqual(['Bookings', 'Cargo'])
  expect(rename('Booking', 'Order', '')).toEqual([['Booking', 'Order']])
  type('Term of the portal', 'City')
  type('Is called everywhere', 'Town')
  expect(screen.queryByLabelText('Cities are called')).toBeNull()
})

it('a term that could not be renamed stays as it was typed, and goes once it is', async () => {
  const line = { label: 'a', texts: { en: 'Booking' }, base: {}, renamed: [], isOwn: false, missing: [], uses: [] }
  const table: WordTable = { languages: ['en'], lines: [line], terms: {} }
  let makes = false
  render(<RenameTerm table={table} language="en" attempt={() => Promise.resolve(makes)} />)
  const inputs = ['Term of the portal', 'Is called everywhere'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  )
  const typed = () => inputs.map(({ value }) => value)
  inputs.forEach((input, index) => fireEvent.change(input, { target: { value: ['Booking', 'Order'][index] } }))
  const rename = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /^Rename in/ }))
      await Promise.resolve()
    })
  await rename()
  expect(typed()).toEqual(['Booking', 'Order'])
  makes = true
  await rename()
  expect(typed()).toEqual(['', ''])
})
