import { describe, expect, it, vi } from 'vitest'
import type { Draft, DraftStore } from '../../render/index.ts'
import type { Answer, CallInput } from '../../render/source.ts'
import { isWaiting, sendWaiting } from './waiting.ts'

const call = { operation: 'saveThing', path: {}, query: { action: 'S' }, ifMatch: '"3"' }
const waiting: Draft = {
  ...{ id: 'A', form: 'thing', recordId: '7', typedAt: '2026-01-31T10:00:00.000Z', about: [], data: { name: 'box' } },
  intent: { action: 'save', key: 'K', body: { name: 'box' }, call },
  isFurther: false,
}

/** A device with one draft, and a gateway that answers this. */
async function sent(answer: Answer, draft: Draft | undefined = waiting) {
  const drafts = {
    find: vi.fn(() => Promise.resolve([])),
    take: vi.fn(() => Promise.resolve(draft)),
    ...{
      save: vi.fn(() => Promise.resolve(true)),
      remove: vi.fn(),
      release: vi.fn(),
      listen: vi.fn(() => () => undefined),
    },
  } satisfies DraftStore
  const called = vi.fn<(operation: string, input: CallInput) => Promise<Answer>>(() => Promise.resolve(answer))
  const result = await sendWaiting('A', drafts, { call: (operation, input) => called(operation, input) })
  return { result, drafts, called }
}
const problem = (status: number, code: string): Answer => ({
  ok: false,
  problem: { status, code, message: 'The offer has expired.', fieldErrors: [] },
})

describe('a save that waits', () => {
  it('is one that was sent without an answer, with all that was typed', () => {
    expect(isWaiting(waiting)).toBe(true)
    expect(isWaiting({ ...waiting, isFurther: true })).toBe(false)
    expect(isWaiting({ ...waiting, intent: { action: 'save', key: 'K', body: {} } })).toBe(false)
  })

  it('is sent under its key, with its version; then its draft goes', async () => {
    const { result, drafts, called } = await sent({ ok: true, status: 200, data: {} })
    expect(result).toEqual({ kind: 'sent' })
    expect(called).toHaveBeenCalledExactlyOnceWith('saveThing', {
      ...{ path: {}, query: { action: 'S' }, ifMatch: '"3"' },
      ...{ body: { name: 'box' }, key: 'K' },
    })
    expect(drafts.remove).toHaveBeenCalledExactlyOnceWith('A')
  })

  it('that is answered by a status which is no success keeps its draft and its key', async () => {
    const intent = { action: 'save', key: 'K', body: {}, call: { ...call, succeeds: [200, 201] } }
    const { result, drafts, called } = await sent({ ok: true, status: 204, data: undefined }, { ...waiting, intent })
    expect(result).toMatchObject({ kind: 'refused', draft: { id: 'A' } })
    expect(called.mock.calls[0]?.[1]).not.toHaveProperty('succeeds')
    expect(drafts.remove).not.toHaveBeenCalled()
    expect(drafts.save.mock.calls[0]).toEqual([expect.objectContaining({ intent, isFurther: true })])
  })

  it('waits on without an answer', async () => {
    const { result, drafts } = await sent(problem(0, 'network'))
    expect(result).toEqual({ kind: 'waiting' })
    expect(drafts.remove).not.toHaveBeenCalled()
    expect(drafts.save).not.toHaveBeenCalled()
    expect(drafts.release).toHaveBeenCalledExactlyOnceWith('A')
  })

  it.each([403, 408, 429, 500])(
    'that is refused before anybody looks at its key keeps that, with the reason: it may have been stored when it was sent first (%s)',
    async (status) => {
      const { result, drafts } = await sent(problem(status, 'refused'))
      expect(result).toMatchObject({ kind: 'refused', text: 'The offer has expired.', draft: { id: 'A' } })
      expect(drafts.save.mock.calls).toEqual([[{ ...waiting, isFurther: true }]])
      expect(drafts.remove).not.toHaveBeenCalled()
      expect(drafts.release).toHaveBeenCalledExactlyOnceWith('A')
    },
  )

  it('waits on when nobody is signed in any more', async () => {
    const { result, drafts } = await sent(problem(401, 'unauthorized'))
    expect(result).toEqual({ kind: 'waiting' })
    expect(drafts.save).not.toHaveBeenCalled()
  })

  it('that is refused waits no more: its draft stays, with the reason', async () => {
    const { result, drafts } = await sent(problem(412, 'precondition-failed'))
    expect(result).toMatchObject({ kind: 'refused', text: 'The offer has expired.', draft: { id: 'A' } })
    expect(drafts.remove).not.toHaveBeenCalled()
    expect(drafts.save.mock.calls[0]).toEqual([expect.not.objectContaining({ intent: expect.anything() as unknown })])
    expect(drafts.release).toHaveBeenCalledExactlyOnceWith('A')
  })

  it('that is refused in the place of an earlier one waits no more: its form finds out about that one', async () => {
    const before = { action: 'submit', key: 'K', body: { name: 'crate' }, call }
    const { drafts } = await sent(problem(422, 'key-reused'), {
      ...waiting,
      intent: { action: 'save', key: 'K', body: { name: 'box' }, call, before },
    })
    expect(drafts.save.mock.calls[0]).toEqual([expect.objectContaining({ intent: before, isFurther: true })])
  })

  it('is left alone while another window has it, and when more was typed there meanwhile', async () => {
    const further = await sent({ ok: true, status: 200, data: {} }, { ...waiting, isFurther: true })
    expect(further.result).toEqual({ kind: 'waiting' })
    expect(further.called).not.toHaveBeenCalled()
  })
})
