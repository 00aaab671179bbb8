import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { expect, it, vi } from 'vitest'
import { connect, openEmbedded } from './connection.ts'

it('says that a database is not there, without its password', async () => {
  const opening = connect({ databaseUrl: 'postgres://portal:secret@127.0.0.1:9/portal', dataDir: '' })
  const refusal: unknown = await opening.catch((error: unknown) => error)
  expect(refusal).toMatchObject({ exitCode: 11, message: expect.stringContaining('ECONNREFUSED') as unknown })
  expect(String(refusal)).not.toContain('secret')
})

it('says that a file which the address of the database names cannot be read, as that of its certificate’s authority', async () => {
  const databaseUrl = 'postgres://portal@127.0.0.1:9/portal?sslmode=verify-full&sslrootcert=/nowhere/ca.pem'
  await expect(connect({ databaseUrl, dataDir: '' })).rejects.toMatchObject({
    exitCode: 11,
    message: expect.stringContaining('/nowhere/ca.pem') as unknown,
  })
})

it('says that the data folder cannot be written', async () => {
  const dataDir = `${fileURLToPath(import.meta.url)}/data`
  await expect(connect({ dataDir })).rejects.toMatchObject({
    exitCode: 7,
    message: expect.stringContaining(dataDir) as unknown,
  })
})

it('begins a new store anew where the first start broke off while it was made', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-start-'))
  const store = join(dataDir, 'store')
  const disk = mkdtempSync(join(tmpdir(), 'disk-'))
  mkdirSync(join(disk, 'store'))
  // As an operator does who has more room there.
  symlinkSync(join(disk, 'store'), store)
  const making = vi.spyOn(PGlite, 'create')
  const put = (folder: unknown, file: string) => {
    mkdirSync(String(folder), { recursive: true })
    writeFileSync(join(String(folder), file), '')
  }
  making.mockImplementationOnce((folder) => {
    put(folder, 'pg_wal')
    return Promise.reject(new Error('broke off'))
  })
  await expect(openEmbedded(store)).rejects.toThrow('broke off')
  making.mockImplementation((folder) => {
    put(folder, 'PG_VERSION')
    return Promise.resolve({ close: () => Promise.resolve() } as PGlite)
  })
  await openEmbedded(store)
  making.mockRestore()
  expect([readdirSync(dataDir), readdirSync(disk), readdirSync(store)]).toEqual([['store'], ['store'], ['PG_VERSION']])
  for (const each of [dataDir, disk]) rmSync(each, { recursive: true })
})
