// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import Dialog from '@mui/material/Dialog'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import { later, ok, refused, testWorld, type Reply } from '../../testing/world.tsx'
import {
  exampleAction,
  exampleField,
  exampleForm,
  exampleSection,
  exampleValidator,
} from '../../../config/rules/examples.ts'
import { FormPanel } from '../panel.tsx'

afterEach(cleanup)

function formOf(more: Partial<FormModel>): FormModel {
  const name = exampleField('name', { widget: 'text' })
  const note = exampleField('note', { widget: 'text' })
  return exampleForm({
    sections: [exampleSection('main', [name, note, exampleField('lines', { keep: true })])],
    ...more,
  })
}

async function open(
  model: FormModel,
  replies: Record<string, Reply> = {},
  options: { record?: string; answer?: boolean; drawSummary?: () => ReactNode } = {},
) {
  const world = testWorld({ saveExample: () => ok({}), ...replies }, options.answer)
  render(
    <FormPanel
      model={model}
      validator={exampleValidator(model)}
      recordId={options.record ?? 'new'}
      onClosed={() => undefined}
      drawSummary={options.drawSummary}
    />,
    { wrapper: world.Portal },
  )
  await screen.findByRole('heading', { level: 2 })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  return world
}
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('an action with a text', () => {
  const reject = exampleAction('reject', {
    input: { label: 'reason', required: true, maxLength: 20, allow: 'simple' },
    confirm: 'sure',
    append: { lines: { mark: 'R', text: { from: 'input' } } },
  })

  it('asks for it first, then for a yes, and appends it to what is sent', async () => {
    const { callsOf, services } = await open(formOf({ actions: [reject] }))
    press('reject')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'action.continue' }))
    expect(dialog.getByText('form.pleaseEnter')).toBeDefined()
    fireEvent.change(dialog.getByRole('textbox', { name: /reason/ }), { target: { value: 'late!' } })
    fireEvent.click(dialog.getByRole('button', { name: 'action.continue' }))
    expect(dialog.getByText('form.simpleText "!"')).toBeDefined()
    expect(services.ask).not.toHaveBeenCalled()
    fireEvent.change(dialog.getByRole('textbox', { name: /reason/ }), { target: { value: ' late ' } })
    fireEvent.click(dialog.getByRole('button', { name: 'action.continue' }))
    await waitFor(() =>
      expect(callsOf('saveExample')).toEqual([{ path: {}, query: {}, body: { lines: [{ mark: 'R', text: 'late' }] } }]),
    )
    expect(services.ask).toHaveBeenCalledOnce()
  })

  it('keeps a text that is too long whole, says so at once, and sends it once it is shortened', async () => {
    const { callsOf } = await open(formOf({ actions: [reject] }))
    press('reject')
    const dialog = within(await screen.findByRole('dialog'))
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /reason/ })
    expect(reason.maxLength).toBe(-1)
    fireEvent.change(reason, { target: { value: 'twenty signs and more' } })
    expect(reason.getAttribute('aria-invalid')).toBe('true')
    expect(dialog.queryByText(/text.count/)).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'action.continue' }))
    expect(callsOf('saveExample')).toEqual([])
    fireEvent.change(reason, { target: { value: 'twenty signs and mor' } })
    expect(dialog.getByText('text.count 20 20')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'action.continue' }))
    await waitFor(() => expect(callsOf('saveExample')).toHaveLength(1))
  })

  it('runs nothing while a person is asked', async () => {
    await open(formOf({ actions: [reject] }))
    press('reject')
    await screen.findByRole('dialog')
    expect(screen.queryByText('form.processing')).toBeNull()
  })

  it('sends nothing when the text is not given or the question declined', async () => {
    const { callsOf } = await open(formOf({ actions: [reject] }), {}, { answer: false })
    press('reject')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'action.cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'reject' })).toHaveProperty('disabled', false))
    press('reject')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox', { name: /reason/ }), { target: { value: 'late' } })
    fireEvent.click(dialog.getByRole('button', { name: 'action.continue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf('saveExample')).toEqual([])
  })
})

describe('what a form asks for beside its record', () => {
  const asking = formOf({
    asks: { rules: { operation: 'getRules', path: {}, query: { of: 'numbers' }, at: 'set' } },
    actions: [exampleAction('save', { set: { note: { from: 'asked.rules.kind' } } })],
  })

  it('is asked for once the form is open, and read by the values of an action', async () => {
    const { callsOf } = await open(asking, { getRules: () => ok({ set: { kind: 'PO' } }) })
    await waitFor(() => expect(callsOf('getRules')).toEqual([{ path: {}, query: { of: 'numbers' } }]))
    type('name', 'box')
    press('save')
    await waitFor(() =>
      expect(callsOf('saveExample')).toEqual([{ path: {}, query: {}, body: { name: 'box', note: 'PO' } }]),
    )
    expect(callsOf('getRules')).toHaveLength(1)
  })

  it('keeps nothing from being sent when it does not come', async () => {
    const { callsOf } = await open(asking, { getRules: () => refused() })
    type('name', 'box')
    press('save')
    await waitFor(() => expect(callsOf('saveExample')).toEqual([{ path: {}, query: {}, body: { name: 'box' } }]))
  })
})

describe('an action', () => {
  it('leaves out what it omits', async () => {
    const { callsOf } = await open(formOf({ actions: [exampleAction('copy', { omit: ['name'] })] }))
    type('name', 'box')
    type('note', 'top')
    press('copy')
    await waitFor(() => expect(callsOf('saveExample')).toEqual([{ path: {}, query: {}, body: { note: 'top' } }]))
  })

  const unnamed = { id: 'unnamed', when: { field: 'name', filled: false }, reason: 'name it first' }

  it('that cannot be used says why: to whoever points at it, hears its description or presses it', async () => {
    const { callsOf, services } = await open(formOf({ actions: [exampleAction('save', { disabled: [unnamed] })] }))
    const button = screen.getByRole('button', { name: 'save', description: 'name it first' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    press('save')
    expect(services.notify).toHaveBeenCalledWith({ severity: 'info', text: 'name it first' })
    expect(callsOf('saveExample')).toEqual([])
    type('name', 'box')
    expect(screen.getByRole('button', { name: 'save' }).getAttribute('aria-disabled')).toBeNull()
    press('save')
    await waitFor(() => expect(callsOf('saveExample')).toHaveLength(1))
  })

  it('with the save shortcut runs by Ctrl+S while it is enabled', async () => {
    const { callsOf } = await open(
      formOf({ actions: [exampleAction('save', { shortcut: 'save', disabled: [unnamed] })] }),
    )
    expect(fireEvent.keyDown(window, { key: 's', ctrlKey: true })).toBe(false)
    type('name', 'box')
    expect(screen.getByText('form.unsavedMark')).toBeDefined()
    fireEvent.keyDown(window, { key: 'S', metaKey: true })
    await waitFor(() => expect(callsOf('saveExample')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('form.unsavedMark')).toBeNull())
  })

  it('with a shortcut waits while a dialog stands over the form, which is answered first', async () => {
    const { callsOf } = await open(formOf({ actions: [exampleAction('save', { shortcut: 'save' })] }))
    type('name', 'box')
    const dialog = (isOpen: boolean) => (
      <Dialog open={isOpen} transitionDuration={0} slotProps={{ paper: { 'aria-label': 'leave?' } }} />
    )
    const { rerender } = render(dialog(true))
    const question = await screen.findByRole('dialog', { name: 'leave?' })
    expect(fireEvent.keyDown(question, { key: 's', ctrlKey: true })).toBe(false)
    rerender(dialog(false))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf('saveExample')).toEqual([])
    expect(screen.queryByText('form.unsavedMark')).not.toBeNull()
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    await waitFor(() => expect(callsOf('saveExample')).toHaveLength(1))
  })

  it('with the enter shortcut runs by Enter in a field of one line, where the key has nothing else to do', async () => {
    const { callsOf } = await open(
      formOf({ actions: [exampleAction('save', { shortcut: 'enter', disabled: [unnamed] })] }),
    )
    const name = screen.getByLabelText('name')
    fireEvent.keyDown(name, { key: 'Enter' })
    type('name', 'box')
    fireEvent.keyDown(name, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(screen.getByRole('button', { name: 'save' }), { key: 'Enter' })
    expect(callsOf('saveExample')).toEqual([])
    fireEvent.keyDown(name, { key: 'Enter' })
    await waitFor(() => expect(callsOf('saveExample')).toHaveLength(1))
  })

  it('of a read-only form is there when it says so, and a summary stands for the fields', async () => {
    const record = {
      id: 'id',
      load: { operation: 'getExample', path: {}, query: {}, at: '' },
      initial: {},
      editable: { field: 'record.state', is: 'N' },
    } as const
    const model = formOf({ record, actions: [exampleAction('save'), exampleAction('accept', { inReadOnly: true })] })
    await open(
      model,
      { getExample: () => ok({ id: '1', state: 'D', name: 'box' }) },
      { record: '1', drawSummary: () => <p>in short</p> },
    )
    expect(await screen.findByText('in short')).toBeDefined()
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['action.close', 'accept'])
    expect(screen.queryByLabelText('name')).toBeNull()
  })
})

describe('the summary of a read-only form', () => {
  const record = {
    id: 'id',
    load: { operation: 'getExample', path: {}, query: {}, at: '' },
    initial: {},
    editable: { field: 'record.state', is: 'N' },
    summary: 'views/short',
  } as const
  const stored = (state: string): Record<string, Reply> => ({ getExample: () => ok({ id: '7', state, name: 'box' }) })
  const drawSummary = () => <p>in short</p>

  it('is printed by a button in its head', async () => {
    const { services } = await open(formOf({ record }), stored('D'), { record: '7', drawSummary })
    press('action.print')
    await waitFor(() =>
      expect(services.print).toHaveBeenCalledWith({
        view: 'views/short',
        record: '7',
        data: { id: '7', state: 'D', name: 'box' },
      }),
    )
    expect(services.notify).not.toHaveBeenCalled()
  })

  it('is not there to print while the form is edited', async () => {
    await open(formOf({ record }), stored('N'), { record: '7', drawSummary })
    expect(screen.queryByRole('button', { name: 'action.print' })).toBeNull()
  })
})

describe('a record to apply', () => {
  const lookup = {
    id: 'records',
    operation: 'listExamples',
    query: {},
    at: 'list',
    value: 'id',
    label: 'no',
    description: 'called',
  }
  const model = formOf({
    lookups: { records: lookup },
    apply: {
      label: 'from',
      lookup: 'records',
      load: { operation: 'getExample', path: { id: { from: 'choice' } }, query: {}, at: '' },
      omit: ['id'],
      set: {},
      rows: {},
    },
  })
  const list: Reply = () =>
    ok({
      list: [
        { id: '7', no: 'T-7' },
        { id: '8', no: 'T-8', called: 'Weekly' },
      ],
    })
  const choose = async (name: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'from' }))
    fireEvent.click(await screen.findByRole('option', { name }))
  }
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

  it('fills the form; cleared, the form begins anew', async () => {
    const { callsOf } = await open(model, { listExamples: list, getExample: () => ok({ id: '7', name: 'box' }) })
    await choose('T-7')
    await waitFor(() => expect(input('name').value).toBe('box'))
    expect(callsOf('getExample')).toEqual([{ path: { id: '7' }, query: {} }])
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'from' }).disabled).toBe(false))
    fireEvent.click(screen.getByTitle('lookup.clear'))
    await waitFor(() => expect(input('name').value).toBe(''))
  })

  it('does not take what is typed without a yes', async () => {
    const { callsOf, services } = await open(
      model,
      { listExamples: list, getExample: () => ok({ id: '7', name: 'box' }) },
      { answer: false },
    )
    type('name', 'mine')
    await choose('T-7')
    await waitFor(() => expect(services.ask).toHaveBeenCalledOnce())
    expect(input('name').value).toBe('mine')
    expect(callsOf('getExample')).toEqual([])
  })

  it('does not take what is typed while it is on its way without a yes either', async () => {
    const coming = later()
    const { callsOf, services } = await open(model, { listExamples: list, getExample: coming.reply }, { answer: false })
    await choose('T-7')
    await waitFor(() => expect(callsOf('getExample')).toHaveLength(1))
    type('name', 'mine')
    coming.give(ok({ id: '7', name: 'box' }))
    await waitFor(() => expect(services.ask).toHaveBeenCalledOnce())
    expect(input('name').value).toBe('mine')
  })

  it('is found by its name; one that cannot be loaded leaves the form as it is, and says so', async () => {
    const { services } = await open(model, { listExamples: list, getExample: () => refused() })
    fireEvent.change(screen.getByRole('combobox', { name: 'from' }), { target: { value: 'week' } })
    fireEvent.click(await screen.findByRole('option', { name: 'T-8 Weekly' }))
    await waitFor(() =>
      expect(services.notify).toHaveBeenCalledWith({ severity: 'error', text: 'error.somethingWentWrong no' }),
    )
    expect(input('name').value).toBe('')
  })
})
