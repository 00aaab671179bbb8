import { existsSync } from 'node:fs'
import { EXIT, GatewayRefusal } from '../../ground/refusal.ts'
import { isUnavailable } from '../database/faults.ts'
import { isAlone } from '../database/presence.ts'
import { appliedMigrations, knownMigrations, migrateWithin } from '../database/migrate.ts'
import type { BackedUpTable } from './file.ts'
import { checkBackup, readBackup, writeBackup } from './file.ts'
import { continueNumbers, dropAll, isEmpty, tablesOf } from './tables.ts'
import type { StorePlace } from './transfer.ts'
import { transfer } from './transfer.ts'

/**
 * Writes all that the store holds, as it is at one moment, into a file; gateways over PostgreSQL may run and write meanwhile. Who is
 * signed in is left out. Answers how many tables there are.
 *
 * @throws GatewayRefusal when another process holds the embedded store, or there is no store
 */
export function backUp(place: StorePlace, path: string, now: Date): Promise<number> {
  return transfer(place, async ({ db, out }) => {
    if (await isEmpty(db)) throw new GatewayRefusal('There is no store to be backed up.', EXIT.backup)
    const migrations = [...(await appliedMigrations(db))].map(([version, checksum]) => ({ version, checksum }))
    const tables = await tablesOf(db)
    function* filled(): Generator<BackedUpTable> {
      for (const { name, columns } of tables) yield { name, columns, rows: out(name, columns) }
    }
    await writeBackup(path, { portal: 'backup', format: 1, made: now.toISOString(), migrations }, filled()).catch(
      (error: unknown) => {
        throw unwritable(path, error)
      },
    )
    return tables.length
  })
}

/** What the machine says of a file is for whoever asked; anything else is of the database, or a bug. */
function unwritable(path: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === undefined || syscall === undefined || isUnavailable(error)
    ? error
    : new GatewayRefusal(`${path} cannot be written (${code}). There is no back-up.`, EXIT.backup)
}

/**
 * Puts what a back-up holds in the place of the store, wholly or not at all. One of an older version is brought to this one.
 *
 * @throws GatewayRefusal for a file that is no whole back-up, for one of a newer version, and for a store that holds something, unless
 * `replace`, or that gateways run over, unless `beside`
 */
export async function restore(
  place: StorePlace,
  path: string,
  { replace, beside = false }: { replace: boolean; beside?: boolean },
): Promise<{ made: string; tables: number }> {
  if (!existsSync(path)) throw new GatewayRefusal(`There is no file ${path}.`, EXIT.backup)
  const head = await checkBackup(path)
  if (head === undefined)
    throw new GatewayRefusal(
      `${path} is no whole back-up of the portal: it is another file, cut or changed.`,
      EXIT.backup,
    )
  const known = knownMigrations()
  const strange = head.migrations.find(({ version, checksum }) => known.get(version) !== checksum)
  if (strange !== undefined)
    throw new GatewayRefusal(
      `The back-up holds migration ${strange.version}, which this program does not know. Restore it with the program that made it.`,
      EXIT.storeNewer,
    )
  return transfer(place, async ({ db, into }) => {
    if (!beside && !(await isAlone(db)))
      throw new GatewayRefusal(
        'A gateway runs over this store: end all of them first. With --beside-gateways their calls fail meanwhile, and nobody is told what they lose.',
        EXIT.backup,
      )
    if (!(await isEmpty(db))) {
      if (!replace)
        throw new GatewayRefusal(
          'The store holds something. With --replace the back-up takes its place; what the store holds is lost.',
          EXIT.backup,
        )
      await dropAll(db)
    }
    await migrateWithin(db, new Set(head.migrations.map(({ version }) => version)))
    let tables = 0
    await readBackup(path, async ({ name, columns, rows }) => {
      await into(name, columns, rows)
      tables += 1
    })
    await continueNumbers(db)
    await migrateWithin(db)
    return { made: head.made, tables }
  })
}
