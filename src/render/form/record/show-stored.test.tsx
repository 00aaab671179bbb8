// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleAction } from '../../../config/rules/examples.ts'
import { openPanel, panelForm, press, save, typeIn } from '../../testing/panel.tsx'
import { inTurn, lost, ok, refused } from '../../testing/world.tsx'

afterEach(cleanup)

const load = { operation: 'getExample', path: { id: { from: 'address.id' } }, query: {}, at: '' }
const accept = exampleAction('accept', {
  ...{ label: 'Accept', set: { state: 'Q' }, only: ['id'], then: ['take', 'refresh'], succeeds: [200] },
  visible: { field: 'record.state', is: 'T' },
})
const form = panelForm({ record: { id: 'id', load, initial: {} }, actions: [accept, save] })
const repliesOf = (saved: Parameters<typeof inTurn>, then = 'Q') => ({
  saveExample: inTurn(...saved),
  getExample: inTurn(ok({ id: '7', name: 'a', state: 'T' }), ok({ id: '7', name: 'a', state: then })),
})
const open = (...replies: Parameters<typeof repliesOf>) =>
  openPanel(form, { recordId: '7', replies: repliesOf(...replies) })
const storedNow = { severity: 'info', text: 'form.storedNow' }

describe('an action over the record that fails', () => {
  it.each([
    ['without an answer', lost],
    ['with a status that is no success', ok(undefined, 204)],
  ])('%s shows what is stored, with what was typed, and has the lists asked again', async (_, answer) => {
    const { services } = await open([answer])
    typeIn('note', 'mine')
    await act(async () => press('Accept'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull())
    expect(screen.queryByText('error.somethingWentWrong')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('mine')
    expect(services.notify).toHaveBeenCalledWith(storedNow)
    expect(services.refresh).toHaveBeenCalled()
  })

  it('because somebody else has done something shows what that was', async () => {
    const { services } = await open([refused([], 409, 'conflict')], 'R')
    await act(async () => press('Accept'))
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(services.notify).toHaveBeenCalledWith(storedNow)
  })

  it('because the session has ended asks for nothing more: the next sign-in does', async () => {
    const { callsOf } = await open([refused([], 401, 'unauthorized')])
    await act(async () => press('Accept'))
    expect([callsOf('saveExample'), callsOf('getExample')].map(({ length }) => length)).toEqual([1, 1])
  })

  it('leaves no text behind that nothing asks for any more: the form closes without a question', async () => {
    const asking = panelForm({
      record: { id: 'id', load, initial: {} },
      actions: [{ ...accept, input: { label: 'why', required: false, maxLength: 20, allow: 'simple' } }],
    })
    const { services, onClosed, requestClose } = await openPanel(asking, { recordId: '7', replies: repliesOf([lost]) })
    await act(async () => press('Accept'))
    fireEvent.change(await screen.findByRole('textbox', { name: /why/ }), { target: { value: 'because' } })
    await act(async () => press('action.continue'))
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith(storedNow))
    await requestClose()
    expect(services.ask).not.toHaveBeenCalled()
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('leaves the form as it is where nothing has changed', async () => {
    const { services, callsOf } = await open([lost, ok({})], 'T')
    for (let time = 0; time < 2; time += 1) await act(async () => press('Accept'))
    expect(callsOf('saveExample')).toHaveLength(2)
    expect(services.notify).not.toHaveBeenCalledWith(storedNow)
  })
})

it('the lists are asked again after a save that may have been carried out', async () => {
  const { services } = await open([lost])
  typeIn('name', 'b')
  await act(async () => press('Save'))
  expect(services.refresh).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('b')
})

it('the status after an action is the reply’s, though what is loaded then is of a moment before', async () => {
  const answering = panelForm({
    schema: { type: 'object', properties: { id: {}, name: {}, state: { readOnly: true } } },
    record: { id: 'id', load, initial: {}, status: { field: 'state', lookup: 'states', badge: false } },
    actions: [accept, save],
  })
  const replies = repliesOf([ok({ data: { state: 'Q' } })], 'T')
  const { callsOf } = await openPanel(answering, { recordId: '7', replies })
  await act(async () => press('Accept'))
  expect(callsOf('getExample')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('a')
})
