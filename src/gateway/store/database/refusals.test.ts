import { expect, it } from 'vitest'
import { startRefusal } from './refusals.ts'

const URL_OF_ONE = 'postgres://portal@db/portal'
const failed = (code: string, message: string) =>
  new Error('Failed query: create table', { cause: Object.assign(new Error(message), { code }) })

it.each([
  ['may make no tables in it', '42501', 'permission denied for schema public', 'createdb --owner=USER'],
  ['speaks to a stand-by', '25006', 'cannot execute CREATE TABLE in a read-only transaction', 'read-only'],
  ['is cut off', '57P01', 'terminating connection due to administrator command', 'cannot be opened'],
])('a start whose user %s is refused in words', (_what, code, message, words) => {
  const refusal = startRefusal(failed(code, message), URL_OF_ONE)
  expect(refusal).toMatchObject({ exitCode: 11, message: expect.stringContaining(message) as unknown })
  expect(refusal?.message).toContain(words)
})

it('a start over an embedded store whose disk is full says which one', () => {
  const refusal = startRefusal(failed('53100', 'The disk of /data/store is nearly full'), undefined)
  expect(refusal).toMatchObject({ exitCode: 7, message: expect.stringContaining('/data/store') as unknown })
})

it('a start that a mistake of ours breaks off is no refusal', () => {
  for (const error of [failed('42P01', 'no such table'), new TypeError('x is undefined'), undefined])
    expect([startRefusal(error, URL_OF_ONE), startRefusal(error, undefined)]).toEqual([undefined, undefined])
})
