import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { PASSWORD } from '../support/gateway.ts'
import { endAll, signInAt, startGatewayProcess } from '../support/gateway-process.ts'
import { awaitLetter, linkOf } from '../support/letters.ts'
import { copyOfWorld } from '../support/world.ts'

let remove = () => Promise.resolve()
afterEach(async () => {
  await endAll('SIGTERM')
  await remove()
})

it('[HD-12] the log, at its most talkative, holds no token, no password and nothing that was typed', async () => {
  const dataDir = throwawayFolder('gateway-')
  const copy = await copyOfWorld(dataDir)
  remove = async () => {
    await copy.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const gateway = await startGatewayProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    DATABASE_URL: copy.databaseUrl ?? '',
  })
  const headers = await signInAt(gateway.url)
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${gateway.url}/api-gateway/${path}`, { headers, ...init })
  const post = (path: string, body: unknown) => call(path, { method: 'POST', body: JSON.stringify(body) })

  expect((await post('1/new-login', { userId: 'CUSTOMER', password: 'Wrong#Guess1' })).status).toBe(401)
  expect(
    (await post('secure/1/bookings/?action=S', { bookStatus: 'D', bizType: 'SE', commodity: 'Confidential fruit' }))
      .status,
  ).toBe(201)
  expect(
    (await post('1/users/change-password', { oldPassword: 'Wrong#Guess2', newPassword: 'Harbour!2027' })).status,
  ).toBe(400)
  expect((await call('secure/1/bookings/BK0?secret=in-the-query')).status).toBe(404)
  expect((await post('1/log', { component: 'bookings grid', message: 'Confidential message' })).status).toBe(204)
  expect(
    (
      await post('1/users/forgot-password', {
        email: 'custadmin@acme.example',
        passwordResetUrl: `${gateway.url}/acme/reset`,
      })
    ).status,
  ).toBe(200)
  const { token } = linkOf(await awaitLetter(join(dataDir, 'outbox'), 'custadmin@acme.example', 0))
  expect((await post('1/users/reset-password', { resetPasswordToken: token, newPassword: 'weak' })).status).toBe(400)

  const session = headers['authorization']?.split(' ')[1] ?? ''
  expect([session.length, token.length]).toEqual([43, 43])
  for (const secret of [
    session,
    token,
    PASSWORD,
    'Wrong#Guess',
    'Harbour!2027',
    'Confidential fruit',
    'in-the-query',
    'Bearer',
  ])
    expect(gateway.output()).not.toContain(secret)
})
