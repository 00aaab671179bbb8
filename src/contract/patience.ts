/** How long an answer, and each piece of it after the one before, may take. */
const PATIENCE_MS = 60_000
/** How slow a line may be that sends something long: 20 kB a second. */
const BYTES_PER_MS = 20

/** The time that a call may take: `signal` ends it when that is over, or when the caller gives up. */
export interface Patience {
  signal: AbortSignal
  /** The answer with patience for each piece of it: what comes, however slowly, is waited for. */
  hear(answer: Response): Response
  /** The call is over; nothing waits any more. */
  end(): void
}

/**
 * Patience for a call.
 *
 * @param bytes about what is sent
 * @param caller aborted when the caller gives up; the signal's reason distinguishes that from being late
 */
export function patience(bytes: number, caller: AbortSignal | undefined): Patience {
  const controller = new AbortController()
  const giveUp = () => {
    controller.abort(caller?.reason)
  }
  const wait = (ms: number) =>
    setTimeout(() => {
      controller.abort(new DOMException('The answer did not come in time.', 'TimeoutError'))
    }, ms)
  let timer = wait(PATIENCE_MS + bytes / BYTES_PER_MS)
  if (caller?.aborted) giveUp()
  else caller?.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    hear(answer) {
      // What is long is told with 200; a browser gives a body to an answer, too, that can have none.
      if (answer.status !== 200 || answer.body === null) return answer
      const pieces = answer.body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(piece, to) {
            clearTimeout(timer)
            timer = wait(PATIENCE_MS)
            to.enqueue(piece)
          },
        }),
      )
      return new Response(pieces, answer)
    },
    end() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', giveUp)
    },
  }
}
