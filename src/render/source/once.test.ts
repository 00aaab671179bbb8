import { expect, it } from 'vitest'
import type { Answer, CallInput, DataPort } from '../services/port.ts'
import { callOnce, isAnswered } from './once.ts'

const lost: Answer = { ok: false, problem: { status: 0, code: 'network', message: '', fieldErrors: [] } }
const refusal: Answer = { ok: false, problem: { status: 409, code: 'conflict', message: 'no', fieldErrors: [] } }

it('a call has one key until it is answered, whatever the answer; one that sends something else has its own', async () => {
  const answers = [lost, lost, refusal, { ok: true, status: 200, data: {} } as const]
  const keys: (string | undefined)[] = []
  const port: DataPort = {
    call(_operation, { key }: CallInput) {
      keys.push(key)
      return Promise.resolve(answers.shift() ?? lost)
    },
  }
  const pin = (on: boolean) => callOnce(port, 'pin', { body: { on } })
  await pin(true)
  await pin(false)
  await pin(true)
  await pin(true)
  const [first, other, again, next] = keys
  expect(again).toBe(first)
  expect(new Set([first, other, next]).size).toBe(3)
})

it('a call that was refused because nobody is signed in was not carried out; sent again, one before it may have been', async () => {
  const nobody: Answer = { ok: false, problem: { status: 401, code: 'unauthorized', message: '', fieldErrors: [] } }
  const keysOf = async (...answers: Answer[]) => {
    const keys: (string | undefined)[] = []
    const port: DataPort = {
      call(_operation, { key }: CallInput) {
        keys.push(key)
        return Promise.resolve(answers.shift() ?? lost)
      },
    }
    for (const _ of [...answers]) await callOnce(port, 'pin', {})
    return new Set(keys).size
  }
  expect(await keysOf(nobody, lost)).toBe(2)
  expect(await keysOf(lost, nobody, lost)).toBe(1)
})

it.each([401, 403, 408, 429, 500])(
  'what refuses a call before its key is looked at says nothing of one that was sent before: %s',
  (status) => {
    const answer: Answer = { ok: false, problem: { status, code: 'refused', message: '', fieldErrors: [] } }
    expect([isAnswered(answer, true), isAnswered(answer, false)]).toEqual([false, true])
  },
)

it.each([502, 504, 520, 524, 530])(
  'what stands before the gateway says nothing of what became of a call: %s',
  (status) => {
    expect(isAnswered({ ok: false, problem: { status, code: 'internal', message: '', fieldErrors: [] } })).toBe(false)
  },
)

it.each([400, 409, 412, 422, 501, 507])('the gateway says what became of a call: %s', (status) => {
  expect(isAnswered({ ok: false, problem: { status, code: 'internal', message: '', fieldErrors: [] } })).toBe(true)
})
