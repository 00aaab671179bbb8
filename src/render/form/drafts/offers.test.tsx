// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '../../services/drafts.ts'
import { input, keep, old, open, press, type } from '../../testing/drafts.tsx'
import { ok } from '../../testing/world.tsx'

afterEach(cleanup)

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

  it('hands the focus on to the form when its buttons go', async () => {
    await open(keep(old), { recordId: '7' })
    const restore = await screen.findByRole('button', { name: 'draft.restore' })
    restore.focus()
    fireEvent.click(restore)
    await waitFor(() => expect(restore.isConnected).toBe(false))
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(input())).toBe(true)
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

  it('that is taken once the form is closed is free for the next one', async () => {
    let come = (_draft: Draft): void => undefined
    const take = () => new Promise<Draft>((resolve) => (come = resolve))
    const release = vi.fn()
    const { unmount } = await open({ ...keep(old), take, release }, { recordId: '7' })
    await press('draft.restore')
    unmount()
    await act(async () => come(old))
    expect(release).toHaveBeenLastCalledWith(old.id)
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
