// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormModel } from '../../../config/index.ts'
import { ROUTING_NOT_FOUND } from '../../../contract/index.ts'
import { input, keep, model, old, open, press, type } from '../../testing/drafts.tsx'
import { ok } from '../../testing/world.tsx'
import type { Reply } from '../../testing/world.tsx'

afterEach(cleanup)

const copied: FormModel = { ...model, copy: { label: 'copy', omit: ['id', 'state'], set: {}, rows: {} } }
const gone = (code = 'not-found'): Reply => {
  const problem = { status: 404, code, message: 'gone', fieldErrors: [] }
  return () => ({ ok: false, problem })
}

describe('what was typed into a record that was deleted meanwhile', () => {
  it('stands in a new one when the record is opened again, and the person learns why', async () => {
    const drafts = keep({ ...old, etag: '"1"', record: { id: '7', state: 'N', name: 'box' } })
    const { services } = await open(drafts, { shown: copied, recordId: '7', replies: { getExample: gone() } })
    await waitFor(() => expect(input().value).toBe('crate'))
    expect(services.notify).toHaveBeenCalledWith({ severity: 'warning', text: 'draft.recordGone' })
    expect(drafts.all()).toEqual([
      { id: 'E', form: 'example', recordId: 'new', typedAt: old.typedAt, data: { name: 'crate' }, about: [] },
    ])
  })

  it('stands in a new one when it is saved, and is saved as that', async () => {
    const drafts = keep()
    const getExample = vi.fn<Reply>(() => ok({ id: '7', state: 'N', name: 'box' }))
    const saveExample = vi.fn<Reply>(gone())
    const { callsOf, onClosed } = await open(drafts, {
      ...{ shown: copied, recordId: '7' },
      replies: { getExample, saveExample },
    })
    type('crate')
    await act(async () => Promise.resolve())
    getExample.mockImplementation(gone())
    await press('save')
    await waitFor(() => expect(drafts.all()).toMatchObject([{ recordId: 'new', data: { name: 'crate' } }]))
    await waitFor(() => expect(input().value).toBe('crate'))
    expect(onClosed).not.toHaveBeenCalled()
    saveExample.mockImplementation(() => ok({ id: '8' }))
    await press('save')
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    expect(callsOf('saveExample').at(-1)).toMatchObject({ body: { name: 'crate' } })
    expect(callsOf('saveExample').at(-1)).not.toHaveProperty('body.id')
    expect(drafts.all()).toEqual([])
  })

  it.each([
    ['is still there', () => ok({ id: '7', state: 'N', name: 'box' })],
    ['cannot be asked for', gone(ROUTING_NOT_FOUND)],
  ] as const)('stays in the form where the record %s: another thing was not found', async (_, after) => {
    const getExample = vi.fn<Reply>(() => ok({ id: '7', state: 'N', name: 'box' }))
    await open(keep(), { shown: copied, recordId: '7', replies: { getExample, saveExample: gone() } })
    type('crate')
    await act(async () => Promise.resolve())
    getExample.mockImplementation(after)
    await press('save')
    await waitFor(() => expect(screen.getByText(/error.somethingWentWrong/)).toBeDefined())
    expect(input().value).toBe('crate')
  })

  it('stays in the form where the device does not keep it', async () => {
    const getExample = vi.fn<Reply>(() => ok({ id: '7', state: 'N', name: 'box' }))
    const drafts = { ...keep(), save: () => Promise.resolve(false) }
    await open(drafts, { shown: copied, recordId: '7', replies: { getExample, saveExample: gone() } })
    type('crate')
    getExample.mockImplementation(gone())
    await press('save')
    await waitFor(() => expect(screen.getByText(/error.somethingWentWrong/)).toBeDefined())
    expect(input().value).toBe('crate')
  })

  it('is said to be of a record that is gone, where no other begins in its place', async () => {
    const getExample = vi.fn<Reply>(() => ok({ id: '7', state: 'N', name: 'box' }))
    await open(keep(), { shown: model, recordId: '7', replies: { getExample, saveExample: gone() } })
    type('crate')
    await press('save')
    await waitFor(() => expect(screen.getByText('gone')).toBeDefined())
    getExample.mockImplementation(gone())
    await press('save')
    await waitFor(() => expect(screen.getByText('error.recordGone')).toBeDefined())
    expect(input().value).toBe('crate')
  })
})
