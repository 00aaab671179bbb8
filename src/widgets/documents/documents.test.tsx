// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../render/index.ts'
import { openForm } from '../testing/form.tsx'
import { person, type } from '../testing/person.ts'
import { save, invoice, types, ok, open, rowOf, names, add, options } from '../testing/documents.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('documents of a view', () => {
  it('are listed, the highest number first', async () => {
    await open()
    expect(names()[0]).toContain('waybill.pdf')
    expect(names()[1]).toBe('1Commercial invoiceinvoice.pdf2026/01/31Ann')
  })

  it('without a name are told by their id; those without an id offer no download', async () => {
    await open({
      record: {
        list: [
          { no: 2, id: 'D-2' },
          { no: 1, file: 'lost.pdf' },
        ],
      },
    })
    expect(screen.getByRole('button', { name: 'documents.download D-2' }).textContent).toBe('D-2')
    expect(screen.getByText('lost.pdf')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'documents.download lost.pdf' })).toBeNull()
  })

  it('of one id, as a gateway may send them twice, each stand in a row of its own', async () => {
    const warned = vi.spyOn(console, 'error')
    const twice = { no: 1, id: 'D-1', file: 'invoice.pdf', source: 'CP' }
    await open({ record: { list: [twice, { ...twice, file: 'copy.pdf' }] } })
    expect(names()).toHaveLength(2)
    expect(warned).not.toHaveBeenCalled()
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

  it('that are saved leave the focus with them, and with the button where they are still to be saved', async () => {
    let answer: Answer = ok({ statusMessage: 'Full.', documents: [{ file: 'new.pdf', statusMessage: 'Full.' }] })
    const { notices } = await open({ onSent: () => Promise.resolve(answer) })
    await add('new.pdf')
    const button = () => screen.queryByRole('button', { name: 'documents.save' })
    await person.click(button() ?? document.body)
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(document.activeElement).toBe(button())
    answer = ok({ documents: [{ no: 3, id: 'D-3', file: 'new.pdf' }] }, 201)
    await person.keyboard('{Enter}')
    await waitFor(() => expect(button()).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Papers' }))
  })

  it('that nothing is said about stay to be saved where not all were', async () => {
    const { notices } = await open({ answers: { put: ok({ statusMessage: 'Some could not be saved.' }) } })
    await add('new.pdf')
    await person.click(screen.getByRole('button', { name: 'documents.save' }))
    const lines = ['documents.error new.pdf Some could not be saved.']
    await waitFor(() => expect(notices).toEqual([{ severity: 'error', text: 'Some could not be saved.', lines }]))
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

  it('that are refused before anybody looks at their key keep it where they were sent before, and there alone', async () => {
    const problem = (status: number): Answer => ({
      ok: false,
      problem: { status, code: 'refused', message: '', fieldErrors: [] },
    })
    const answers = [problem(429), problem(0), problem(429), problem(500)]
    const { calls } = await open({ onSent: () => Promise.resolve(answers.shift() ?? problem(0)) })
    await add('new.pdf')
    for (let time = 0; time < 5; time += 1) await person.click(screen.getByRole('button', { name: 'documents.save' }))
    const keys = calls.filter(({ operation }) => operation === 'put').map(({ input }) => input.key)
    expect([keys.length, new Set(keys).size, new Set(keys.slice(1)).size]).toEqual([5, 2, 1])
  })

  it('that were answered by a status which is no success are not said to be saved, and are sent again under their key', async () => {
    const { calls, notices } = await open({ onSent: () => Promise.resolve(ok(undefined, 204)) })
    await add('new.pdf')
    for (let time = 0; time < 2; time += 1) await person.click(screen.getByRole('button', { name: 'documents.save' }))
    expect(notices[0]).toEqual({ severity: 'error', text: 'error.somethingWentWrong' })
    const keys = calls.filter(({ operation }) => operation === 'put').map(({ input }) => input.key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
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

it('a document whose answer has neither an id nor a complaint stays to be saved where all of them are complained of', async () => {
  const answer = {
    statusMessage: 'The store is full',
    documents: [{ file: 'new.pdf' }, { id: 'D-4', file: 'more.pdf' }],
  }
  const { notices } = await open({ answers: { put: ok(answer, 200) } })
  await add('new.pdf')
  await add('more.pdf')
  await person.click(screen.getByRole('button', { name: 'documents.save' }))
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices).toMatchObject([{ severity: 'error', text: 'The store is full' }])
  expect(screen.getByRole('button', { name: 'documents.replace new.pdf' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'documents.save' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'documents.download more.pdf' })).toBeDefined()
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
