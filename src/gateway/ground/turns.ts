/** Runs a limited amount of work at a time. The rest waits, and callers take turns: nobody gets a second turn before all others had their first. */
export interface Turns {
  /**
   * Does the work when its turn comes, and passes on what it returns or throws.
   *
   * @param mostMs how long to wait for the turn, in milliseconds; for ever without it
   * @throws TurnNotCome (503) when the turn did not come in that time; the work is not done then
   */
  take<Result>(caller: string, work: () => Promise<Result>, mostMs?: number): Promise<Result>
  /** How many wait for a turn. */
  waiting(): number
}

/** Answered with 503 and `Retry-After`. */
class TurnNotCome extends Error {
  readonly statusCode = 503
  constructor() {
    super('The turn of a call did not come in time: those before it take too long')
  }
}

/** @param most how many run at a time */
export function turnsOf(most: number): Turns {
  /** The queue of each caller; the caller whose turn is next stands first. */
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
    // A caller with more to do goes to the end of the line.
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
