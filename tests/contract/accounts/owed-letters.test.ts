import { afterAll, expect, it } from 'vitest'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { removeFolder } from '../../support/folders.ts'
import { testGateway } from '../support/gateway.ts'
import { end, endAll, signInAt, startGatewayProcess } from '../support/gateway-process.ts'
import { letterOf, linkOf } from '../support/letters.ts'
import { mailServer } from '../support/mail-server.ts'
import { copyOfWorld } from '../support/world.ts'

const PORTAL = 'https://portal.example'
const MINUTE = 60_000

const dataDir = throwawayFolder('gateway-')
const copy = await copyOfWorld(dataDir)
afterAll(async () => {
  await endAll('SIGKILL')
  await copy.remove()
  removeFolder(dataDir)
})

it('[HD-18] letters that a mail server had not taken when the process was killed are sent by the next one, each once, and their links are good', async () => {
  const first = await startGatewayProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: copy.databaseUrl ?? '',
    MAIL_URL: 'smtp://127.0.0.1:1',
    PORTAL_URL: PORTAL,
  })
  const post = async (path: string, headers: Record<string, string>, body: object): Promise<number> =>
    (await fetch(`${first.url}/api-gateway/1/users/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
      .status
  const admin = await signInAt(first.url, 'ADMIN')
  const newcomer = { userId: 'AWAITED', name: 'Awa Awaited', email: 'awaited@acme.example', role: 'portal-admin' }
  const forgotten = (email: string) => ({ email, passwordResetUrl: `${PORTAL}/acme/reset` })
  expect(await post('', admin, newcomer)).toBe(201)
  expect(await post('forgot-password', admin, forgotten('customer@acme.example'))).toBe(200)
  expect(await post('forgot-password', admin, forgotten('nobody@acme.example'))).toBe(200)
  await expect.poll(() => first.output().match(/a mail was not sent yet/g)?.length, { timeout: 15_000 }).toBe(2)
  await end(first.child, 'SIGKILL')

  const mail = await mailServer()
  const next = await testGateway({
    ...{ dataDir, databaseUrl: copy.databaseUrl, mailUrl: mail.url, portalUrl: PORTAL },
    now: () => new Date(Date.now() + 5 * MINUTE),
  })
  await expect.poll(() => mail.received.length, { timeout: 15_000 }).toBe(2)
  const links = mail.received.map(({ receiver, source }) => [receiver, linkOf(letterOf(source))] as const)
  expect(links.map(([receiver]) => receiver).sort()).toEqual(['awaited@acme.example', 'customer@acme.example'])
  for (const [, { page, token }] of links) {
    expect(page).toBe(`${PORTAL}/acme/reset`)
    const body = { resetPasswordToken: token, newPassword: 'Harbour!2027' }
    expect((await next.call('resetPassword', { body })).status).toBe(200)
  }
  await next.close()

  const last = await testGateway({
    ...{ dataDir, databaseUrl: copy.databaseUrl, mailUrl: mail.url, portalUrl: PORTAL },
    now: () => new Date(Date.now() + 30 * MINUTE),
  })
  await last.close()
  expect(mail.received.length).toBe(2)
  await mail.close()
})
