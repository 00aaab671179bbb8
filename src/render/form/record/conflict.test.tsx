// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import type { Answer } from '../../services/port.ts'
import { marking } from '../../../config/rules/examples.ts'
import { openPanel, panelForm, press, save, typeIn } from '../../testing/panel.tsx'
import { inTurn, ok } from '../../testing/world.tsx'

afterEach(cleanup)

const load = { operation: 'getExample', path: { id: { from: 'address.id' } }, query: {}, at: '' }
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const pressed = (name: string) => act(async () => press(name))

function stored(more: Partial<FormModel> = {}) {
  return panelForm({ record: { id: 'id', load, initial: {} }, actions: [{ ...save, then: ['toast'] }], ...more })
}

describe('a record that somebody else saved meanwhile', () => {
  const changed = (current: object): Answer => ({
    ok: false,
    problem: { status: 412, code: 'precondition-failed', message: 'changed', fieldErrors: [], current, etag: '"2"' },
  })
  const loaded = (etag?: string) => (): Answer => ({ ...ok({ id: '7', name: 'a', note: 'b' }), ...(etag && { etag }) })
  const open = (current: object, reply: Answer = ok({})) =>
    openPanel(stored(), {
      recordId: '7',
      replies: { getExample: loaded('"1"'), saveExample: inTurn(changed(current), reply) },
    })

  it('is shown by the labels of the form; one press puts both changes in it, and it is saved over the new version', async () => {
    const { callsOf } = await open({ id: '7', name: 'a', note: 'theirs' })
    typeIn('name', 'mine')
    await pressed('Save')
    const dialog = await screen.findByRole('dialog', { name: 'conflict.title' })
    expect(dialog.textContent).toContain('note')
    await pressed('conflict.merge')
    expect([input('name').value, input('note').value]).toEqual(['mine', 'theirs'])
    await pressed('Save')
    expect(callsOf('saveExample').map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
    expect(callsOf('saveExample')[1]?.body).toMatchObject({ name: 'mine', note: 'theirs' })
  })

  it('keeps the value typed here where both changed one, unless the other is chosen', async () => {
    await open({ id: '7', name: 'theirs', note: 'b' })
    typeIn('name', 'mine')
    await pressed('Save')
    await screen.findByRole('dialog')
    await act(async () => screen.getByRole('radio', { name: 'conflict.value.theirs' }).click())
    await pressed('conflict.merge')
    expect(input('name').value).toBe('theirs')
    await pressed('conflict.undo')
    expect(input('name').value).toBe('mine')
    expect(screen.queryByText('conflict.merged')).toBeNull()
  })

  it('is as it was before by one press, with what was typed since', async () => {
    const { callsOf } = await open({ id: '7', name: 'a', note: 'theirs' })
    typeIn('name', 'mine')
    await pressed('Save')
    await screen.findByRole('dialog')
    await pressed('conflict.merge')
    typeIn('name', 'more')
    await pressed('conflict.undo')
    expect([input('name').value, input('note').value]).toEqual(['more', 'b'])
    await pressed('Save')
    expect(callsOf('saveExample')[1]).toMatchObject({ ifMatch: '"1"', body: { name: 'more', note: 'b' } })
  })

  it('shows the values of a row, whatever signs its id has', async () => {
    const lines = (text: string) => [{ id: 'A/1', text }]
    await openPanel(marking(stored()), {
      recordId: '7',
      replies: {
        getExample: () => ({ ...ok({ id: '7', name: 'a', lines: lines('old') }), etag: '"1"' }),
        saveExample: () => changed({ id: '7', name: 'a', lines: lines('theirs') }),
      },
    })
    typeIn('text', 'mine')
    await pressed('Save')
    const dialog = await screen.findByRole('dialog')
    expect([...dialog.querySelectorAll<HTMLInputElement>('input:not([type=radio])')].map(({ value }) => value)).toEqual(
      ['mine', 'theirs'],
    )
  })

  it('is left alone when the person goes back to the form', async () => {
    const { callsOf } = await open({ id: '7', name: 'theirs', note: 'b' }, changed({ id: '7', name: 'theirs' }))
    typeIn('name', 'mine')
    await pressed('Save')
    await screen.findByRole('dialog')
    await pressed('conflict.back')
    expect(input('name').value).toBe('mine')
    await pressed('Save')
    expect(callsOf('saveExample').map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"'])
  })

  it('without a change that the form shows is saved over at once', async () => {
    const { callsOf } = await open({ id: '7', name: 'a', note: 'b' })
    typeIn('name', 'mine')
    await pressed('Save')
    expect(callsOf('saveExample').map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('with the same change as here is saved over at once', async () => {
    const { callsOf } = await open({ id: '7', name: 'alike', note: 'b' })
    typeIn('name', 'alike')
    await pressed('Save')
    expect(callsOf('saveExample').map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a dash for a value that was emptied', async () => {
    await open({ id: '7', name: 'a' })
    typeIn('name', 'mine')
    await pressed('Save')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('region', { name: 'conflict.theirs' }).textContent).toContain('–')
  })

  it('names the status before and now, also where no badge stands beside the title', async () => {
    const status = { field: 'state', lookup: 'states', badge: false }
    const options = Object.entries({ A: 'active', I: 'off' }).map(([value, label]) => ({ value, label }))
    await openPanel(
      stored({
        record: { id: 'id', load, initial: {}, status },
        lookups: { states: { id: 'states', query: {}, at: '', value: 'value', label: 'label', options } },
      }),
      {
        recordId: '7',
        replies: {
          getExample: () => ({ ...ok({ id: '7', name: 'a', state: 'A' }), etag: '"1"' }),
          saveExample: inTurn(changed({ id: '7', name: 'a', state: 'I' }), ok({})),
        },
      },
    )
    expect(screen.queryByText('active')).toBeNull()
    typeIn('name', 'mine')
    await pressed('Save')
    const dialog = await screen.findByRole('dialog', { name: 'conflict.title' })
    expect([within(dialog).queryByText('active'), within(dialog).queryByText('off')]).not.toContain(null)
  })

  it('shows what no value means where its part has a word for it', async () => {
    await open({ id: '7', name: 'a', note: 'b', extra: { wanted: 1 } })
    typeIn('name', 'mine')
    await pressed('Save')
    const theirs = within(await screen.findByRole('dialog')).getByRole('region', { name: 'conflict.theirs' })
    expect(
      within(theirs)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    ).toEqual([false, true])
    expect(theirs.textContent).not.toContain('–')
  })

  it('is found out by loading it where the gateway tells no versions', async () => {
    let note = 'b'
    const { callsOf } = await openPanel(stored({ record: { id: 'id', load, initial: {}, changed: 'state' } }), {
      recordId: '7',
      replies: { getExample: () => ok({ id: '7', name: 'a', note, state: note }), saveExample: () => ok({}) },
    })
    typeIn('name', 'mine')
    note = 'theirs'
    await pressed('Save')
    await screen.findByRole('dialog', { name: 'conflict.title' })
    expect(callsOf('saveExample')).toEqual([])
    await pressed('conflict.merge')
    await pressed('Save')
    expect(callsOf('saveExample')[0]?.body).toMatchObject({ name: 'mine', note: 'theirs' })
  })

  it('is left to the gateway to find out where it tells versions: nothing is loaded before a save', async () => {
    const { callsOf } = await openPanel(stored({ record: { id: 'id', load, initial: {}, changed: 'state' } }), {
      recordId: '7',
      replies: { getExample: loaded('"1"'), saveExample: () => ok({}) },
    })
    typeIn('name', 'mine')
    await pressed('Save')
    expect(callsOf('saveExample')).toHaveLength(1)
    expect(callsOf('getExample')).toHaveLength(1)
  })
})
