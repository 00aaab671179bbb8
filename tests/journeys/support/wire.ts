import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What befalls an answer on its way: nothing comes; it is cut before it begins, or in its midst; it is a failure, no JSON, JSON of
 * another type, or far more than was asked for.
 */
export type Fault = 'absent' | 'cut' | 'cutMidway' | 'failure' | 'malformed' | 'otherType' | 'huge'

/** The line between a page and the portal, on which answers can be spoiled. */
export interface Wire {
  /** Where the portal answers through it. */
  url: string
  /** From now on, answers to these calls suffer that; to undefined, no answer does. */
  spoil(path: RegExp, fault: Fault | undefined): void
  /** How many requests of that method reached the portal for such a path so far. */
  passed(method: string, path: RegExp): number
  close(): Promise<void>
}

const SPOILED: { [F in Fault]?: (body: Buffer) => { status: number; body: string } } = {
  failure: () => ({ status: 500, body: '{"code":"internal","message":"at Object.run (/srv/gateway/run.ts:7)"}' }),
  malformed: (body) => ({ status: 200, body: body.toString().slice(0, -20) }),
  otherType: () => ({ status: 200, body: '{"data":"none","totalRecords":{"lots":true}}' }),
  huge: (body) => ({
    status: 200,
    body: `${body.toString().slice(0, -1)},"padding":"${'x'.repeat(32 * 1024 * 1024)}"}`,
  }),
}

/** Lays the wire before a portal. Requests go through as they are; whatever happens, happens to answers. */
export async function wireTo(portalUrl: string): Promise<Wire> {
  let spoiled: { path: RegExp; fault: Fault } | undefined
  const seen: { method: string; path: string }[] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    seen.push({ method, path: url })
    const fault = spoiled?.path.test(url) === true ? spoiled.fault : undefined
    // Not compressed on this side, so that answers can be taken apart.
    const onward = request(
      portalUrl + url,
      { method, headers: { ...incoming.headers, 'accept-encoding': 'identity' } },
      (answer) => {
        void pass(answer, outgoing, fault)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spoil(path, fault) {
      spoiled = fault && { path, fault }
    },
    passed: (method, path) => seen.filter((one) => one.method === method && path.test(one.path)).length,
    close: () => closed(server),
  }
}

/** Hands an answer on once it is whole, or what is left of it. */
async function pass(answer: IncomingMessage, outgoing: ServerResponse, fault: Fault | undefined): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  const status = answer.statusCode ?? 502
  if (fault === 'absent') return
  if (fault === 'cut') return void outgoing.destroy()
  if (fault === 'cutMidway') {
    outgoing.writeHead(status, { ...answer.headers, 'content-length': body.length })
    outgoing.write(body.subarray(0, body.length / 2))
    setTimeout(() => outgoing.destroy(), 50)
    return
  }
  const other = fault && SPOILED[fault]?.(body)
  if (other === undefined) return void outgoing.writeHead(status, answer.headers).end(body)
  outgoing.writeHead(other.status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(other.body)
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
