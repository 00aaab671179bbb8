// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { person } from '../testing/person.ts'
import { fileOf, invoice, open, options, rowOf, save, types } from '../testing/documents.tsx'

afterEach(cleanup)

const typed = { ...options, limits: undefined, save: { ...save, each: { refKey: 'id' } }, ofType: 'x_one' }
const general = { ...options, limits: undefined, save, typeLabels: { x_one: 'Certificate' } }
const certificate = { no: 2, id: 'D-2', file: 'cert.pdf', source: 'CP', type: 'x_one', day: '20260201' }

/** A form with all of its documents and, beside them, those of one type. */
const openBoth = (list: object[] | undefined, more: object = {}, answers: Record<string, unknown> = {}) =>
  openForm({
    fields: [
      { id: 'list', label: 'Papers', widget: 'documents', options: general },
      {
        ...{ id: 'x_one', path: 'list', label: 'Certificate', widget: 'documents' },
        options: { ...typed, ...more },
        required: { on: 'save' },
      },
    ],
    data: { id: '1', list },
    lookups: [types],
    answers,
  })

const group = (label: string) => screen.getByRole('group', { name: label })
const rowsIn = (label: string) =>
  within(group(label))
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const drop = async (label: string, name: string) => {
  const target = screen.getByRole('group', { name: `documents.add ${label}` })
  await act(async () => {
    fireEvent.drop(target, { dataTransfer: { files: [fileOf(name)] } })
  })
  await within(group(label)).findByText(name)
}

describe('documents of one type', () => {
  it('are all that the field shows, without their type; the general list shows them by their label', async () => {
    await openBoth([invoice, certificate])
    expect(rowsIn('Certificate')).toEqual(['2cert.pdf2026/02/01'])
    expect(rowsIn('Papers')).toEqual(['2Certificatecert.pdf2026/02/01', '1Commercial invoiceinvoice.pdf2026/01/31Ann'])
  })

  it('of a type called as what every object has are shown by that word', async () => {
    await openBoth([
      { ...invoice, type: '__proto__' },
      { ...certificate, type: 'constructor' },
    ])
    expect(rowsIn('Papers')).toEqual(['2constructorcert.pdf2026/02/01', '1__proto__invoice.pdf2026/01/31Ann'])
  })

  it('get it when they are added, one unless the options say more', async () => {
    const { saved } = await openBoth([invoice])
    await drop('Certificate', 'new.pdf')
    expect(rowsIn('Papers')).toHaveLength(2)
    expect(screen.queryByRole('group', { name: 'documents.add Certificate' })).toBeNull()
    expect((await saved()) as object).toMatchObject({ list: [{ file: 'new.pdf', type: 'x_one', code: 'A' }, invoice] })
  })

  it('may be as many as the options say', async () => {
    await openBoth([certificate], { most: 2 })
    await drop('Certificate', 'new.pdf')
    expect(rowsIn('Certificate')).toHaveLength(2)
  })

  it('are saved apart from the others, which stay to be saved', async () => {
    const { calls, saved } = await openBoth([invoice], {}, { put: { documents: [{ id: 'D-9', file: 'new.pdf' }] } })
    await drop('Papers', 'other.pdf')
    await drop('Certificate', 'new.pdf')
    await person.click(within(group('Certificate')).getByRole('button', { name: 'documents.save' }))
    await waitFor(() =>
      expect(within(group('Certificate')).queryByRole('button', { name: 'documents.save' })).toBeNull(),
    )
    const sent = calls.filter(({ operation }) => operation === 'put').map(({ input }) => input.body)
    expect(sent).toMatchObject([{ documents: [{ name: 'new.pdf', type: 'x_one' }] }])
    expect(screen.getAllByRole('button', { name: 'documents.download new.pdf' })).toHaveLength(2)
    expect(within(group('Papers')).getByText('other.pdf')).toBeDefined()
    expect(within(group('Papers')).getByRole('button', { name: 'documents.save' })).toBeDefined()
    expect(await saved()).toMatchObject({
      list: [{ file: 'new.pdf', id: 'D-9' }, { file: 'other.pdf', code: 'A' }, invoice],
    })
  })

  it('that are saved leave the focus with them, not with the others', async () => {
    await openBoth([invoice], {}, { put: { documents: [{ id: 'D-9', file: 'new.pdf' }] } })
    await drop('Papers', 'other.pdf')
    await drop('Certificate', 'new.pdf')
    const save = within(group('Certificate')).getByRole('button', { name: 'documents.save' })
    save.focus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(save.isConnected).toBe(false))
    expect(document.activeElement).toBe(group('Certificate'))
  })

  it('are not saved by one part while another saves them', async () => {
    await openBoth([invoice])
    await drop('Papers', 'other.pdf')
    await drop('Certificate', 'new.pdf')
    await person.click(within(group('Certificate')).getByRole('button', { name: 'documents.save' }))
    expect(within(group('Certificate')).getByRole('progressbar')).toBeDefined()
    const other = within(group('Papers')).getByRole<HTMLButtonElement>('button', { name: 'documents.save' })
    expect(other.disabled).toBe(true)
    expect(within(group('Papers')).queryByRole('progressbar')).toBeNull()
  })

  it('that are missing are named where they are required, and no longer once there is one', async () => {
    const { saved, calls } = await openBoth([invoice])
    await saved()
    expect(calls.some(({ operation }) => operation === 'save')).toBe(false)
    expect(screen.getByRole('button', { name: 'Certificate: form.required' })).toBeDefined()
    expect(within(group('Certificate')).getByText('form.required')).toBeDefined()
    expect(within(group('Papers')).queryByText('form.required')).toBeNull()
    await drop('Certificate', 'new.pdf')
    expect(screen.queryByText('form.required')).toBeNull()
  })

  it('wait until there is a record that they are saved for', async () => {
    await openBoth(undefined, { save: { ...save, each: { refKey: 'record.number' } } })
    expect(within(group('Certificate')).getByText('documents.saveFirst')).toBeDefined()
    expect(screen.queryByRole('group', { name: 'documents.add Certificate' })).toBeNull()
    expect(screen.getByRole('group', { name: 'documents.add Papers' })).toBeDefined()
  })

  it('stand in a view of their own, too', async () => {
    await open({ more: { save, ofType: 'CIV', typeLabels: {} } })
    expect(rowOf('invoice.pdf').queryByText('Commercial invoice')).toBeNull()
    expect(screen.queryByText('waybill.pdf')).toBeNull()
  })
})
