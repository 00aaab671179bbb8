/** Work that somebody wants done. */
type Turns = <Done>(who: string, work: () => Promise<Done>) => Promise<Done>

/**
 * Does one piece of work after another; who waits with many pieces lets others go first in between.
 *
 * @param most pieces that may wait for one who wants them; a further one is refused (503)
 */
export function inTurns(most: number): Turns {
  const queues = new Map<string, (() => Promise<void>)[]>()
  let isBusy = false
  const goOn = async () => {
    if (isBusy) return
    isBusy = true
    for (let [first] = queues; first !== undefined; [first] = queues) {
      const [who, queue] = first
      const work = queue.shift()
      // Behind all others.
      queues.delete(who)
      if (queue.length > 0) queues.set(who, queue)
      await work?.()
    }
    isBusy = false
  }
  return (who, work) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(who) ?? []
      if (queue.length >= most) {
        reject(Object.assign(new Error(`Too much is waiting for ${who}`), { statusCode: 503 }))
        return
      }
      queue.push(() => work().then(resolve, reject))
      queues.set(who, queue)
      void goOn()
    })
}
