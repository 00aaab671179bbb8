import type pg from 'pg'
import { EXIT, GatewayRefusal } from '../../ground/refusal.ts'
import { isUnavailable } from './faults.ts'

/** The refusal that stands for a server that is not there, or lets this user not into this database. It says no password. */
export function databaseRefusal(error: unknown): GatewayRefusal {
  return new GatewayRefusal(
    `The database that DATABASE_URL names cannot be opened: ${wordsOf(error)}`,
    EXIT.databaseAway,
  )
}

/**
 * The refusal of a start that a database broke off by something that a person must settle: its user may not make or write tables (nobody may in the
 * schema of a database that somebody else owns, from PostgreSQL 15 on), or it is away, or a stand-by; the disk of an embedded one is full. Undefined for any
 * other error, which is a bug.
 */
export function startRefusal(error: unknown, databaseUrl: string | undefined): GatewayRefusal | undefined {
  const { cause = error } = (error ?? {}) as { cause?: unknown }
  if (databaseUrl === undefined)
    return isUnavailable(error)
      ? new GatewayRefusal(`${wordsOf(cause)}. Make room, or choose another folder (DATA_DIR).`, EXIT.settingsWrong)
      : undefined
  if ((cause as { code?: unknown } | undefined)?.code === '42501')
    return new GatewayRefusal(
      [
        `The user of DATABASE_URL may not make and write its tables: ${wordsOf(cause)}`,
        'Let it own the database: createdb --owner=USER NAME, or alter database NAME owner to USER.',
      ].join('\n'),
      EXIT.databaseAway,
    )
  return isUnavailable(error) ? databaseRefusal(cause) : undefined
}

function wordsOf(error: unknown): string {
  const { message, code } = error as { message: string; code?: string }
  return message === '' ? String(code) : message
}

/** The refusal of a database that does not keep every letter, or takes each for several signs; undefined for one of UTF-8. */
export async function encodingRefusal(client: pg.ClientBase): Promise<GatewayRefusal | undefined> {
  const { rows } = await client.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`)
  const encoding = rows[0]?.encoding ?? ''
  if (encoding === 'UTF8') return undefined
  return new GatewayRefusal(
    [
      `The database that DATABASE_URL names keeps texts in ${encoding}; the portal needs UTF-8. Make another one: createdb --template=template0 --encoding=UTF8 NAME`,
      'What is in this one comes over by npm run backup and npm run restore.',
    ].join('\n'),
    EXIT.settingsWrong,
  )
}
