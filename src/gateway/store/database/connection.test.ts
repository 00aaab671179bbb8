import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { connect } from './connection.ts'

it('says that a database is not there, without its password', async () => {
  const opening = connect({ databaseUrl: 'postgres://portal:secret@127.0.0.1:9/portal', dataDir: '' })
  const refusal: unknown = await opening.catch((error: unknown) => error)
  expect(refusal).toMatchObject({ exitCode: 11, message: expect.stringContaining('ECONNREFUSED') as unknown })
  expect(String(refusal)).not.toContain('secret')
})

it('says that the data folder cannot be written', async () => {
  const dataDir = `${fileURLToPath(import.meta.url)}/data`
  await expect(connect({ dataDir })).rejects.toMatchObject({
    exitCode: 7,
    message: expect.stringContaining(dataDir) as unknown,
  })
})
