// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import type { Draft, DraftStore } from '../../services/services.ts'
import { ok, refused, testWorld, type Reply } from '../../testing/world.tsx'
import {
  exampleAction,
  exampleField,
  exampleForm,
  exampleSection,
  exampleValidator,
} from '../../../config/rules/examples.ts'
import { FormPanel } from '../panel.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const save = exampleAction('save', { then: ['close'] })
const record = {
  id: 'id',
  load: { operation: 'getExample', path: {}, query: {}, at: '' },
  initial: {},
  editable: { field: 'record.state', is: 'N' },
} as const
const model: FormModel = exampleForm({
  record,
  sections: [exampleSection('main', [exampleField('name', { widget: 'text' })])],
  actions: [save],
})

function keep(kept: Record<string, Draft> = {}): DraftStore & { kept: Record<string, Draft> } {
  return {
    kept,
    load: (key) => Promise.resolve(kept[key]),
    save: (key, draft) => {
      kept[key] = draft
      return Promise.resolve()
    },
    remove: (key) => {
      delete kept[key]
      return Promise.resolve()
    },
  }
}

async function open(
  drafts: DraftStore,
  {
    shown = model,
    recordId = 'new',
    replies = {},
    answer = true,
  }: { shown?: FormModel; recordId?: string; replies?: Record<string, Reply>; answer?: boolean } = {},
) {
  const world = testWorld(
    { saveExample: () => ok({}), getExample: () => ok({ id: '7', state: 'N', name: 'box' }), ...replies },
    answer,
  )
  Object.assign(world.services, { drafts })
  const onClosed = vi.fn()
  const drawn = render(
    <FormPanel model={shown} validator={exampleValidator(shown)} recordId={recordId} onClosed={onClosed} />,
    { wrapper: world.Portal },
  )
  await screen.findByLabelText('name')
  await act(async () => Promise.resolve())
  return { ...world, ...drawn, onClosed }
}
const input = () => screen.getByLabelText<HTMLInputElement>('name')
const type = (value: string) => {
  fireEvent.change(input(), { target: { value } })
  fireEvent.blur(input())
}
const press = (name: string) =>
  act(async () => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))))
const pause = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))
const old: Draft = { typedAt: '2026-01-31T10:00:00.000Z', data: { id: '7', state: 'N', name: 'crate' } }

describe('a draft', () => {
  it('is kept a second after the last change, under the form and its record', async () => {
    const drafts = keep()
    await open(drafts)
    vi.useFakeTimers()
    type('a')
    await pause(900)
    type('ab')
    await pause(900)
    expect(drafts.kept).toEqual({})
    await pause(200)
    expect(drafts.kept['example/new']?.data).toEqual({ name: 'ab' })
    expect(Date.parse(drafts.kept['example/new']?.typedAt ?? '')).toBeGreaterThan(0)
  })

  it('of one who never pauses is kept every few seconds', async () => {
    const drafts = keep()
    await open(drafts)
    vi.useFakeTimers()
    for (const typed of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
      type(typed)
      await pause(700)
    }
    expect(drafts.kept['example/new']?.data).toEqual({ name: 'abcde' })
  })

  it('goes when what was typed is taken back', async () => {
    const drafts = keep()
    await open(drafts, { recordId: '7' })
    vi.useFakeTimers()
    type('crate')
    await pause(1000)
    expect(Object.keys(drafts.kept)).toEqual(['example/7'])
    type('box')
    await pause(1000)
    expect(drafts.kept).toEqual({})
  })

  it('of what was typed last is kept when the form goes without a word: the session expired, the page was left', async () => {
    const drafts = keep()
    const { unmount } = await open(drafts)
    type('a')
    window.dispatchEvent(new Event('pagehide'))
    expect(drafts.kept['example/new']?.data).toEqual({ name: 'a' })
    type('b')
    unmount()
    await waitFor(() => expect(drafts.kept['example/new']?.data).toEqual({ name: 'b' }))
  })

  it('is gone after a save, and stays after a refused one', async () => {
    const drafts = keep()
    let answers = 0
    const { onClosed } = await open(drafts, { replies: { saveExample: () => (++answers === 1 ? refused() : ok({})) } })
    type('a')
    window.dispatchEvent(new Event('pagehide'))
    await press('save')
    expect(onClosed).not.toHaveBeenCalled()
    expect(Object.keys(drafts.kept)).toEqual(['example/new'])
    await press('save')
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    expect(drafts.kept).toEqual({})
  })

  it('is gone when the form is left without saving', async () => {
    const drafts = keep()
    const { onClosed, unmount } = await open(drafts)
    type('a')
    window.dispatchEvent(new Event('pagehide'))
    await press('action.close')
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    unmount()
    await act(async () => Promise.resolve())
    expect(drafts.kept).toEqual({})
  })
})

it('is not kept of a form that only asks', async () => {
  const drafts = keep({ 'example/new': old })
  await open(drafts, { shown: { ...model, record: { initial: {} } } })
  expect(screen.queryByText(/draft.found/)).toBeNull()
  type('a')
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts.kept).toEqual({ 'example/new': old })
})

describe('an earlier draft', () => {
  it('is offered with its time and put in place of what was loaded', async () => {
    const drafts = keep({ 'example/7': old })
    await open(drafts, { recordId: '7' })
    expect(input().value).toBe('box')
    expect((await screen.findByText(/draft.found/)).textContent).toMatch(/2026/)
    await press('draft.restore')
    expect(input().value).toBe('crate')
    expect(screen.getByText('form.unsavedMark')).toBeDefined()
    expect(screen.queryByText(/draft.found/)).toBeNull()
  })

  it('stands above the form from its first drawing on, so that nothing moves', async () => {
    const offers: (number | undefined)[] = []
    const watch = new MutationObserver(() => {
      if (screen.queryByLabelText('name') !== null) offers.push(screen.queryAllByText(/draft.found/).length)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await open(keep({ 'example/7': old }), { recordId: '7' })
    watch.disconnect()
    expect(offers[0]).toBe(1)
  })

  it('is gone once it is discarded', async () => {
    const drafts = keep({ 'example/7': old })
    await open(drafts, { recordId: '7' })
    await press('draft.discard')
    expect(input().value).toBe('box')
    expect(screen.queryByText(/draft.found/)).toBeNull()
    expect(drafts.kept).toEqual({})
  })

  it('of a record that was changed since says so; both are kept until the person decides', async () => {
    const before = { id: '7', state: 'N', name: 'bag' }
    const drafts = keep({ 'example/7': { ...old, record: before } })
    await open(drafts, { recordId: '7' })
    expect(await screen.findByText(/draft.foundChanged/)).toBeDefined()
    vi.useFakeTimers()
    await press('draft.restore')
    expect(input().value).toBe('crate')
    expect(screen.getByText(/draft.shownOverChanged/)).toBeDefined()
    await pause(1000)
    await press('draft.putBack')
    expect(input().value).toBe('box')
    await pause(1000)
    expect(drafts.kept['example/7']?.data).toMatchObject({ name: 'crate' })
    await press('draft.restore')
    expect(input().value).toBe('crate')
    await press('save')
    expect(drafts.kept).toEqual({})
  })

  it('of a record that is as it was is offered without a warning', async () => {
    await open(keep({ 'example/7': { ...old, record: { id: '7', state: 'N', name: 'box' } } }), { recordId: '7' })
    expect(await screen.findByText(/draft.found/)).toBeDefined()
    expect(screen.queryByText(/draft.foundChanged/)).toBeNull()
  })

  it('waits for the next time when nobody decides', async () => {
    const drafts = keep({ 'example/7': old })
    const { onClosed } = await open(drafts, { recordId: '7' })
    await press('action.close')
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    expect(drafts.kept).toEqual({ 'example/7': old })
  })

  it('that says what the record says is not offered', async () => {
    const drafts = keep({ 'example/7': { ...old, data: { id: '7', state: 'N', name: 'box', note: '' } } })
    await open(drafts, { recordId: '7' })
    expect(screen.queryByText(/draft.found/)).toBeNull()
    expect(drafts.kept).toEqual({})
  })

  it('of a record that can no longer be edited is told of, and stays until it is given up', async () => {
    const drafts = keep({ 'example/7': old })
    await open(drafts, { recordId: '7', replies: { getExample: () => ok({ id: '7', state: 'D', name: 'box' }) } })
    expect(await screen.findByText(/draft.foundClosed/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'draft.restore' })).toBeNull()
    expect(input().value).toBe('box')
    expect(drafts.kept['example/7']).toEqual(old)
    await press('draft.discard')
    expect(screen.queryByText(/draft.found/)).toBeNull()
    expect(drafts.kept).toEqual({})
  })
})
