import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { filledGateway } from '../gateway/filled-gateway.ts'

/**
 * A gateway in a process of its own that can collect (`--expose-gc`): tells its parent where it answers, and at each message what it
 * holds. Ends with its parent.
 */
export interface Held {
  /** What its scripts keep, in megabytes. */
  heap: number
  /** What they keep outside the heap: buffers, the embedded database. */
  outside: number
  /** Connections, timers and whatever else is open. */
  handles: number
  listeners: number
}

/** What a collection lets go may hold what the next one finds. */
const COLLECTIONS = 5
const BETWEEN_MS = 100
const MEGABYTE = 1024 * 1024

const gateway = await filledGateway(240, join(process.cwd(), 'dist'))
process.on('message', () => void held().then((answer) => process.send?.(answer)))
process.on('disconnect', () => void gateway.close().then(() => process.exit()))
process.send?.({ url: gateway.url })

async function held(): Promise<Held> {
  for (let time = 0; time < COLLECTIONS; time += 1) {
    globalThis.gc?.()
    await setTimeout(BETWEEN_MS)
  }
  const { heapUsed, external } = process.memoryUsage()
  return {
    heap: heapUsed / MEGABYTE,
    outside: external / MEGABYTE,
    handles: process.getActiveResourcesInfo().length,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
  }
}
