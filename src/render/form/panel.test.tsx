// @vitest-environment jsdom
import { createRef } from 'react'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActionModel, FormModel } from '../../config/index.ts'
import { drawn, later, ok, refused, testWorld } from '../testing/world.tsx'
import type { Reply } from '../testing/world.tsx'
import { exampleField, exampleForm, exampleSection, exampleValidator } from './core/examples.ts'
import { FormPanel } from './panel.tsx'
import type { FormHandle } from './panel.tsx'

afterEach(cleanup)
beforeEach(() => drawn.clear())

const save: ActionModel = {
  id: 'save',
  label: 'Save',
  tone: 'primary',
  call: 'saveExample',
  path: {},
  query: { action: 'S' },
  set: { state: 'D' },
  validate: 'submit',
  success: 'done',
  inReadOnly: false,
  omit: [],
  append: {},
  then: ['toast', 'close', 'refresh'],
  usage: { service: 'examples', operation: 'saveExample' },
}

function text(id: string, more: Parameters<typeof exampleField>[1] = {}) {
  return exampleField(id, { widget: 'text', ...more })
}

function formOf(more: Partial<FormModel> = {}): FormModel {
  return exampleForm({
    sections: [
      exampleSection('main', [
        text('name', { required: { on: 'submit' } }),
        text('kind'),
        text('detail', { visible: { field: 'kind', is: 'A' } }),
        text('note'),
        exampleField('wanted', { path: 'extra.wanted', widget: 'switch' }),
        text('from', { path: 'extra.from' }),
      ]),
      exampleSection('rest', [exampleField('lines', { widget: 'list', fields: [text('text'), text('count')] })], {
        enabled: { not: { field: 'kind', is: 'B' } },
        disabledHint: 'not for B',
      }),
    ],
    actions: [save],
    ...more,
  })
}

async function open(model: FormModel, { replies = {}, recordId = 'new', answer = true }: { replies?: Record<string, Reply>; recordId?: string; answer?: boolean } = {}) {
  const world = testWorld(replies, answer)
  const onClosed = vi.fn()
  const ref = createRef<FormHandle>()
  render(<FormPanel model={model} validator={exampleValidator(model)} recordId={recordId} onClosed={onClosed} ref={ref} />, { wrapper: world.Portal })
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Example/ })).not.toBeNull())
  const requestClose = () => act(async () => ref.current?.requestClose())
  return { ...world, onClosed, requestClose }
}

function type(label: string, value: string) {
  const input = screen.getByLabelText(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('fields', () => {
  it('draw nothing again but themselves at a key, and only who listens at a commit', async () => {
    await open(formOf())
    drawn.clear()
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'a' } })
    expect([...drawn]).toEqual([['note', 1]])
    drawn.clear()
    fireEvent.blur(screen.getByLabelText('note'))
    expect([...drawn.keys()]).toEqual(['note'])
  })

  it('draw of a list no cell but the one that changed', async () => {
    await open(formOf())
    click('add')
    click('add')
    drawn.clear()
    const [first] = screen.getAllByLabelText('text')
    if (first !== undefined) {
      fireEvent.change(first, { target: { value: 'x' } })
      fireEvent.blur(first)
    }
    expect([...drawn.keys()].filter((path) => path.startsWith('lines.'))).toEqual(['lines.0.text'])
  })

  it('come and go with their conditions', async () => {
    await open(formOf())
    expect(screen.queryByLabelText('detail')).toBeNull()
    type('kind', 'A')
    expect(screen.queryByLabelText('detail')).not.toBeNull()
  })

  it('without a widget are the form library’s own inputs, and their values are sent', async () => {
    const model = formOf({ sections: [exampleSection('main', [exampleField('name', { label: 'Name' }), exampleField('amount', { label: 'Amount' })])] })
    const { callsOf } = await open(model, { replies: { saveExample: () => ok({}) } })
    fireEvent.change(screen.getByLabelText(/Name/), { target: { value: 'x' } })
    fireEvent.change(screen.getByLabelText(/Amount/), { target: { value: '12' } })
    await act(async () => click('Save'))
    expect(callsOf('saveExample')[0]?.body).toEqual({ name: 'x', amount: 12, state: 'D' })
  })

  it('named after a part that is not there are a visible placeholder', async () => {
    await open(formOf({ sections: [exampleSection('main', [exampleField('name', { widget: 'nowhere' }), text('note')])] }))
    expect(screen.getByRole('note').textContent).toContain('part.missing nowhere')
    expect(screen.queryByLabelText('note')).not.toBeNull()
  })

  it('that fail leave the rest of the form standing, and the failure is logged', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { callsOf } = await open(formOf({ sections: [exampleSection('main', [exampleField('name', { widget: 'broken' }), text('note')])] }))
    expect(screen.getByRole('note').textContent).toContain('part.failed')
    expect(screen.queryByLabelText('note')).not.toBeNull()
    expect(callsOf('logError')).toHaveLength(1)
    silent.mockRestore()
  })
})

describe('effects that ask', () => {
  const effects: FormModel['effects'] = [{ id: 'off', on: 'extra.wanted', to: 0, confirm: 'lose it?', clear: ['extra.from'], set: {} }]
  const wanted = () => screen.getByLabelText<HTMLInputElement>('wanted')

  it.each([
    ['confirmed, empty the field', true, '', false],
    ['declined, put the switch back', false, '0900', true],
  ])('%s', async (_what, answer, left, isOn) => {
    const { services } = await open(formOf({ effects }), { answer })
    fireEvent.click(wanted())
    type('from', '0900')
    await act(async () => fireEvent.click(wanted()))
    expect(services.ask).toHaveBeenCalledWith(expect.objectContaining({ text: 'lose it?' }))
    expect(screen.getByLabelText<HTMLInputElement>('from').value).toBe(left)
    expect(wanted().checked).toBe(isOn)
  })
})

describe('sections', () => {
  it('that are closed say why, and their menu entry is disabled', async () => {
    await open(formOf())
    const entry = () => within(screen.getByRole('navigation')).getByRole<HTMLButtonElement>('button', { name: 'rest' })
    expect(entry().disabled).toBe(false)
    type('kind', 'B')
    expect(entry().disabled).toBe(true)
    expect(screen.queryByText('not for B')).not.toBeNull()
    expect(screen.queryByRole('group', { name: 'lines' })).toBeNull()
  })

  it('take the focus from their menu entry', async () => {
    await open(formOf())
    fireEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name: 'rest' }))
    expect(document.activeElement?.textContent).toBe('rest')
  })
})

describe('an action', () => {
  it('is stopped by messages, which link to their fields', async () => {
    const { callsOf } = await open(formOf())
    await act(async () => click('Save'))
    expect(callsOf('saveExample')).toEqual([])
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    fireEvent.click(within(summary).getByRole('button', { name: 'name: form.required' }))
    expect(document.activeElement).toBe(screen.getByLabelText('name'))
    expect(within(screen.getByRole('navigation')).queryByText('form.sectionErrors 1')).not.toBeNull()
  })

  it('calls once for a double click, tells, closes, asks the lists again and records the use', async () => {
    const { reply, give } = later()
    const { callsOf, services, onClosed } = await open(formOf(), { replies: { saveExample: reply } })
    type('name', 'x')
    click('Save')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsOf('saveExample')).toHaveLength(1))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    expect(screen.queryByText('form.processing')).not.toBeNull()
    await act(async () => give(ok({ message: 'GOOD' }, 201)))
    expect(callsOf('saveExample')).toEqual([{ path: {}, query: { action: 'S' }, body: { name: 'x', state: 'D' } }])
    expect(services.notify).toHaveBeenCalledWith({ severity: 'success', text: 'done Example Save GOOD' })
    expect(onClosed).toHaveBeenCalledTimes(1)
    expect(services.refresh).toHaveBeenCalledTimes(1)
    expect(callsOf('recordUsage')).toEqual([
      { path: { service: 'examples' }, body: { tenant: 'ONE', userId: 'SOMEONE', service: 'examples', operation: 'saveExample', status: 'SUCCESS' } },
    ])
  })

  it('that fails keeps what was typed and says so, at the fields too', async () => {
    const reply = () => refused([{ field: 'name', message: 'already there' }, { field: 'elsewhere', message: 'no such thing' }])
    const { callsOf, onClosed } = await open(formOf(), { replies: { saveExample: reply } })
    type('name', 'x')
    await act(async () => click('Save'))
    expect(screen.queryByText('error.somethingWentWrong')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('x')
    expect(screen.queryByText('already there')).not.toBeNull()
    expect(screen.queryByText('no such thing')).not.toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false)
    expect(onClosed).not.toHaveBeenCalled()
    expect(callsOf('recordUsage')[0]?.body).toMatchObject({ status: 'FAILED' })
  })

  it('sends what is still being typed', async () => {
    const { callsOf } = await open(formOf(), { replies: { saveExample: () => ok({}) } })
    const name = screen.getByLabelText('name')
    act(() => name.focus())
    fireEvent.change(name, { target: { value: 'x' } })
    await act(async () => click('Save'))
    expect(callsOf('saveExample')[0]?.body).toMatchObject({ name: 'x' })
  })

  it('asks its question first', async () => {
    const { callsOf, services } = await open(formOf({ actions: [{ ...save, validate: 'none', confirm: 'really?' }] }), { answer: false })
    await act(async () => click('Save'))
    expect(services.ask).toHaveBeenCalledWith(expect.objectContaining({ text: 'really?' }))
    expect(callsOf('saveExample')).toEqual([])
  })

  it('that stays open does not make the same new record twice', async () => {
    const { callsOf } = await open(formOf({ actions: [{ ...save, then: ['toast'] }] }), { replies: { saveExample: () => ok({ data: { id: '7' } }) } })
    type('name', 'x')
    await act(async () => click('Save'))
    await act(async () => click('Save'))
    expect(callsOf('saveExample').map(({ body }) => (body as { id?: string }).id)).toEqual([undefined, '7'])
  })
})

describe('a loaded record', () => {
  const record: FormModel['record'] = {
    id: 'id',
    load: { operation: 'getExample', path: { id: { from: 'address.id' } }, query: {}, at: 'data' },
    initial: {},
    number: 'number',
    status: { field: 'state', lookup: 'states', initial: 'N' },
    editable: { field: 'record.state', is: 'N' },
  }
  const lookups: FormModel['lookups'] = { states: { id: 'states', query: {}, at: '', value: 'value', label: 'label', options: [{ value: 'N', label: 'Draft', tone: 'warning' }, { value: 'D', label: 'Sent' }] } }
  const model = formOf({ record, lookups })
  const loaded = (state: string): Record<string, Reply> => ({ getExample: () => ok({ data: { id: '1', number: 'N1', state, name: 'Ann' } }) })

  it('is asked by its id and shown with number and status', async () => {
    const { callsOf } = await open(model, { replies: loaded('N'), recordId: '1' })
    expect(callsOf('getExample')).toEqual([{ path: { id: '1' }, query: {} }])
    expect(screen.queryByRole('heading', { name: 'Example N1' })).not.toBeNull()
    expect(screen.queryByText('Draft')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ann')
  })

  it('that may not be edited shows only Close', async () => {
    await open(model, { replies: loaded('D'), recordId: '1' })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'action.close' })).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('name').readOnly).toBe(true)
  })

  it('that cannot be loaded says so and closes', async () => {
    const world = testWorld({ getExample: () => refused() })
    const onClosed = vi.fn()
    render(<FormPanel model={model} validator={exampleValidator(model)} recordId="1" onClosed={onClosed} />, { wrapper: world.Portal })
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))
    expect(world.services.notify).toHaveBeenCalledWith({ severity: 'error', text: 'error.somethingWentWrong' })
  })

  it('is loaded anew by an action that says so', async () => {
    let state = 'N'
    const replies: Record<string, Reply> = { getExample: () => ok({ data: { id: '1', state, name: 'Ann' } }), saveExample: () => ((state = 'D'), ok({})) }
    await open(formOf({ record, lookups, actions: [{ ...save, then: ['reload'] }] }), { replies, recordId: '1' })
    await act(async () => click('Save'))
    await waitFor(() => expect(screen.queryByText('Sent')).not.toBeNull())
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})

describe('closing', () => {
  it('asks nothing when nothing was changed', async () => {
    const { services, onClosed, requestClose } = await open(formOf())
    await requestClose()
    expect(services.ask).not.toHaveBeenCalled()
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['leaves when confirmed', true, 1],
    ['stays when declined', false, 0],
  ])('with unsaved changes asks, and %s', async (_what, answer, times) => {
    const { services, onClosed, requestClose } = await open(formOf(), { answer })
    type('note', 'x')
    await requestClose()
    expect(services.ask).toHaveBeenCalledWith(expect.objectContaining({ title: 'form.unsavedTitle' }))
    expect(onClosed).toHaveBeenCalledTimes(times)
  })

  it('waits for an action that runs, so that nothing closes twice', async () => {
    const { reply, give } = later()
    const { onClosed, services, requestClose } = await open(formOf(), { replies: { saveExample: reply } })
    type('name', 'x')
    await act(async () => click('Save'))
    await requestClose()
    expect(services.ask).not.toHaveBeenCalled()
    expect(onClosed).not.toHaveBeenCalled()
    await act(async () => give(ok({})))
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('is possible while the record still loads', async () => {
    const world = testWorld({ getExample: later().reply })
    const onClosed = vi.fn()
    render(<FormPanel model={formOf()} validator={exampleValidator(formOf())} recordId="1" onClosed={onClosed} />, { wrapper: world.Portal })
    click('action.close')
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('takes what is still being typed for a change', async () => {
    const { services, requestClose } = await open(formOf(), { answer: false })
    const note = screen.getByLabelText('note')
    act(() => note.focus())
    fireEvent.change(note, { target: { value: 'x' } })
    await requestClose()
    expect(services.ask).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(note)
  })
})
