import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ConfigInput } from '../../config/node.ts'
import type { Asked, Findings } from './thread.ts'

/** Tenants that a thread is given at a time: few, so that all threads end together. */
const LOT = 20

/** The findings of each tenant in the order of the ids, found by as many threads as there are processors. Rejects when a thread ends early. */
export async function findingsByThreads(input: ConfigInput, ids: readonly string[]): Promise<Findings> {
  const lots = Array.from({ length: Math.ceil(ids.length / LOT) }, (_, index): Asked =>
    ids.slice(index * LOT, (index + 1) * LOT),
  )
  const findings: Findings[] = []
  let next = 0
  const work = async (thread: Worker): Promise<void> => {
    for (let at = next++; at < lots.length; at = next++) {
      thread.postMessage(lots[at])
      const [found] = (await once(thread, 'message')) as [Findings]
      findings[at] = found
    }
  }
  const threads = Array.from(
    { length: Math.min(availableParallelism(), lots.length) },
    () => new Worker(new URL('./start-thread.mjs', import.meta.url), { workerData: input, execArgv: [] }),
  )
  try {
    await Promise.all(threads.map(work))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  return findings.flat()
}
