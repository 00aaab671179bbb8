import { expect, it, vi } from 'vitest'
import type { OperationId } from '../../contract/index.ts'
import type { OwedLetter } from '../mail/owed.ts'
import type { PostOffice } from '../mail/post.ts'
import type { SignedInCall } from '../operation/operation.ts'
import type { Reply } from '../operation/reply.ts'
import { once } from './once.ts'

const LETTER: OwedLetter = {
  id: 'one-letter',
  tenantId: 'ONE',
  kind: 'invitation',
  addressee: 'ANN',
  page: 'https://portal.example',
  language: 'en',
  until: new Date(),
}
const sent = { operation: 'saveUser', key: 'a-key-of-this-test', digests: new Map<string, string>() } as const

/** A call whose work posts a letter, in a store whose transactions end so. */
async function called(end: () => Promise<void>): Promise<{ posted: number; isDone: boolean }> {
  const post = vi.fn<PostOffice['post']>()
  const store = {
    sentCalls: { forgetOld: vi.fn(), claim: vi.fn(), keep: vi.fn() },
    async transaction<Result>(work: (within: unknown) => Promise<Result>): Promise<Result> {
      const result = await work(store)
      expect(post).not.toHaveBeenCalled()
      await end()
      return result
    },
  }
  const call = { store, user: { userId: 'ANN' }, now: new Date(), input: {}, post: { post } }
  const run = (within: SignedInCall<OperationId>) => {
    within.post.post(LETTER)
    return Promise.resolve({ status: 204, body: undefined } as unknown as Reply<OperationId>)
  }
  const isDone = await once(run, call as unknown as SignedInCall<OperationId>, sent).then(
    () => true,
    () => false,
  )
  return { posted: post.mock.calls.length, isDone }
}

it('[HD-18] a letter leaves once the work that it tells of is stored, and not at all where it could not be', async () => {
  expect(await called(() => Promise.resolve())).toEqual({ posted: 1, isDone: true })
  expect(await called(() => Promise.reject(new Error('Connection terminated')))).toEqual({ posted: 0, isDone: false })
})
