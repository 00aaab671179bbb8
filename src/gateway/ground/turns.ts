/** Lets so much be done at a time; the rest waits, and among those who wait each caller has a turn before any has the next. */
export interface Turns {
  /** Does the work when its turn comes; what it gives or throws is given or thrown. */
  take<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
  /** How much waits. */
  waiting(): number
}

/** @param most how much is done at a time */
export function turnsOf(most: number): Turns {
  /** By caller, the one whose turn is next first. */
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  const joinQueue = (caller: string) =>
    new Promise<void>((resolve) => {
      const queue = queues.get(caller)
      if (queue === undefined) queues.set(caller, [resolve])
      else queue.push(resolve)
    })
  const passOn = () => {
    const [next] = queues
    if (next === undefined) {
      running -= 1
      return
    }
    const [caller, [begin, ...others]] = next
    queues.delete(caller)
    if (others.length > 0) queues.set(caller, others)
    begin?.()
  }
  return {
    async take(caller, work) {
      if (running >= most) await joinQueue(caller)
      else running += 1
      try {
        return await work()
      } finally {
        passOn()
      }
    },
    waiting: () => [...queues.values()].reduce((sum, { length }) => sum + length, 0),
  }
}
