import { availableParallelism, totalmem } from 'node:os'

const GB = 2 ** 30
/** A browser with its pages, a gateway and a database, or a worker of vitest with a document. */
const ONE = 2 * GB
/** Beyond that the one disk and the one PostgreSQL are what everybody waits for. */
const MOST = 8

/** What a machine has: cores that this process may use, and bytes. */
export interface Machine {
  cores: number
  memory: number
}

/** How many workers of tests run side by side: so many a core, as many as there is memory for, at least two. */
export function atOnce(
  perCore = 1,
  { cores, memory }: Machine = { cores: availableParallelism(), memory: totalmem() },
): number {
  return Math.max(2, Math.min(Math.floor(cores * perCore), Math.floor(memory / ONE), MOST))
}
