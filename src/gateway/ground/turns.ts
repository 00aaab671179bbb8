/** Lets so much be done at a time; the rest waits, and among those who wait each caller has a turn before any has the next. */
export interface Turns {
  /**
   * Does the work when its turn comes; what it gives or throws is given or thrown.
   *
   * @param mostMs how long its turn is waited for, in milliseconds; without it, until it comes
   * @throws TurnNotCome (503) when it was waited for that long: nothing is done then
   */
  take<Result>(caller: string, work: () => Promise<Result>, mostMs?: number): Promise<Result>
  /** How much waits. */
  waiting(): number
}

/** Answered with 503 and `Retry-After`. */
class TurnNotCome extends Error {
  readonly statusCode = 503
  constructor() {
    super('The turn of a call did not come in time: those before it take too long')
  }
}

/** @param most how much is done at a time */
export function turnsOf(most: number): Turns {
  /** By caller, the one whose turn is next first. */
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  const setQueue = (caller: string, queue: (() => void)[]) => {
    if (queue.length > 0) queues.set(caller, queue)
    else queues.delete(caller)
  }
  const joinQueue = (caller: string, mostMs: number | undefined) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        setQueue(
          caller,
          (queues.get(caller) ?? []).filter((each) => each !== begin),
        )
        reject(new TurnNotCome())
      }
      const late = mostMs === undefined ? undefined : setTimeout(giveUp, mostMs)
      const begin = () => {
        clearTimeout(late)
        resolve()
      }
      setQueue(caller, [...(queues.get(caller) ?? []), begin])
    })
  const passOn = () => {
    const [next] = queues
    if (next === undefined) {
      running -= 1
      return
    }
    const [caller, [begin, ...others]] = next
    // Who waits with more comes behind the others.
    queues.delete(caller)
    setQueue(caller, others)
    begin?.()
  }
  return {
    async take(caller, work, mostMs) {
      if (running >= most) await joinQueue(caller, mostMs)
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
