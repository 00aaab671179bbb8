// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answer, Notice } from '../../render/index.ts'
import { person } from '../testing/person.ts'
import { ok, open, fileOf, rowOf, names, drop, add } from '../testing/documents.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a file', () => {
  it('[HD-10] of another type, too large, or not alone is not taken', async () => {
    await open()
    // Until what may be uploaded has been answered, the portal's own limits hold.
    await screen.findByText(/pdf, png 1K/)
    await drop(fileOf('new.exe'))
    expect(screen.getByRole('alert').textContent).toBe('documents.wrongType pdf, png')
    await drop(fileOf('new.pdf', 'x'.repeat(1025)))
    expect(screen.getByRole('alert').textContent).toBe('documents.tooLarge 1K')
    await drop(fileOf('a.pdf'), fileOf('b.pdf'))
    expect(screen.getByRole('alert').textContent).toBe('documents.oneAtATime')
    expect(names()).toHaveLength(2)
  })

  it('is held to the owner’s limits once they come, though they could not be had at first', async () => {
    const answers: Record<string, Answer> = {
      limits: { ok: false, problem: { status: 0, code: 'network', message: '', fieldErrors: [] } },
    }
    await open({ answers })
    expect(await screen.findByText(/10M/)).toBeDefined()
    delete answers['limits']
    act(() => {
      for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event))
    })
    expect(await screen.findByText(/pdf, png 1K/)).toBeDefined()
  })

  it('that was taken is said, until something else is done', async () => {
    await open()
    const said = () => screen.queryAllByText(/^documents\.taken/).map(({ role, textContent }) => [role, textContent])
    await add('new.pdf')
    expect(said()).toEqual([['status', 'documents.taken']])
    await person.click(screen.getByRole('button', { name: 'documents.remove new.pdf' }))
    expect(said()).toEqual([])
  })

  it('more than five new ones are not taken', async () => {
    await open()
    for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']) await add(name)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'documents.choose' }).disabled).toBe(true)
    await drop(fileOf('6.pdf'))
    expect(screen.getByRole('alert').textContent).toBe('documents.limit 5')
    await person.click(screen.getByRole('button', { name: 'documents.remove 3.pdf' }))
    await add('6.pdf')
    expect(names()).toHaveLength(7)
  })

  it('that is still being read is there when one comes back from another section', async () => {
    let come = (): void => undefined
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function later(
      this: FileReader,
      file: Blob,
    ) {
      come = () => this.readAsDataURL(file)
    })
    await open({ isBeside: true })
    await drop(fileOf('slow.pdf'))
    await person.click(screen.getByRole('button', { name: 'other' }))
    await act(async () => come())
    await person.click(screen.getByRole('button', { name: 's' }))
    expect(await screen.findByText('slow.pdf')).toBeDefined()
  })

  it('of a Mac has the name that others write', async () => {
    await open()
    await drop(fileOf('ガイド é.pdf'.normalize('NFD')))
    expect(await screen.findByText('ガイド é.pdf'.normalize('NFC'))).toBeDefined()
  })

  it('from a system that writes from right to left has the name that is seen, and its type', async () => {
    await open()
    await drop(fileOf(' \u202bفاتورة\u061c 7\u200f.pdf\u202c'))
    expect(await screen.findByText('فاتورة 7.pdf')).toBeDefined()
    await drop(fileOf('invoice\u202efdp.exe'))
    expect(screen.getByRole('alert').textContent).toContain('documents.wrongType')
  })

  it('that comes while another one is read is not taken without a word', async () => {
    await open()
    const place = screen.getByRole('group', { name: 'documents.add Papers' })
    let read: () => void = () => undefined
    const reading = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function later(
      this: FileReader,
      file,
    ) {
      read = () => this.readAsDataURL(file)
    })
    act(() => {
      fireEvent.drop(place, { dataTransfer: { files: [fileOf('first.pdf')] } })
    })
    await waitFor(() => expect(reading).toHaveBeenCalledTimes(1))
    await drop(fileOf('second.pdf'))
    expect(screen.getByRole('alert').textContent).toBe('documents.oneAtATime')
    act(read)
    expect(await screen.findByText('first.pdf')).toBeDefined()
  })

  it('leaves the focus where it was chosen once it is read, though the button rested meanwhile', async () => {
    await open()
    let read: () => void = () => undefined
    const reading = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function later(
      this: FileReader,
      file,
    ) {
      read = () => this.readAsDataURL(file)
    })
    const choose = screen.getByRole('button', { name: 'documents.choose' })
    choose.focus()
    await drop(fileOf('new.pdf'))
    await waitFor(() => expect(reading).toHaveBeenCalledTimes(1))
    // What a browser does of itself with a button that rests.
    choose.blur()
    act(read)
    await screen.findByText('new.pdf')
    expect(document.activeElement).toBe(choose)
  })

  it('that is taken out hands the focus on: to what takes it back, or to the list where it is gone', async () => {
    await open()
    await person.click(screen.getByRole('button', { name: 'documents.remove invoice.pdf' }))
    const undo = screen.getByRole('button', { name: 'documents.undo invoice.pdf' })
    expect(document.activeElement).toBe(undo)
    await person.click(undo)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'documents.remove invoice.pdf' }))
    await add('new.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.remove new.pdf' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Papers' }))
  })

  it('is chosen in place of another, and the other comes back', async () => {
    await open()
    const input = rowOf('invoice.pdf')
      .getByRole('button', { name: 'documents.replace invoice.pdf' })
      .closest('td')
      ?.querySelector('input')
    await person.upload(input as HTMLInputElement, fileOf('better.pdf'))
    expect(await screen.findByText('documents.replaced')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'documents.undo better.pdf' }))
    expect(screen.getByRole('button', { name: 'documents.download invoice.pdf' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'documents.save' })).toBeNull()
  })
})

describe('what can be done with documents', () => {
  const canRemove = (name: string) => screen.queryByRole('button', { name: `documents.remove ${name}` }) !== null

  it('is deleting those of the portal only', async () => {
    await open()
    expect([canRemove('invoice.pdf'), canRemove('waybill.pdf')]).toEqual([true, false])
  })

  it('is not deleting what the gateway knows once the record is closed by; a new one can be taken back', async () => {
    await open({ record: { closed: '20260101' } })
    await add('new.pdf')
    expect([canRemove('invoice.pdf'), canRemove('new.pdf')]).toEqual([false, true])
  })

  it('is reading only where there is no save, or the preference refuses it', async () => {
    await open({ session: { may: 'N' } })
    expect(screen.queryByRole('button', { name: 'documents.choose' })).toBeNull()
    expect(canRemove('invoice.pdf')).toBe(false)
    cleanup()
    await open({ more: {} })
    expect(screen.queryByRole('button', { name: 'documents.choose' })).toBeNull()
  })
})

describe('a download', () => {
  const press = () => person.click(screen.getByRole('button', { name: 'documents.download invoice.pdf' }))

  /** What the browser was handed to keep. */
  function kept() {
    const files: { name: string; content: Blob }[] = []
    let last = new Blob()
    URL.createObjectURL = (file) => ((last = file as Blob), 'blob:x')
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, content: last })
    })
    return files
  }

  it('keeps the file under the name that the gateway says', async () => {
    const files = kept()
    const { calls } = await open({ answers: { fetch: ok({ name: 'Invoice 7.pdf', content: new Blob(['hello']) }) } })
    await press()
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Invoice 7.pdf']))
    expect(calls.find(({ operation }) => operation === 'fetch')?.input).toEqual({ path: { id: 'D-1' }, query: {} })
  })

  it('reads the content out of an answer that holds it as text', async () => {
    const files = kept()
    await open({
      answers: { fetch: ok({ document: { data: btoa('hello') } }) },
      more: { download: { operation: 'fetch', path: { id: 'id' }, contentAt: 'document.data' } },
    })
    await press()
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toBe('invoice.pdf')
    expect(await files[0]?.content.text()).toBe('hello')
  })

  it('out of an answer without content says that there is none, and keeps no empty file', async () => {
    const files = kept()
    const { notices } = await open({
      answers: { fetch: ok({ document: { data: '' } }) },
      more: { download: { operation: 'fetch', path: { id: 'id' }, contentAt: 'document.data' } },
    })
    await press()
    await waitFor(() => expect(notices).toEqual([{ severity: 'info', text: 'documents.notAvailable' }]))
    expect(files).toEqual([])
  })

  it.each<[Answer, Notice]>([
    [ok(undefined, 204), { severity: 'info', text: 'documents.notAvailable' }],
    [
      { ok: false, problem: { status: 404, code: 'not-found', message: 'no', fieldErrors: [] } },
      { severity: 'error', text: 'error.somethingWentWrong no' },
    ],
  ])('that brings nothing says so', async (answer, notice) => {
    const { notices } = await open({ answers: { fetch: answer } })
    await press()
    await waitFor(() => expect(notices).toEqual([notice]))
  })
})

it('a file that is on its way is asked for once, however often its name is pressed', async () => {
  let give: (answer: Answer) => void = () => undefined
  const { calls } = await open({
    answers: { fetch: new Promise<Answer>((done) => (give = done)) },
  })
  const link = screen.getByRole('button', { name: 'documents.download invoice.pdf' })
  await person.dblClick(link)
  expect(calls.filter(({ operation }) => operation === 'fetch')).toHaveLength(1)
  expect(screen.getByText('form.processing')).toBeDefined()
  await act(() => Promise.resolve(give(ok(undefined, 204))))
  expect(link.getAttribute('aria-busy')).toBe('false')
  await person.click(link)
  expect(calls.filter(({ operation }) => operation === 'fetch')).toHaveLength(2)
})
