import { randomBytes, scryptSync } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Of every user of the demonstration world. */
export const PASSWORD = 'Portal#2026'

/**
 * Gives everybody of a closed store the same password by a hash that is made in a millisecond. A stored hash names its cost, so the
 * gateway takes it; one that it makes itself stays as slow as it is to be.
 */
export async function hashQuickly(store: { dataDir: string; databaseUrl?: string | undefined }): Promise<void> {
  const [N, r, p] = [2 ** 10, 8, 1]
  const salt = randomBytes(16)
  const key = scryptSync(PASSWORD, salt, 32, { N, r, p })
  const hash = ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
  const update = 'update users set password_hash = $1'
  if (store.databaseUrl === undefined) {
    const database = await PGlite.create(join(store.dataDir, 'store'))
    await database.query(update, [hash])
    return database.close()
  }
  const client = new pg.Client({ connectionString: store.databaseUrl })
  await client.connect()
  await client.query(update, [hash])
  await client.end()
}
