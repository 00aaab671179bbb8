import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site of somebody else, on an origin of its own. */
export interface Stranger {
  url: string
  close(): Promise<void>
}

/** A page that shows the portal in a frame, draws its picture, and runs its script. */
const page = (portalUrl: string, script: string) => `<!doctype html><title>Win a container</title>
<iframe id="frame" src="${portalUrl}/acme/login"></iframe>
<img id="picture" src="${portalUrl}/favicon.svg">
<script>window.ran = 'no'</script>
<script id="theirs" src="${portalUrl}${script}" onerror="window.ran = 'refused'" onload="window.ran = 'yes'"></script>`

export async function strangerTo(portalUrl: string, script: string): Promise<Stranger> {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' }).end(page(portalUrl, script))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
