import { statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/**
 * What the embedded database must have left to be written to, in bytes: its log grows by a piece of 16 MiB, and the largest statement by a few. Once its log
 * finds no room it never comes back, and the process with it.
 */
const LEAST_ROOM = 48 * 1024 ** 2

/** Says that the disk is full, by the code that PostgreSQL has for it. */
class DiskFull extends Error {
  readonly code = '53100'
}

/** Lets an embedded database be read, and not written to, while the disk of its folder is nearly full. Gives whether there is room. */
export function keepRoom(client: PGlite, folder: string): () => boolean {
  const hasRoom = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= LEAST_ROOM
  }
  const refuseFull = (statement: string) => {
    if (!/^\s*select\b/i.test(statement) && !hasRoom())
      throw new DiskFull(`The disk of ${folder} is nearly full: nothing is written to the store until there is room`)
  }
  const query = client.query.bind(client)
  client.query = async (statement, params, options) => {
    refuseFull(statement)
    return query(statement, params, options)
  }
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((inside) => {
      const within = inside.query.bind(inside)
      inside.query = async (statement, params, options) => {
        refuseFull(statement)
        return within(statement, params, options)
      }
      return work(inside)
    })
  return hasRoom
}
