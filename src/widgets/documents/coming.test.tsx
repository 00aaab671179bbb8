// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { person } from '../testing/person.ts'
import { fileOf, options, save, types } from '../testing/documents.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A form of a record with documents, and a file dropped there that is read, or fails to be, when told. */
async function openWithSlowFile() {
  let read = (): void => undefined
  let fail = (): void => undefined
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function later(this: FileReader, file) {
    read = () => this.readAsDataURL(file)
    fail = () => this.dispatchEvent(new ProgressEvent('error'))
  })
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const form = await openForm({
    fields: [{ id: 'list', label: 'Papers', widget: 'documents', options: { ...options, limits: undefined, save } }],
    data: { id: '1', list: [] },
    lookups: [types],
    ask,
  })
  await act(async () => {
    fireEvent.drop(screen.getByRole('group', { name: 'documents.add Papers' }), {
      dataTransfer: { files: [fileOf('slow.pdf')] },
    })
  })
  const sent = () => form.calls.filter(({ operation }) => operation === 'save').map(({ input }) => input.body)
  return { ...form, ask, sent, read: () => act(async () => read()), fail: () => act(async () => fail()) }
}

describe('a form with a file that is still being read', () => {
  it('is not closed without a question', async () => {
    const { ask } = await openWithSlowFile()
    await person.click(screen.getByRole('button', { name: 'action.close' }))
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ title: 'form.unsavedTitle' }))
  })

  it('is saved with the file once that is read', async () => {
    const { sent, read } = await openWithSlowFile()
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent()).toEqual([])
    await read()
    await waitFor(() => expect(sent()).toEqual([{ id: '1', list: [expect.objectContaining({ file: 'slow.pdf' })] }]))
  })

  it('is not saved without the file where that cannot be read, and says so', async () => {
    const { sent, fail } = await openWithSlowFile()
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await fail()
    expect(sent()).toEqual([])
    expect((await screen.findAllByText(/documents.unreadable slow.pdf/)).length).toBeGreaterThan(0)
  })
})
