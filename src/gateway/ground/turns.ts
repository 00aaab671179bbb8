/** Runs a limited amount of work at a time. The rest waits, and callers take turns: nobody gets a second turn before all others had their first. */
export interface Turns {
  /**
   * Does the work when its turn comes, and passes on what it returns or throws.
   *
   * @param mostMs how long to wait for the turn, in milliseconds; for ever without it
   * @throws TurnNotCome (503) when the turn did not come in that time, or too many wait; the work is not done then
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

/** Who waits: how it goes on, and how it is sent away. */
interface Waiting {
  begin(): void
  giveUp(): void
}

/**
 * @param most how many run at a time
 * @param mostWaiting how many wait; where there are more, the last one of whoever has most is sent away
 */
export function turnsOf(most: number, mostWaiting = Infinity): Turns {
  /** The queue of each caller; the caller whose turn is next stands first. */
  const queues = new Map<string, Waiting[]>()
  let running = 0
  const waiting = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0)
  const setQueue = (caller: string, queue: Waiting[]) => {
    if (queue.length > 0) queues.set(caller, queue)
    else queues.delete(caller)
  }
  const joinQueue = (caller: string, mostMs: number | undefined) =>
    new Promise<void>((resolve, reject) => {
      const own: Waiting = {
        begin() {
          clearTimeout(late)
          resolve()
        },
        giveUp() {
          clearTimeout(late)
          setQueue(
            caller,
            (queues.get(caller) ?? []).filter((each) => each !== own),
          )
          reject(new TurnNotCome())
        },
      }
      const late = mostMs === undefined ? undefined : setTimeout(own.giveUp, mostMs)
      setQueue(caller, [...(queues.get(caller) ?? []), own])
      // The last one of whoever has most, which is this one where nobody has more.
      if (waiting() > mostWaiting) longest(caller).at(-1)?.giveUp()
    })
  const longest = (caller: string): Waiting[] =>
    [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), queues.get(caller) ?? [])
  const passOn = () => {
    const [next] = queues
    if (next === undefined) {
      running -= 1
      return
    }
    const [caller, [first, ...others]] = next
    // A caller with more to do goes to the end of the line.
    queues.delete(caller)
    setQueue(caller, others)
    first?.begin()
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
    waiting,
  }
}
