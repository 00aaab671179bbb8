/** How long nothing of a file may come before it is asked for anew, in milliseconds. */
const STALL_MS = 15_000

/** A file as it came, to its last byte. */
interface WholeFile {
  ok: boolean
  status: number
  text: string
}

/**
 * A file of this host. Where the line stands still, it is asked for once more: a browser itself waits for ever, and whoever waits for it
 * would have nothing to press. Rejects where there is no answer, where the second one stands still, too, or when `init.signal` ends it.
 */
export async function fetchWhole(address: string, init: RequestInit = {}): Promise<WholeFile> {
  const stall = new AbortController()
  try {
    return await read(address, init, stall)
  } catch (error) {
    if (!stall.signal.aborted) throw error
    return read(address, init, new AbortController())
  }
}

async function read(address: string, init: RequestInit, stall: AbortController): Promise<WholeFile> {
  const signals = init.signal ? [init.signal, stall.signal] : [stall.signal]
  const wait = (): ReturnType<typeof setTimeout> => setTimeout(() => stall.abort(), STALL_MS)
  let timer = wait()
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.any(signals) })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += part.value
      clearTimeout(timer)
      timer = wait()
    }
    return { ok: answer.ok, status: answer.status, text }
  } finally {
    clearTimeout(timer)
  }
}
