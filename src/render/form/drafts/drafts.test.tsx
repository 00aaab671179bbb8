// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import type { Draft, DraftStore } from '../../services/drafts.ts'
import { ok, refused, testWorld, type Reply } from '../../testing/world.tsx'
import {
  exampleAction,
  exampleField,
  exampleForm,
  exampleSection,
  exampleValidator,
} from '../../../config/rules/examples.ts'
import { FormPanel } from '../panel.tsx'

afterEach(cleanup)

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

/** A device that keeps drafts; `busy` are those that another page has open. */
function keep(...drafts: Draft[]) {
  const kept = new Map(drafts.map((draft) => [draft.id, draft]))
  const busy = new Set<string>()
  const store: DraftStore = {
    find: (form, recordId) =>
      Promise.resolve([...kept.values()].filter((draft) => draft.form === form && draft.recordId === recordId)),
    take: (id) => Promise.resolve(busy.has(id) ? undefined : kept.get(id)),
    save(draft) {
      kept.set(draft.id, draft)
      return Promise.resolve(true)
    },
    remove: (id) => void kept.delete(id),
    release: () => undefined,
    listen: () => () => undefined,
  }
  return {
    ...store,
    busy,
    names: () => [...kept.values()].map(({ data }) => data['name']),
    all: () => [...kept.values()],
  }
}

async function open(
  drafts: DraftStore,
  {
    shown = model,
    recordId = 'new',
    replies = {},
    answer = true,
    address = {},
  }: {
    shown?: FormModel
    recordId?: string
    replies?: Record<string, Reply>
    answer?: boolean
    address?: object
  } = {},
) {
  const world = testWorld(
    { saveExample: () => ok({}), getExample: () => ok({ id: '7', state: 'N', name: 'box' }), ...replies },
    answer,
  )
  Object.assign(world.services, { drafts, scope: { ...world.services.scope, address } })
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
const old: Draft = {
  ...{ id: 'E', form: 'example', recordId: '7', typedAt: '2026-01-31T10:00:00.000Z', about: [] },
  data: { id: '7', state: 'N', name: 'crate' },
}

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

  it('is not said to be kept by a device that does not', async () => {
    const drafts = { ...keep(), save: vi.fn(() => Promise.resolve(false)) }
    await open(drafts)
    type('a')
    await act(async () => Promise.resolve())
    expect(drafts.save).toHaveBeenCalledTimes(1)
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

describe('an earlier draft', () => {
  it('is offered with its time and put in place of what was loaded', async () => {
    await open(keep(old), { recordId: '7' })
    expect(input().value).toBe('box')
    expect((await screen.findByText(/draft.found/)).textContent).toMatch(/2026/)
    expect(screen.getAllByText(/2026/)).toHaveLength(1)
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
    await open(keep(old), { recordId: '7' })
    watch.disconnect()
    expect(offers[0]).toBe(1)
  })

  it('is gone once it is discarded', async () => {
    const drafts = keep(old)
    await open(drafts, { recordId: '7' })
    await press('draft.discard')
    expect(input().value).toBe('box')
    expect(screen.queryByText(/draft.found/)).toBeNull()
    expect(drafts.names()).toEqual([])
  })

  it('of a record that was changed since says so; both are kept until the person decides', async () => {
    const drafts = keep({ ...old, record: { id: '7', state: 'N', name: 'bag' } })
    await open(drafts, { recordId: '7' })
    expect(await screen.findByText(/draft.foundChanged/)).toBeDefined()
    await press('draft.restore')
    expect(input().value).toBe('crate')
    expect(screen.getByText(/draft.shownOverChanged/)).toBeDefined()
    await press('draft.putBack')
    expect(input().value).toBe('box')
    expect(drafts.names()).toEqual(['crate'])
    await press('draft.restore')
    expect(input().value).toBe('crate')
    await press('save')
    expect(drafts.names()).toEqual([])
  })

  it('of a record that is as it was is offered without a warning', async () => {
    await open(keep({ ...old, record: { id: '7', state: 'N', name: 'box' } }), { recordId: '7' })
    expect(await screen.findByText(/draft.found/)).toBeDefined()
    expect(screen.queryByText(/draft.foundChanged/)).toBeNull()
  })

  it('waits for the next time when nobody decides', async () => {
    const drafts = keep(old)
    const { onClosed } = await open(drafts, { recordId: '7' })
    await press('action.close')
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    expect(drafts.all()).toEqual([old])
  })

  it('stays when it is not looked at and something else is typed and saved', async () => {
    const drafts = keep(old)
    const { onClosed } = await open(drafts, { recordId: '7' })
    type('bag')
    expect(drafts.names()).toEqual(['crate', 'bag'])
    await press('save')
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    expect(drafts.names()).toEqual(['crate'])
  })

  it('that says what the record says is not offered', async () => {
    const drafts = keep({ ...old, data: { id: '7', state: 'N', name: 'box', note: '' } })
    await open(drafts, { recordId: '7' })
    expect(screen.queryByText(/draft.found/)).toBeNull()
    expect(drafts.names()).toEqual([])
  })

  it('of a record that can no longer be edited stays until it is given up', async () => {
    const drafts = keep(old)
    await open(drafts, { recordId: '7', replies: { getExample: () => ok({ id: '7', state: 'D', name: 'box' }) } })
    expect(await screen.findByText(/draft.foundClosed/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'draft.restore' })).toBeNull()
    expect(input().value).toBe('box')
    expect(drafts.all()).toEqual([old])
    await press('draft.discard')
    expect(screen.queryByText(/draft.found/)).toBeNull()
    expect(drafts.names()).toEqual([])
  })

  it('that another page has taken meanwhile is offered no more, and the person learns why', async () => {
    const drafts = keep(old)
    const { services } = await open(drafts, { recordId: '7' })
    drafts.busy.add('E')
    await press('draft.restore')
    expect(services.notify).toHaveBeenCalledWith({ severity: 'info', text: 'draft.elsewhere' })
    expect(screen.queryByText(/draft.found/)).toBeNull()
    expect(input().value).toBe('box')
  })
})

describe('several drafts of new records', () => {
  const typed = (id: string, name: string): Draft => ({
    ...{ ...old, id, recordId: 'new', data: { name }, about: [{ label: 'name', text: name }] },
  })

  it('are offered side by side; taking one loses neither the others nor what stands in the form', async () => {
    const drafts = keep(typed('A', 'crate'), typed('B', 'bag'))
    await open(drafts)
    expect(screen.getByText(/draft.foundMany/).textContent).toContain('2')
    expect(screen.getByText(/name: bag/)).toBeDefined()
    type('can')
    fireEvent.click(screen.getAllByRole('button', { name: 'draft.restore' })[1] as HTMLElement)
    await waitFor(() => expect(input().value).toBe('bag'))
    type('bags')
    expect(drafts.names().toSorted()).toEqual(['bags', 'can', 'crate'])
    expect(screen.getByText(/name: can/)).toBeDefined()
    expect(screen.getByText(/name: crate/)).toBeDefined()
  })

  it('may be led to by the address: the one asked for stands in the form', async () => {
    await open(keep(typed('A', 'crate'), typed('B', 'bag')), { address: { given: { draft: 'B' } } })
    await waitFor(() => expect(input().value).toBe('bag'))
  })
})
