// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import { openPanel, panelForm, press, save } from '../../testing/panel.tsx'
import { inTurn, later, lost, ok, refused, testWorld } from '../../testing/world.tsx'
import type { Reply } from '../../testing/world.tsx'
import { exampleValidator } from '../../../config/rules/examples.ts'
import { FormPanel } from '../panel.tsx'

afterEach(cleanup)

it('a new record begins with values of any shape, single ones above them', async () => {
  const { record } = panelForm()
  const begins = { name: 'all', lines: [{ text: 'first' }, { text: 'second' }] }
  await openPanel(panelForm({ record: { ...record, initial: { name: 'Ann' }, begins } }))
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ann')
  expect(screen.getAllByLabelText<HTMLInputElement>('text').map(({ value }) => value)).toEqual(['first', 'second'])
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
  const lookups: FormModel['lookups'] = {
    states: {
      id: 'states',
      query: {},
      at: '',
      value: 'value',
      label: 'label',
      options: [
        { value: 'N', label: 'Draft', tone: 'warning' },
        { value: 'D', label: 'Sent' },
      ],
    },
  }
  const model = panelForm({ record, lookups })
  const loaded = (state: string): Record<string, Reply> => ({
    getExample: () => ok({ data: { id: '1', number: 'N1', state, name: 'Ann' } }),
  })

  it('is asked by its id and shown with number and status', async () => {
    const { callsOf } = await openPanel(model, { replies: loaded('N'), recordId: '1' })
    expect(callsOf('getExample')).toEqual([{ path: { id: '1' }, query: {} }])
    expect(screen.queryByRole('heading', { name: 'Example N1' })).not.toBeNull()
    expect(screen.queryByText('Draft')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ann')
  })

  it('is loaded anew when one comes back to it before another one was there', async () => {
    const world = testWorld({ getExample: inTurn(loaded('N')['getExample'] ?? lost, later().reply, later().reply) })
    const of = (recordId: string) => (
      <FormPanel model={model} validator={exampleValidator(model)} recordId={recordId} onClosed={vi.fn()} />
    )
    const { rerender } = render(of('1'), { wrapper: world.Portal })
    await screen.findByLabelText('name')
    rerender(of('2'))
    rerender(of('1'))
    expect(screen.queryByLabelText('name')).toBeNull()
    expect(screen.queryByText('form.loading Example')).not.toBeNull()
  })

  it('can be edited by its status, in whatever letters that comes', async () => {
    await openPanel(model, { replies: loaded('n'), recordId: '1' })
    expect(screen.queryByText('Draft')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('name').readOnly).toBe(false)
  })

  it('that may not be edited shows only Close', async () => {
    await openPanel(model, { replies: loaded('D'), recordId: '1' })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'action.close' })).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('name').readOnly).toBe(true)
  })

  it.each([
    ['cannot be loaded', refused(), ' no'],
    ['is not there', { ok: true, status: 204, data: undefined } as const, ''],
  ])('that %s says so and closes', async (_, answer, reason) => {
    const world = testWorld({ getExample: () => answer })
    const onClosed = vi.fn()
    render(<FormPanel model={model} validator={exampleValidator(model)} recordId="1" onClosed={onClosed} />, {
      wrapper: world.Portal,
    })
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))
    expect(world.services.notify).toHaveBeenCalledWith({ severity: 'error', text: `error.somethingWentWrong${reason}` })
  })

  it.each([
    ['nothing, without a body', { ok: true, status: 204, data: undefined } as const, 'Initial'],
    ['nothing', ok(null), 'Initial'],
    ['one that lacks a value', ok({ data: { id: '1', name: null } }), 'Initial'],
    ['one that has it', ok({ data: { id: '1', name: 'Ann' } }), 'Ann'],
  ])('that is the only one there can be begins with what it has as a new one: %s', async (_, answer, name) => {
    const only: FormModel['record'] = {
      id: 'id',
      load: { operation: 'getExample', path: {}, query: {}, at: 'data' },
      initial: { name: 'Initial' },
    }
    await openPanel(panelForm({ record: only }), { replies: { getExample: () => answer }, recordId: '1' })
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe(name)
  })

  it('is loaded anew by an action that says so', async () => {
    let state = 'N'
    const replies: Record<string, Reply> = {
      getExample: () => ok({ data: { id: '1', state, name: 'Ann' } }),
      saveExample: () => ((state = 'D'), ok({})),
    }
    await openPanel(panelForm({ record, lookups, actions: [{ ...save, then: ['reload'] }] }), {
      replies,
      recordId: '1',
    })
    await act(async () => press('Save'))
    await waitFor(() => expect(screen.queryByText('Sent')).not.toBeNull())
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
