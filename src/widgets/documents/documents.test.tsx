// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ComponentProps } from 'react'
import { EngineContext } from '../../render/index.ts'
import type { Answer, Notice } from '../../render/index.ts'
import type { CallInput, CallOptions } from '../../render/source.ts'
import { ViewBody } from '../../render/view.ts'
import { blockParts } from '../blocks.ts'
import { lookupOf, openForm } from '../testing/form.tsx'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'
import { person, type } from '../testing/person.ts'

configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const options = {
  names: {
    serial: 'no',
    type: 'type',
    description: 'text',
    file: 'file',
    id: 'id',
    source: 'source',
    action: 'code',
    content: 'data',
    date: 'day',
    by: 'by',
  },
  typeLookup: 'types',
  newRow: { source: 'CP' },
  closedBy: ['closed'],
  refusedBy: 'session.may',
  limits: { operation: 'limits', query: { rule: 'x' } },
  download: { operation: 'fetch', path: { id: 'id' } },
}
const save = {
  operation: 'put',
  list: 'documents',
  each: { refKey: 'id' },
  fields: { name: 'file', code: 'code', id: 'id', type: 'type', text: 'text', data: 'data' },
}
const invoice = { no: 1, id: 'D-1', file: 'invoice.pdf', source: 'CP', type: 'CIV', day: '20260131', by: 'Ann' }
const foreign = { no: 2, id: 'D-2', file: 'waybill.pdf', source: 'FS' }
const types = lookupOf('types', { CIV: 'Commercial invoice', PKL: 'Packing list' })

const ok = (data: unknown, status = 200): Answer => ({ ok: true, status, data })

interface Example {
  record?: Record<string, unknown>
  answers?: Record<string, Answer>
  more?: object
  session?: object
  /** In place of an answer to the save: is given whom to tell how much has been sent. */
  onSent?: (sent: (part: number) => void) => Promise<Answer>
}

/** The documents of a record in a view. */
async function open({ record = {}, answers = {}, more = { save }, session = {}, onSent }: Example = {}) {
  const calls: { operation: string; input: CallInput }[] = []
  const notices: Notice[] = []
  const call = (operation: string, input: CallInput, { onSent: sent }: CallOptions = {}): Promise<Answer> => {
    calls.push({ operation, input })
    if (operation === 'put' && onSent !== undefined && sent !== undefined) return onSent(sent)
    return Promise.resolve(answers[operation] ?? ok({ fileSize: '1K', fileTypes: 'pdf,png' }))
  }
  const base = servicesOf(call)
  const services = {
    ...base,
    parts: { ...base.parts, blocks: blockParts },
    scope: { ...base.scope, session },
    notify: (notice: Notice) => void notices.push(notice),
    refresh: vi.fn(),
    close: vi.fn(),
  }
  const block = blockOf({ block: 'documents', label: 'Papers', at: 'list', options: { ...options, ...more } })
  const data = { id: 'R1', list: [foreign, invoice], ...record }
  const model: ComponentProps<typeof ViewBody>['model'] = {
    kind: 'view',
    name: 'x',
    title: 'x',
    titles: [],
    empty: 'none',
    actions: [],
    menu: true,
    sectionsShown: 'all',
    sections: [{ id: 's', label: 's', blocks: [block] }],
    lookups: { types },
  }
  render(
    <EngineContext value={services}>
      <QueryClientProvider client={new QueryClient()}>
        <ViewBody model={model} recordId="1" data={data} id="v" />
      </QueryClientProvider>
    </EngineContext>,
  )
  await screen.findByRole('group', { name: 'Papers' })
  await act(async () => Promise.resolve())
  return { calls, notices, services }
}

const fileOf = (name: string, content = 'hello') => new File([content], name)
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') ?? document.body)
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

/** Drops files where they are added. */
async function drop(...files: File[]) {
  fireEvent.drop(screen.getByRole('group', { name: 'documents.add Papers' }), { dataTransfer: { files } })
  await act(async () => Promise.resolve())
}

async function add(name: string) {
  await drop(fileOf(name))
  await screen.findByText(name)
}

describe('documents of a view', () => {
  it('are listed, the highest number first', async () => {
    await open()
    expect(names()[0]).toContain('waybill.pdf')
    expect(names()[1]).toBe('1Commercial invoiceinvoice.pdf2026/01/31Ann')
  })

  it('are saved with what was added, replaced and deleted, and stand as the gateway answers', async () => {
    const reply = {
      documents: [
        { no: 3, id: 'D-3', file: 'new.pdf', type: 'PKL', source: 'CP' },
        { no: 1, file: 'invoice.pdf' },
      ],
    }
    const { calls, notices, services } = await open({ answers: { put: ok(reply, 201) } })
    expect(screen.queryByRole('button', { name: 'documents.save' })).toBeNull()
    await add('new.pdf')
    await type(rowOf('new.pdf').getByRole('textbox', { name: 'documents.description' }), 'boxes')
    await person.click(screen.getByRole('button', { name: 'documents.remove invoice.pdf' }))
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    await waitFor(() => expect(notices).toEqual([{ severity: 'success', text: 'documents.saved' }]))
    expect(calls.find(({ operation }) => operation === 'put')?.input.body).toEqual({
      documents: [
        { refKey: 'R1', name: 'new.pdf', code: 'A', text: 'boxes', data: btoa('hello') },
        { refKey: 'R1', name: 'invoice.pdf', code: 'D', id: 'D-1', type: 'CIV' },
      ],
    })
    expect(screen.queryByText('invoice.pdf')).toBeNull()
    expect(screen.getByRole('button', { name: 'documents.download new.pdf' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'documents.save' })).toBeNull()
    expect(services.refresh).toHaveBeenCalledOnce()
    expect(services.close).not.toHaveBeenCalled()
  })

  it('that were refused say why and stay to be saved', async () => {
    const reply = {
      statusMessage: '1 of 1 documents could not be saved.',
      documents: [{ file: 'new.pdf', statusMessage: 'The file is empty.' }],
    }
    const { notices } = await open({ answers: { put: ok(reply) } })
    await add('new.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    await waitFor(() =>
      expect(notices).toEqual([
        {
          severity: 'error',
          text: '1 of 1 documents could not be saved.',
          lines: ['documents.error new.pdf The file is empty.'],
        },
      ]),
    )
    expect(screen.getByRole('button', { name: 'documents.save' })).toBeDefined()
  })

  it.each([
    [[{ field: 'documents.0.type', message: 'must be a code' }], 'must be a code'],
    [[], 'error.somethingWentWrong no'],
  ])('that could not be sent say the first field error, or that something went wrong', async (fieldErrors, text) => {
    const { notices } = await open({
      answers: { put: { ok: false, problem: { status: 400, code: 'invalid', message: 'no', fieldErrors } } },
    })
    await add('new.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    await waitFor(() => expect(notices).toEqual([{ severity: 'error', text }]))
    expect(screen.getByText('new.pdf')).toBeDefined()
  })

  it('whose answer was lost are sent again under their key: they are stored once', async () => {
    const lost: Answer = { ok: false, problem: { status: 0, code: 'network', message: '', fieldErrors: [] } }
    const answers = [lost, ok({ documents: [{ no: 3, id: 'D-3', file: 'new.pdf' }] }, 201)]
    const { calls } = await open({ onSent: () => Promise.resolve(answers.shift() ?? lost) })
    await add('new.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    const [first, second] = calls.filter(({ operation }) => operation === 'put').map(({ input }) => input)
    expect(second).toEqual(first)
    expect(first?.key).toBeTruthy()
  })

  it('that were changed after an answer was lost are sent once what was sent is known to be stored', async () => {
    const lost: Answer = { ok: false, problem: { status: 0, code: 'network', message: '', fieldErrors: [] } }
    const stored = ok({ documents: [{ no: 3, id: 'D-3', file: 'new.pdf' }] }, 201)
    const answers = [lost, stored, ok({ documents: [{ no: 4, id: 'D-4', file: 'more.pdf' }] }, 201)]
    const { calls } = await open({ onSent: () => Promise.resolve(answers.shift() ?? lost) })
    await add('new.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    await add('more.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    const sent = calls.filter(({ operation }) => operation === 'put').map(({ input }) => input)
    expect(
      sent.map(({ body }) => (body as { documents: { name: string }[] }).documents.map(({ name }) => name)),
    ).toEqual([['new.pdf'], ['new.pdf'], ['more.pdf']])
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  it('say how much of them has been sent, then that the answer is waited for', async () => {
    let tell: (part: number) => void = () => undefined
    let answer: (given: Answer) => void = () => undefined
    const onSent = (sent: (part: number) => void) => {
      tell = sent
      return new Promise<Answer>((done) => (answer = done))
    }
    await open({ onSent })
    await add('new.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    act(() => tell(0.427))
    expect(screen.getByRole('progressbar', { name: 'documents.sending 42' }).getAttribute('aria-valuenow')).toBe('42')
    act(() => tell(1))
    expect(screen.getByRole('progressbar', { name: 'form.processing' }).getAttribute('aria-valuenow')).toBeNull()
    await act(async () => answer(ok({ documents: [{ id: 'D-3', file: 'new.pdf' }] }, 201)))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([201, 200])(
    'close their screen once all are saved, where their options say so; %i without a complaint is a success',
    async (status) => {
      const { services, notices } = await open({
        answers: { put: ok({ documents: [{ id: 'D-3', file: 'new.pdf' }] }, status) },
        more: { save: { ...save, closes: true } },
      })
      await add('new.pdf')
      await person.click(screen.getByRole('button', { name: 'documents.save' }))
      await waitFor(() => expect(services.close).toHaveBeenCalledOnce())
      expect(notices).toEqual([{ severity: 'success', text: 'documents.saved' }])
    },
  )
})

describe('a file', () => {
  it('[HD-10] of another type, too large, or not alone is not taken', async () => {
    await open()
    await drop(fileOf('new.exe'))
    expect(screen.getByRole('alert').textContent).toBe('documents.wrongType pdf, png')
    await drop(fileOf('new.pdf', 'x'.repeat(1025)))
    expect(screen.getByRole('alert').textContent).toBe('documents.tooLarge 1K')
    await drop(fileOf('a.pdf'), fileOf('b.pdf'))
    expect(screen.getByRole('alert').textContent).toBe('documents.oneAtATime')
    expect(names()).toHaveLength(2)
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

describe('documents of a form', () => {
  it('are sent with it by their codes', async () => {
    const { saved } = await openForm({
      fields: [{ id: 'list', label: 'Papers', widget: 'documents', options: { ...options, limits: undefined } }],
      data: { id: '1', list: [invoice] },
      lookups: [types],
    })
    await add('new.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.remove invoice.pdf' }))
    const [added, removed] = ((await saved()) as { list: Record<string, unknown>[] }).list
    expect(added).toEqual({ no: 2, file: 'new.pdf', source: 'CP', data: btoa('hello'), code: 'A' })
    expect(removed).toEqual({ ...invoice, code: 'D' })
  })

  it('saved on their own are no unsaved change of the form', async () => {
    await openForm({
      fields: [{ id: 'list', label: 'Papers', widget: 'documents', options: { ...options, limits: undefined, save } }],
      data: { id: '1', list: [invoice] },
      lookups: [types],
      answers: { put: { documents: [{ id: 'D-2', no: 2, file: 'new.pdf' }] } },
    })
    await add('new.pdf')
    expect(screen.getByText('form.unsavedMark')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    await waitFor(() => expect(screen.queryByText('form.unsavedMark')).toBeNull())
    expect(screen.getByRole('button', { name: 'documents.download new.pdf' })).toBeDefined()
  })

  it('count among the five that may be added while the record is open', async () => {
    await openForm({
      fields: [{ id: 'list', label: 'Papers', widget: 'documents', options: { ...options, limits: undefined, save } }],
      data: { id: '1', list: [invoice] },
      lookups: [types],
      answers: { put: { documents: [{ id: 'D-2', no: 2, file: '1.pdf' }] } },
    })
    await add('1.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    await waitFor(() => expect(screen.queryByText('form.unsavedMark')).toBeNull())
    for (const name of ['2.pdf', '3.pdf', '4.pdf', '5.pdf']) await add(name)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'documents.choose' }).disabled).toBe(true)
  })
})
