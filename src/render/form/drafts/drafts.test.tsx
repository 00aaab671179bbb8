// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleAction, exampleValidator } from '../../../config/rules/examples.ts'
import { EngineContext } from '../../services/services.ts'
import { FormPanel } from '../panel.tsx'
import { input, keep, model, old, open, press, type } from '../../testing/drafts.tsx'
import { ok, refused } from '../../testing/world.tsx'

afterEach(cleanup)

describe('a draft', () => {
  it('is kept at once when a field is left, with what it is about', async () => {
    const drafts = keep()
    await open(drafts)
    type('a')
    expect(drafts.all()).toMatchObject([
      { form: 'example', recordId: 'new', data: { name: 'a' }, about: [{ label: 'name', text: 'a' }] },
    ])
    type('ab')
    expect(drafts.names()).toEqual(['ab'])
  })

  it('is said in the foot once this device has it, until there is nothing to keep', async () => {
    const drafts = keep()
    await open(drafts, { recordId: '7' })
    expect(screen.queryByText(/^draft.keptAt/)).toBeNull()
    type('crate')
    expect(await screen.findByText(/^draft.keptAt/)).toBeDefined()
    type('box')
    await waitFor(() => expect(screen.queryByText(/^draft.keptAt/)).toBeNull())
  })

  it('is known to what is around the form, to be told of where the session ends', async () => {
    const holds = vi.fn()
    const { unmount } = await open(keep(), { recordId: '7', services: { holds } })
    type('crate')
    await waitFor(() => expect(holds).toHaveBeenLastCalledWith('kept'))
    type('box')
    await waitFor(() => expect(holds).toHaveBeenLastCalledWith(undefined))
    type('crate')
    await waitFor(() => expect(holds).toHaveBeenLastCalledWith('kept'))
    unmount()
    expect(holds).toHaveBeenLastCalledWith(undefined)
  })

  it('stays known to it on another day, and in another language', async () => {
    const holds = vi.fn()
    const { services, rerender } = await open(keep(), { services: { holds } })
    const form = <FormPanel model={model} validator={exampleValidator(model)} recordId="7" onClosed={() => undefined} />
    const drawn = () => <EngineContext value={{ ...services }}>{form}</EngineContext>
    rerender(drawn())
    await waitFor(() => expect(input().value).toBe('box'))
    type('crate')
    await waitFor(() => expect(holds).toHaveBeenLastCalledWith('kept'))
    rerender(drawn())
    expect(holds).toHaveBeenLastCalledWith('kept')
  })

  it('is not said to be kept by a device that does not', async () => {
    const drafts = { ...keep(), save: vi.fn(() => Promise.resolve(false)) }
    await open(drafts)
    type('a')
    await act(async () => Promise.resolve())
    expect(drafts.save).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(/^draft.keptAt/)).toBeNull()
  })

  it('is not said to be kept by an answer that comes once there is nothing to keep', async () => {
    let answer = (_isKept: boolean): void => undefined
    const save = () => new Promise<boolean>((resolve) => (answer = resolve))
    await open({ ...keep(), save }, { recordId: '7' })
    type('crate')
    type('box')
    await act(async () => answer(true))
    expect(screen.queryByText(/^draft.keptAt/)).toBeNull()
  })

  it('goes when what was typed is taken back', async () => {
    const drafts = keep()
    await open(drafts, { recordId: '7' })
    type('crate')
    expect(drafts.names()).toEqual(['crate'])
    type('box')
    expect(drafts.names()).toEqual([])
  })

  it('[NL-04] has the text typed for an action, of a closed record too; restoring asks for it again, and it goes when it was sent or is given up', async () => {
    const drafts = keep()
    const input = { label: 'why', required: false, maxLength: 20, allow: 'free' as const }
    const shown = { ...model, actions: [exampleAction('reject', { input, inReadOnly: true, only: ['id'] })] }
    let answers = 0
    const replies = {
      getExample: () => ok({ id: '7', state: 'C', name: 'box' }),
      saveExample: () => (++answers === 1 ? refused() : ok({})),
    }
    const why = async () => within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('textbox')
    const first = await open(drafts, { shown, recordId: '7', replies })
    await press('reject')
    fireEvent.change(await why(), { target: { value: 'too la' } })
    expect(drafts.all()).toMatchObject([{ inputs: { reject: 'too la' }, about: [{ label: 'why', text: 'too la' }] }])
    first.unmount()

    await open(drafts, { shown, recordId: '7', replies })
    await press('draft.restore')
    expect((await why()).value).toBe('too la')
    await press('action.continue')
    expect(await screen.findByText('error.somethingWentWrong')).toBeDefined()
    expect(drafts.all()).toHaveLength(1)
    await press('reject')
    expect((await why()).value).toBe('too la')
    await press('action.continue')
    await waitFor(() => expect(drafts.all()).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await press('reject')
    fireEvent.change(await why(), { target: { value: 'never' } })
    fireEvent.keyDown(await why(), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(drafts.all()).toHaveLength(1)
    await press('reject')
    expect((await why()).value).toBe('never')
    await press('action.cancel')
    expect(drafts.all()).toEqual([])
  })

  it('asks for a restored text once: what was left by Escape does not come back because the form is drawn for another reason', async () => {
    const text = { label: 'why', required: false, maxLength: 20, allow: 'free' as const }
    const shown = { ...model, actions: [exampleAction('reject', { input: text, only: ['id'] })] }
    const drafts = keep({
      ...old,
      data: { id: '7', state: 'N', name: 'box' },
      record: { id: '7', state: 'N', name: 'box' },
      inputs: { reject: 'too late' },
    })
    const { rerender } = await open(drafts, { shown, recordId: '7' })
    await press('draft.restore')
    fireEvent.keyDown(within(await screen.findByRole('dialog')).getByRole('textbox'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    rerender(<FormPanel model={shown} validator={exampleValidator(shown)} recordId="7" onClosed={() => undefined} />)
    await act(async () => Promise.resolve())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is gone once another text was sent for its action: the earlier one has no use any more', async () => {
    const text = { label: 'why', required: false, maxLength: 20, allow: 'free' as const }
    const shown = { ...model, actions: [exampleAction('reject', { input: text, only: ['id'] })] }
    const stored = { id: '7', state: 'N', name: 'box' }
    const late = { ...old, data: stored, record: stored, inputs: { reject: 'too late' } }
    const drafts = keep(late, { ...old, id: 'F', recordId: '7' })
    await open(drafts, { shown, recordId: '7' })
    await press('reject')
    fireEvent.change(within(await screen.findByRole('dialog')).getByRole('textbox'), { target: { value: 'too dear' } })
    await press('action.continue')
    await waitFor(() => expect(drafts.all().map(({ id }) => id)).toEqual(['F']))
    expect(screen.queryByText(/draft.foundMany/)).toBeNull()
  })

  it('of a text for an action that the record no longer has can only be given up, and says so', async () => {
    const text = { label: 'why', required: false, maxLength: 20, allow: 'free' as const }
    const visible = { field: 'record.state', is: 'N' }
    const shown = { ...model, actions: [exampleAction('reject', { input: text, visible, inReadOnly: true })] }
    const stored = { id: '7', state: 'N', name: 'box' }
    const drafts = keep({ ...old, data: stored, record: stored, inputs: { reject: 'too late' } })
    await open(drafts, { shown, recordId: '7', replies: { getExample: () => ok({ ...stored, state: 'R' }) } })
    expect(await screen.findByText(/draft.foundClosed/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'draft.restore' })).toBeNull()
    await press('draft.discard')
    expect(drafts.all()).toEqual([])
  })

  it('has what an input still holds back when the page goes', async () => {
    const drafts = keep()
    await open(drafts)
    act(() => input().focus())
    fireEvent.change(input(), { target: { value: 'half' } })
    expect(drafts.names()).toEqual([])
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(drafts.names()).toEqual(['half'])
  })

  it('stays when the form goes without a word, as when the session expires', async () => {
    const drafts = keep()
    const { unmount } = await open(drafts)
    type('b')
    unmount()
    await act(async () => Promise.resolve())
    expect(drafts.names()).toEqual(['b'])
  })

  it('is gone after a save, and stays after a refused one', async () => {
    const drafts = keep()
    let answers = 0
    const { onClosed } = await open(drafts, { replies: { saveExample: () => (++answers === 1 ? refused() : ok({})) } })
    type('a')
    await press('save')
    expect(onClosed).not.toHaveBeenCalled()
    expect(drafts.names()).toEqual(['a'])
    await press('save')
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    expect(drafts.names()).toEqual([])
  })

  it('is gone when the form is left without saving', async () => {
    const drafts = keep()
    const { onClosed, unmount } = await open(drafts)
    type('a')
    await press('action.close')
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    unmount()
    await act(async () => Promise.resolve())
    expect(drafts.names()).toEqual([])
  })
})

it('is not kept of a form that only asks', async () => {
  const other = { ...old, recordId: 'new' }
  const drafts = keep(other)
  await open(drafts, { shown: { ...model, record: { initial: {} } } })
  expect(screen.queryByText(/draft.found/)).toBeNull()
  type('a')
  expect(drafts.all()).toEqual([other])
})
