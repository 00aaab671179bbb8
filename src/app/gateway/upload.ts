/**
 * Sends a request as the platform's `fetch` does, and reports how much of its body has been sent, from 0 to 1, which `fetch`
 * itself cannot. What a host leads elsewhere is no answer, as `fetch` has it where it is told not to follow. Rejects as `fetch` does: with a TypeError when the network fails, with the signal's reason when it was aborted.
 */
export async function sendCounted(request: Request, sent: (part: number) => void): Promise<Response> {
  const body = await request.arrayBuffer()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const giveUp = (): void => call.abort()
    call.open(request.method, request.url)
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
    call.responseType = 'blob'
    call.upload.onprogress = ({ loaded, total }) => sent(total === 0 ? 1 : loaded / total)
    call.onload = () => resolve(call.responseURL === request.url ? responseOf(call) : Response.error())
    call.onerror = () => reject(new TypeError('The network failed.'))
    call.onabort = () => reject(request.signal.reason as Error)
    call.onloadend = () => request.signal.removeEventListener('abort', giveUp)
    request.signal.addEventListener('abort', giveUp)
    if (request.signal.aborted) return reject(request.signal.reason as Error)
    call.send(body)
  })
}

const BODILESS = [204, 205, 304]

function responseOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call
  const headers = call
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]]
    })
  return new Response(BODILESS.includes(status) ? null : (call.response as Blob), { status, statusText, headers })
}
