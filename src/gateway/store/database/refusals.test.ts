import files from 'node:fs'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { folderRefusal, startRefusal } from './refusals.ts'

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

it('a store whose disk is full, or that another user holds, is not called damaged: nobody brings an older one back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  const held = join(folder, 'pg_wal', '000000010000000000000001')
  mkdirSync(join(folder, 'pg_wal'))
  writeFileSync(held, '')
  const full = folderRefusal(folder, { name: 'ErrnoError', errno: 51 })
  expect([full.exitCode, full.message]).toEqual([7, expect.stringContaining(`The disk of ${folder} is full`)])

  const broken = new Error('PGlite failed to initialize properly')
  vi.spyOn(files, 'accessSync').mockImplementation((path) => {
    if (path === held) throw new Error('EACCES')
  })
  syncBuiltinESMExports()
  const closed = folderRefusal(folder, broken)
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  expect([closed.exitCode, closed.message]).toEqual([7, expect.stringContaining(`may not read and write ${held}`)])
  for (const { message } of [full, closed]) expect(message).not.toContain('npm run restore')

  const damaged = folderRefusal(folder, broken)
  expect([damaged.exitCode, damaged.message]).toEqual([8, expect.stringContaining('npm run restore')])
  rmSync(folder, { recursive: true })
})
