import { closeSync, fstatSync, futimesSync, openSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/**
 * What the embedded database must have left to be written to, in bytes: its log grows by a piece of 16 MiB, and the largest statement by a few. Once its log
 * cannot be written it never comes back, and the process with it.
 */
const LEAST_ROOM = 48 * 1024 ** 2

/** A statement that changes nothing: who locks rows writes that, too. */
const ONLY_READS = /^\s*select\b(?![\s\S]*\bfor (?:no key update|update|key share|share)\b)/i

/** Why nothing is written, by the code that PostgreSQL has for it. */
class Unwritable extends Error {
  readonly code: '53100' | '58030' | '58P01'
  constructor(code: Unwritable['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Where an embedded database can be written to. */
interface Room {
  hasRoom(): boolean
  /** Looks no more. */
  leave(): void
}

/**
 * Lets an embedded database be read, and not written to, while the disk of its folder is nearly full or takes none, and once its folder is not there: into files that
 * somebody has deleted it would go on to write, whatever stands in their place, and the next start would find nothing of that.
 */
export function keepRoom(client: PGlite, folder: string): Room {
  const file = openSync(join(folder, 'PG_VERSION'), 'r')
  const hindrance = (): Unwritable | undefined => {
    const left = fstatSync(file).nlink === 0 ? undefined : roomIn(folder)
    if (left === undefined)
      return new Unwritable(
        '58P01',
        `The store that was opened in ${folder} is not there any more: nothing is written until the portal is started anew`,
      )
    if (left >= LEAST_ROOM) {
      const refused = refusalOfDisk(file)
      return refused === undefined
        ? undefined
        : new Unwritable(
            '58030',
            `The disk of ${folder} takes no writes (${refused}): nothing is written to the store until it does`,
          )
    }
    return new Unwritable(
      '53100',
      `The disk of ${folder} is nearly full: nothing is written to the store until there is room`,
    )
  }
  const refuse = (statement: string) => {
    const hindered = ONLY_READS.test(statement) ? undefined : hindrance()
    if (hindered !== undefined) throw hindered
  }
  const query = client.query.bind(client)
  client.query = async (statement, params, options) => {
    refuse(statement)
    return query(statement, params, options)
  }
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((inside) => {
      const within = inside.query.bind(inside)
      inside.query = async (statement, params, options) => {
        refuse(statement)
        return within(statement, params, options)
      }
      return work(inside)
    })
  return { hasRoom: () => hindrance() === undefined, leave: () => closeSync(file) }
}

/** Why a disk takes no writes, by the code of the system: the system itself makes it read-only where it fails (`errors=remount-ro`). Tried, since nothing tells. */
function refusalOfDisk(file: number): string | undefined {
  const now = new Date()
  try {
    futimesSync(file, now, now)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'failed'
  }
}

/** Bytes that the disk of a folder has left; undefined where there is no such folder. */
function roomIn(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}
