import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../run/free-port.ts'
import { startStudio } from './host.ts'

const portal = createServer(({ url, headers }, answer) => {
  answer.setHeader('content-security-policy', "default-src 'self'; frame-ancestors 'none'")
  answer.end(`${url} of ${headers.host}`)
})
let port = 0
let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  port = await freePort()
  studio = await startStudio(process.cwd(), `http://127.0.0.1:${(portal.address() as AddressInfo).port}`, port)
})
afterAll(async () => {
  await studio.close()
  portal.close()
})

/** Asks as no browser does: the path as it is, and any host. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  body?: string,
  at = port,
): Promise<{ status: number | undefined; text: string; policy: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port: at, host: '127.0.0.1', path, headers, method: body === undefined ? 'GET' : 'POST' },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () =>
          resolve({ status: answer.statusCode, text, policy: answer.headers['content-security-policy'] as string }),
        )
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

const JSON_BODY = { 'content-type': 'application/json' }
const ACME = JSON.stringify({ tenant: 'ACME', file: 'forms/booking.layout.json', language: 'en' })

describe('the studio over a checkout', () => {
  it('passes on what is the portal’s, whose pages it alone may frame', async () => {
    expect(await ask('/acme/shipments?page=2')).toEqual({
      status: 200,
      text: `/acme/shipments?page=2 of 127.0.0.1:${port}`,
      policy: "default-src 'self'; frame-ancestors 'self'",
    })
  })

  it('answers no page from elsewhere, by whatever name it calls this machine', async () => {
    expect((await ask('/studio/api/project', { host: `studio.example:${port}` })).status).toBe(403)
    for (const origin of ['null', 'http://studio.example', `http://127.0.0.1:${port + 1}`])
      expect((await ask('/studio/api/look', { ...JSON_BODY, origin }, ACME)).status).toBe(400)
  })

  it.each([
    ['a body that is no JSON', '/studio/api/look', '{"tenant"'],
    ['a tenant that is not there', '/studio/api/look', JSON.stringify({ tenant: 'NOBODY' })],
    ['nothing', '/studio/api/look', 'null'],
  ])('refuses %s', async (_, path, body) => {
    expect((await ask(path, JSON_BODY, body)).status).toBe(400)
  })

  it('gives out nothing beside the tenants’ files', async () => {
    for (const path of ['/tenants/acme/..%2f..%2f..%2fpackage.json', '/tenants/acme/%2e%2e/%2e%2e/package.json'])
      expect((await ask(path)).text).not.toContain('"name"')
    expect((await ask('/tenants/%E0%A4%A')).status).toBe(400)
  })

  it('knows a tenant again whose folder was away for a while, as it is between two branches', async () => {
    const root = mkdtempSync(join(tmpdir(), 'studio-host-'))
    for (const folder of ['schemas', 'tenants']) cpSync(folder, join(root, folder), { recursive: true })
    mkdirSync(join(root, 'src'))
    symlinkSync(join(process.cwd(), 'src/contract'), join(root, 'src/contract'))
    const own = await freePort()
    const over = await startStudio(root, 'http://127.0.0.1:9', own)
    const look = async () => (await ask('/studio/api/look', JSON_BODY, ACME, own)).status
    try {
      expect(await look()).toBe(200)
      renameSync(join(root, 'tenants/ACME'), join(root, 'ACME'))
      await look()
      expect(await look()).toBe(400)
      renameSync(join(root, 'ACME'), join(root, 'tenants/ACME'))
      expect(await look()).toBe(200)
    } finally {
      await over.close()
      rmSync(root, { recursive: true })
    }
  })
})
