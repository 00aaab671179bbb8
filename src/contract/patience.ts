/** How long an answer may take. */
const PATIENCE_MS = 60_000
/** How slow a line may be that sends something long: 20 kB a second. */
const BYTES_PER_MS = 20

/** The time that a call may take: `signal` ends it when that is over, or when the caller gives up. */
export interface Patience {
  signal: AbortSignal
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
  const timer = setTimeout(
    () => {
      controller.abort(new DOMException('The answer did not come in time.', 'TimeoutError'))
    },
    PATIENCE_MS + bytes / BYTES_PER_MS,
  )
  if (caller?.aborted) giveUp()
  else caller?.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', giveUp)
    },
  }
}
