// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import { openPanel, panelForm, press, save, textField } from '../../testing/panel.tsx'
import { ok, refused, testWorld, type Reply } from '../../testing/world.tsx'
import { exampleSection, exampleValidator } from '../../../config/rules/examples.ts'
import { FormPanel } from '../panel.tsx'

afterEach(cleanup)

const model = panelForm({
  copy: {
    label: 'Copy',
    omit: ['id', 'state'],
    set: { note: { from: 'choice' } },
    rows: { lines: { without: {}, omit: ['mark'], set: { count: 1 } } },
  },
  record: {
    id: 'id',
    load: { operation: 'getExample', path: { id: { from: 'address.id' } }, query: {}, at: '' },
    initial: { kind: 'A' },
  },
})
const getExample = () => ok({ id: '7', state: 'D', name: 'box', lines: [{ text: 'one', mark: 'A', count: 5 }] })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('a copy', () => {
  it('is offered of a record that is stored, and opens in its place', async () => {
    const { openRecord } = await openPanel(model, { replies: { getExample }, recordId: '7' })
    press('Copy')
    expect(openRecord).toHaveBeenCalledWith('new:7')
    cleanup()
    await openPanel(model)
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  })

  it('stands on a phone in the menu, where the actions beside it are many', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    const actions = ['Save', 'Send', 'Delete'].map((label) => ({ ...save, id: label, label }))
    const { openRecord } = await openPanel({ ...model, actions }, { replies: { getExample }, recordId: '7' })
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
    press('view.more')
    act(() => screen.getByRole('menuitem', { name: 'Copy' }).click())
    expect(openRecord).toHaveBeenCalledWith('new:7')
    vi.unstubAllGlobals()
  })

  it('begins as the other record, without what is left out and with what is put over it, and is sent as a new one', async () => {
    const { callsOf } = await openPanel(model, {
      replies: { getExample, saveExample: () => ok({}) },
      recordId: 'new:7',
    })
    expect(callsOf('getExample')).toEqual([{ path: { id: '7' }, query: {} }])
    expect([input('name').value, input('kind').value, input('note').value]).toEqual(['box', 'A', '7'])
    await act(async () => void press('Save'))
    expect(callsOf('saveExample')[0]?.body).toEqual({
      name: 'box',
      kind: 'A',
      note: '7',
      state: 'D',
      lines: [{ text: 'one', count: 1 }],
    })
  })

  it('of a record that cannot be loaded says so and closes', async () => {
    const { Portal, services } = testWorld({ getExample: () => refused() })
    const onClosed = vi.fn()
    render(<FormPanel model={model} validator={exampleValidator(model)} recordId="new:7" onClosed={onClosed} />, {
      wrapper: Portal,
    })
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))
    expect(services.notify).toHaveBeenCalledWith({ severity: 'error', text: 'error.somethingWentWrong no' })
  })
})

describe('a reply that is taken', () => {
  const taking: FormModel = panelForm({
    sections: [exampleSection('main', [textField('name')])],
    actions: [{ ...save, validate: 'none', then: ['take'] }],
    record: {
      id: 'id',
      load: { operation: 'getExample', path: {}, query: {}, at: '' },
      initial: {},
      editable: { field: 'record.state', is: 'N' },
    },
  })
  const stored = { id: '7', state: 'N', name: 'box' }

  it.each([
    ['that is the record', { ...stored, state: 'D', name: 'as sent' }],
    ['that holds the record', { data: { ...stored, state: 'D', name: 'as sent' } }],
  ])('%s shows it without asking again', async (_what, reply) => {
    const { callsOf } = await openPanel(taking, {
      replies: { getExample: () => ok(stored), saveExample: () => ok(reply) },
      recordId: '7',
    })
    await act(async () => void press('Save'))
    expect(input('name').value).toBe('as sent')
    expect(input('name').readOnly).toBe(true)
    expect(callsOf('getExample')).toHaveLength(1)
  })

  it.each([{ message: 'GOOD' }, { data: { state: 'D' } }, null])(
    'without a record, %j, asks for it as it is stored now',
    async (reply) => {
      let state = 'N'
      await openPanel(taking, {
        replies: {
          getExample: () => ok({ ...stored, state }),
          saveExample() {
            state = 'D'
            return ok(reply)
          },
        },
        recordId: '7',
      })
      await act(async () => void press('Save'))
      expect(input('name').value).toBe('box')
      expect(input('name').readOnly).toBe(true)
    },
  )
})

describe('a reply that says a part of the record', () => {
  const stored = { id: '7', state: 'T', name: 'box', note: 'kept' }
  const part = (reply: object, again: () => Reply) => {
    const asked = [() => ok(stored), again()]
    return openPanel(
      panelForm({
        sections: [exampleSection('main', [textField('name'), textField('note')])],
        actions: [{ ...save, validate: 'none', only: ['id'], then: ['take'] }],
        record: {
          id: 'id',
          load: { operation: 'getExample', path: {}, query: {}, at: '' },
          initial: {},
          editable: { field: 'record.state', is: 'T' },
        },
      }),
      {
        replies: { getExample: (call) => (asked.shift() ?? again())(call), saveExample: () => ok(reply) },
        recordId: '7',
      },
    )
  }

  it.each([{ data: { id: '7', state: 'Q' } }, { id: '7', state: 'Q' }])(
    'has the record loaded: what %j lacks is not gone',
    async (reply) => {
      await part(reply, () => () => ok({ ...stored, state: 'Q', note: 'new' }))
      await act(async () => void press('Save'))
      expect([input('name').value, input('note').value, input('name').readOnly]).toEqual(['box', 'new', true])
    },
  )

  it.each([{ data: { id: '7', state: 'Q' } }, { data: { state: 'Q' } }])(
    'lies over what was known where that fails: %j',
    async (reply) => {
      await part(reply, () => () => refused())
      await act(async () => void press('Save'))
      expect([input('name').value, input('note').value, input('name').readOnly]).toEqual(['box', 'kept', true])
    },
  )
})

describe('an action that renews a lookup', () => {
  it('makes it ask again once the call succeeded, and no other one', async () => {
    const { client } = await openPanel(panelForm({ actions: [{ ...save, validate: 'none', renews: ['things'] }] }), {
      replies: { saveExample: () => ok({}) },
    })
    for (const id of ['things', 'others']) client.setQueryData(['lookup', 'listThings', id, {}], [])
    await act(async () => void press('Save'))
    const isStale = (id: string) => client.getQueryState(['lookup', 'listThings', id, {}])?.isInvalidated
    expect([isStale('things'), isStale('others')]).toEqual([true, false])
  })
})
