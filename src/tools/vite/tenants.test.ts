import { rmSync, utimesSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GridModel, TenantBoot } from '../../config/index.ts'
import { readConfig } from '../project/read.ts'
import { copyOfProject, edit } from '../project/testing.ts'
import { tenants } from './tenants.ts'

let root = ''
let vite: ViteDevServer
let http: Server
let host = ''
const grid = 'schemas/grids/bookings.json'

beforeEach(async () => {
  root = copyOfProject()
  vite = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [tenants()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  http = createHttpServer(vite.middlewares)
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  host = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterEach(async () => {
  await vite.close()
  await new Promise((done) => http.close(done))
  rmSync(root, { recursive: true, force: true })
})

/** Address of a tenant that shows the grid. */
const address = () => {
  const text =
    [...readConfig(root).files].find(
      ([path, each]) => path.endsWith('/tenant.json') && each.includes('"forwarding"'),
    )?.[1] ?? '{}'
  return `${host}/tenants/${(JSON.parse(text) as { url: string }).url}`
}
const json = async (url: string): Promise<unknown> => (await fetch(url)).json()
const height = async () => {
  const boot = (await json(`${address()}/tenant.json`)) as TenantBoot
  return ((await json(`${address()}/${boot.files.screens['grids/bookings']}`)) as GridModel).height
}

describe('the development server', () => {
  it('serves a tenant, its validators and its assets', async () => {
    const boot = (await json(`${address()}/tenant.json`)) as TenantBoot
    const validator = await fetch(`${address()}/${Object.values(boot.files.validators)[0]}`)
    expect(validator.headers.get('content-type')).toContain('text/javascript')
    expect((await fetch(`${address()}/${boot.theme.logo}`)).status).toBe(200)
    expect((await fetch(`${address()}/assets/..%2ftenant.json`)).headers.get('cache-control')).not.toBe('no-store')
  })

  it('follows a change, and keeps the last good form through a wrong one', async () => {
    const before = await height()
    edit(root, grid, `"height": ${before}`, '"height": 555')
    await vi.waitFor(
      async () => {
        // The first look at the folders may not be over when the file is written: it is saved again.
        utimesSync(join(root, grid), new Date(), new Date())
        expect(await height()).toBe(555)
      },
      { timeout: 20_000, interval: 2_000 },
    )
    const warned = vi.spyOn(vite.config.logger, 'warn')
    edit(root, grid, '"height"', '"hieght"')
    await vi.waitFor(() => expect(warned.mock.calls.flat().join()).toContain('Did you mean "height"?'), 10_000)
    expect(await height()).toBe(555)
  })
})
