// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import type { Answer } from '../../services/port.ts'
import { openPanel, panelForm, press, save, typeIn } from '../../testing/panel.tsx'
import { inTurn, later, lost, ok, refused } from '../../testing/world.tsx'

afterEach(cleanup)

const stay = { ...save, then: ['toast' as const] }
const outdone = refused([], 422, 'key-reused')
const load = { operation: 'getExample', path: { id: { from: 'address.id' } }, query: {}, at: '' }
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const pressed = (name: string) => act(async () => press(name))

function stored(more: Partial<FormModel> = {}) {
  return panelForm({ record: { id: 'id', load, initial: {} }, actions: [stay], ...more })
}

describe('a save whose answer was lost', () => {
  it('is sent again under its key, and goes on as a success once it is answered', async () => {
    const { keysOf, onClosed } = await openPanel(panelForm(), {
      replies: { saveExample: inTurn(lost, lost, ok({ message: 'GOOD' })) },
    })
    typeIn('name', 'x')
    for (let time = 0; time < 3; time += 1) await pressed('Save')
    expect(new Set(keysOf('saveExample')).size).toBe(1)
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('says that nothing sends it by itself, and that pressing again does it once', async () => {
    await openPanel(panelForm(), { replies: { saveExample: inTurn(lost, refused([], 500)) } })
    typeIn('name', 'x')
    await pressed('Save')
    expect(screen.queryByText('error.notAnswered')).not.toBeNull()
    await pressed('Save')
    expect(screen.queryByText('error.notAnswered')).toBeNull()
  })

  it('has a key of its own once it was answered', async () => {
    const { keysOf } = await openPanel(panelForm(), { replies: { saveExample: inTurn(refused(), ok({})) } })
    typeIn('name', 'x')
    await pressed('Save')
    await pressed('Save')
    expect(new Set(keysOf('saveExample')).size).toBe(2)
  })

  it.each([403, 429, 500])('keeps its key when it is refused before anybody looks at that: %s', async (status) => {
    const { keysOf, onClosed } = await openPanel(panelForm(), {
      replies: { saveExample: inTurn(lost, refused([], status), ok({ message: 'GOOD' })) },
    })
    typeIn('name', 'x')
    for (let time = 0; time < 3; time += 1) await pressed('Save')
    expect(new Set(keysOf('saveExample')).size).toBe(1)
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('or that was answered by a status which is no success is sent again under its key: it may have been stored', async () => {
    const { keysOf, onClosed } = await openPanel(panelForm({ actions: [{ ...save, succeeds: [200, 201] }] }), {
      replies: { saveExample: inTurn(ok(undefined, 204), ok({}, 201)) },
    })
    typeIn('name', 'x')
    await pressed('Save')
    expect(screen.queryByText('error.somethingWentWrong')).not.toBeNull()
    await pressed('Save')
    expect(new Set(keysOf('saveExample')).size).toBe(1)
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('of a new record gives its key to what is sent in its place: one of the two is carried out', async () => {
    const submit: FormModel['actions'][number] = { ...stay, id: 'submit', label: 'Submit', set: { state: 'S' } }
    const { callsOf, keysOf, onClosed } = await openPanel(
      stored({ actions: [submit, { ...stay, then: ['toast', 'close'] }] }),
      { replies: { saveExample: inTurn(lost, refused([], 401), refused([], 400), ok({ data: { id: '7' } })) } },
    )
    typeIn('name', 'x')
    await pressed('Submit')
    for (let time = 0; time < 3; time += 1) await pressed('Save')
    expect(callsOf('saveExample').map(({ body }) => (body as { state: string }).state)).toEqual(['S', 'D', 'D', 'D'])
    expect(new Set(keysOf('saveExample')).size).toBe(1)
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('of a new record that was carried out is found out about: what was chosen since is done over its record', async () => {
    const { callsOf, keysOf } = await openPanel(stored(), {
      replies: {
        saveExample: inTurn(lost, lost, outdone, outdone, ok({ data: { id: '7' } }), ok({})),
        getExample: () => ({ ...ok({ id: '7', name: 'x', state: 'D' }), etag: '"2"' }),
      },
    })
    typeIn('name', 'x')
    await pressed('Save')
    typeIn('name', 'xy')
    await pressed('Save')
    typeIn('name', 'xyz')
    await pressed('Save')
    expect(callsOf('saveExample').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ name: 'x', state: 'D' }, undefined],
      [{ name: 'xy', state: 'D' }, undefined],
      [{ name: 'xyz', state: 'D' }, undefined],
      [{ name: 'xy', state: 'D' }, undefined],
      [{ name: 'x', state: 'D' }, undefined],
      [{ id: '7', name: 'xyz', state: 'D' }, '"2"'],
    ])
    const keys = keysOf('saveExample')
    expect(new Set(keys.slice(0, 5)).size).toBe(1)
    expect(keys[5]).not.toBe(keys[0])
  })

  it('and whose successor was lost, and sent again as it was, is still the one that may have been carried out', async () => {
    const { callsOf } = await openPanel(stored(), {
      replies: {
        saveExample: inTurn(lost, lost, outdone, ok({ data: { id: '7' } }), ok({})),
        getExample: () => ({ ...ok({ id: '7', name: 'x', state: 'D' }), etag: '"2"' }),
      },
    })
    typeIn('name', 'x')
    await pressed('Save')
    typeIn('name', 'xy')
    await pressed('Save')
    await pressed('Save')
    const sent = callsOf('saveExample').map(({ body, ifMatch }) => [(body as { name: string }).name, ifMatch])
    expect(sent).toEqual([
      ['x', undefined],
      ['xy', undefined],
      ['xy', undefined],
      ['x', undefined],
      ['xy', '"2"'],
    ])
  })

  it('is asked for at the address where it was sent, whatever was typed since', async () => {
    const { callsOf } = await openPanel(stored({ actions: [{ ...stay, query: { by: { from: 'name' } } }] }), {
      replies: {
        saveExample: inTurn(lost, outdone, ok({ data: { id: '7' } }), ok({})),
        getExample: () => ok({ id: '7', name: 'x', state: 'D' }),
      },
    })
    typeIn('name', 'x')
    await pressed('Save')
    typeIn('name', 'xy')
    await pressed('Save')
    expect(callsOf('saveExample').map(({ query }) => query?.['by'])).toEqual(['x', 'xy', 'x', 'xy'])
  })

  it('leaves nothing unsaved in the form but what was typed since, once it is found out about', async () => {
    const { callsOf } = await openPanel(stored(), {
      recordId: '7',
      replies: {
        saveExample: inTurn(lost, outdone, ok({ data: { id: '7' } }), refused()),
        getExample: inTurn(
          ok({ id: '7', number: 'N1', name: 'a', state: 'N' }),
          ok({ id: '7', number: 'N2', name: 'x', state: 'D' }),
        ),
      },
    })
    typeIn('name', 'x')
    await pressed('Save')
    typeIn('note', 'since')
    await pressed('Save')
    expect(callsOf('saveExample')).toHaveLength(4)
    expect(screen.queryByText('form.unsavedMark')).not.toBeNull()
    typeIn('note', '')
    expect(screen.queryByText('form.unsavedMark')).toBeNull()
  })

  it('is never carried out once another action is chosen over the record as it was', async () => {
    const reject: FormModel['actions'][number] = { ...stay, id: 'reject', label: 'Reject', set: { state: 'R' } }
    for (const tellsVersions of [true, false]) {
      const record = ok({ id: '7', name: 'a', state: 'N' })
      const { callsOf } = await openPanel(stored({ actions: [stay, reject] }), {
        recordId: '7',
        replies: {
          saveExample: inTurn(lost, ok({})),
          getExample: () => (tellsVersions ? { ...record, etag: '"1"' } : record),
        },
      })
      await pressed('Save')
      await pressed('Reject')
      expect(callsOf('saveExample').map(({ body }) => (body as { state: string }).state)).toEqual(['D', 'R'])
      cleanup()
    }
  })

  it('and that was carried out stops what is sent next until its record is there', async () => {
    const { callsOf } = await openPanel(stored(), {
      recordId: '7',
      replies: {
        saveExample: inTurn(lost, outdone, lost, outdone, ok({ data: { id: '7' } }), ok({})),
        getExample: inTurn(ok({ id: '7', name: 'a', state: 'N' }), ok({ id: '7', name: 'x', state: 'D' })),
      },
    })
    typeIn('name', 'x')
    await pressed('Save')
    typeIn('name', 'xy')
    await pressed('Save')
    expect(screen.queryByText('error.somethingWentWrong')).not.toBeNull()
    await pressed('Save')
    expect(callsOf('saveExample').map(({ body }) => (body as { name: string }).name)).toEqual([
      ...['x', 'xy', 'x'],
      ...['xy', 'x', 'xy'],
    ])
  })

  it('and is refused when its answer is asked for is over: what stands in the form is sent', async () => {
    const { callsOf } = await openPanel(stored(), {
      recordId: '7',
      replies: {
        saveExample: inTurn(lost, outdone, refused([], 409), ok({})),
        getExample: () => ok({ id: '7', name: 'a', state: 'N' }),
      },
    })
    typeIn('name', 'x')
    await pressed('Save')
    typeIn('name', 'y')
    await pressed('Save')
    expect(callsOf('saveExample').map(({ body }) => (body as { name: string }).name)).toEqual(['x', 'y', 'x', 'y'])
  })

  it('over which somebody else saved meanwhile never is carried out: the person decides about what is sent in its place', async () => {
    const changed: Answer = {
      ok: false,
      problem: {
        ...{ status: 412, code: 'precondition-failed', message: 'changed', fieldErrors: [] },
        ...{ current: { id: '7', name: 'theirs', note: 'b' }, etag: '"2"' },
      },
    }
    const { callsOf, keysOf } = await openPanel(stored(), {
      recordId: '7',
      replies: {
        saveExample: inTurn(lost, changed, ok({})),
        getExample: () => ({ ...ok({ id: '7', name: 'a', note: 'b' }), etag: '"1"' }),
      },
    })
    typeIn('name', 'x')
    await pressed('Save')
    typeIn('name', 'xy')
    await pressed('Save')
    await screen.findByRole('dialog', { name: 'conflict.title' })
    await pressed('conflict.merge')
    await pressed('Save')
    expect(callsOf('saveExample').map(({ body, ifMatch }) => [(body as { name: string }).name, ifMatch])).toEqual([
      ['x', '"1"'],
      ['xy', '"1"'],
      ['xy', '"2"'],
    ])
    expect(new Set(keysOf('saveExample')).size).toBe(1)
  })
})

describe('what is typed while a save is under way', () => {
  it('stays in the form, which stays open over the record that was stored', async () => {
    const { reply, give } = later()
    const model = stored({ actions: [{ ...save, then: ['toast', 'close', 'refresh'] }] })
    const { callsOf, onClosed, services } = await openPanel(model, {
      replies: {
        saveExample: inTurn(reply, ok({})),
        getExample: () => ({ ...ok({ id: '7', name: 'x', state: 'D', note: 'by the gateway' }), etag: '"1"' }),
      },
    })
    typeIn('name', 'x')
    press('Save')
    await waitFor(() => expect(callsOf('saveExample')).toHaveLength(1))
    typeIn('kind', 'A')
    await act(async () => give(ok({ data: { id: '7' } })))
    await screen.findByText('form.typedMeanwhile')
    expect(onClosed).not.toHaveBeenCalled()
    expect(services.refresh).toHaveBeenCalledTimes(1)
    expect(['name', 'kind', 'note'].map((name) => input(name).value)).toEqual(['x', 'A', 'by the gateway'])
    await pressed('Save')
    expect(callsOf('saveExample')[1]).toMatchObject({ body: { id: '7', name: 'x', kind: 'A' }, ifMatch: '"1"' })
    expect(onClosed).toHaveBeenCalledTimes(1)
  })
})

it('a refusal says why, after the words of the specification', async () => {
  const refusal: Answer = {
    ok: false,
    problem: { status: 409, code: 'conflict', message: 'It has expired.', fieldErrors: [] },
  }
  await openPanel(panelForm(), { replies: { saveExample: () => refusal } })
  typeIn('name', 'x')
  await pressed('Save')
  expect(screen.getByRole('alert').textContent).toBe('error.somethingWentWrongIt has expired.')
})

it('a refusal for want of a right asks nobody to try again, and names who gives it', async () => {
  const denied = { status: 403, code: 'forbidden', message: 'Not yours.', fieldErrors: [] }
  await openPanel(panelForm(), { replies: { saveExample: () => ({ ok: false, problem: denied }) } })
  typeIn('name', 'x')
  await pressed('Save')
  expect(screen.getByRole('alert').textContent).toBe('page.accessDeniedTextNot yours. page.accessDeniedAdvice')
})

it('a refusal of no named field says why above the form', async () => {
  const refusal = refused([{ field: '', message: 'The day is closed.' }])
  await openPanel(panelForm(), { replies: { saveExample: () => refusal } })
  typeIn('name', 'x')
  await pressed('Save')
  expect(screen.getByRole('alert').textContent).toBe('error.somethingWentWrongThe day is closed.')
})
