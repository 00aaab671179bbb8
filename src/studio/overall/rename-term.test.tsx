// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { WordTable } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { RenameTerm } from './RenameTerm.tsx'

afterEach(cleanup)

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
  render(<RenameTerm table={table} language="en" change={(...changes) => sent.push(changes)} />)
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
  render(<RenameTerm table={table} language="ja" change={(...changes) => sent.push(changes)} />)
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
  render(<RenameTerm table={table} language="en" change={(...changes) => sent.push(changes)} />)
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
