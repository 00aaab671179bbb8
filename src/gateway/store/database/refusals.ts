import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'
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

/** What the embedded database throws where the disk has no room: an error of its own kind, with the number that WASI has for it. */
const NO_ROOM = 51

/**
 * The refusal of an embedded database in a folder that does not open, or cannot be made there. Damage is what is left: of a store that is only in the
 * hands of another user, or on a full disk, nobody is told to bring an older one back.
 */
export function folderRefusal(folder: string, error: unknown): GatewayRefusal {
  if ((error as { errno?: unknown } | undefined)?.errno === NO_ROOM)
    return new GatewayRefusal(
      `The disk of ${folder} is full. Make room, or choose another folder (DATA_DIR).`,
      EXIT.settingsWrong,
    )
  const closed = closedWithin(folder)
  if (closed !== undefined)
    return new GatewayRefusal(
      [
        `The store in ${folder} cannot be opened: this user may not read and write ${closed}.`,
        'Nothing says that it is damaged. Give the whole folder to the user that runs the portal (chown -R USER), and start again.',
      ].join('\n'),
      EXIT.settingsWrong,
    )
  return new GatewayRefusal(
    [
      `The store in ${folder} cannot be opened: it is damaged (${error instanceof Error ? error.message : JSON.stringify(error)}).`,
      'Nothing of it was changed. Move the folder away, then bring a back-up back: npm run restore -- FILE',
    ].join('\n'),
    EXIT.storeDamaged,
  )
}

/** The folder, or what lies in it, that the process may not read and write; undefined where it may all. */
function closedWithin(folder: string): string | undefined {
  const mayNot = (path: string): boolean => {
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
      return false
    } catch {
      return true
    }
  }
  if (mayNot(folder)) return folder
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const closed = entry.isDirectory() ? closedWithin(path) : mayNot(path) ? path : undefined
    if (closed !== undefined) return closed
  }
  return undefined
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
