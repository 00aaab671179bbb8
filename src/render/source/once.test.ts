import { expect, it } from 'vitest'
import type { Answer, CallInput, DataPort } from '../services/port.ts'
import { callOnce } from './once.ts'

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
