import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompiledForms } from '../../../src/config/node.ts'
import { GatewayRefusal, gatewayOptions } from '../../../src/gateway/index.ts'
import type { TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { letterOf, linkOf } from '../support/letters.ts'
import type { MailServer } from '../support/mail-server.ts'
import { mailServer } from '../support/mail-server.ts'

const PORTAL = 'https://portal.example'

/** What a tenant has published that writes to its people in a language of its own. */
const IN_GERMAN = {
  forms: [],
  labels: { en: {}, de: { 'letter.resetSubject': 'Passwort bei {{portal}}', 'letter.closing': 'Spedition Nova' } },
} as unknown as CompiledForms

const ask = (gateway: TestGateway, passwordResetUrl: string, tenant = 'ACME', headers = {}) =>
  gateway.call('requestPasswordReset', {
    ...{ tenant, headers },
    body: { email: `customer@${tenant.toLowerCase()}.example`, passwordResetUrl },
  })

describe('with a mail server and the address of the portal', () => {
  let mail: MailServer
  let gateway: TestGateway
  beforeAll(async () => {
    mail = await mailServer()
    gateway = await testGateway({
      mailUrl: mail.url,
      mailFrom: 'Acme Portal <portal@portal.example>',
      portalUrl: PORTAL,
      log: 'silent',
      rules: () => Promise.resolve(IN_GERMAN),
    })
  })
  afterAll(async () => {
    await gateway.close()
    await mail.close()
  })

  it('letters are sent, and lead to the portal', async () => {
    const coming = mail.next()
    expect((await ask(gateway, `${PORTAL}/acme/reset`)).status).toBe(200)
    const { receiver, source } = await coming
    expect(receiver).toBe('customer@acme.example')
    expect(source).toMatch(/^From: Acme Portal <portal@portal\.example>\r$/m)
    // Of the letter, not of the attempt.
    expect(source).toMatch(/^Message-ID: <[\da-f-]{36}@portal\.example>\r$/m)
    const { page, token } = linkOf(letterOf(source))
    expect(page).toBe(`${PORTAL}/acme/reset`)
    expect(
      (await gateway.call('resetPassword', { body: { resetPasswordToken: token, newPassword: 'Harbour!2027' } }))
        .status,
    ).toBe(200)
  })

  it('letters say what the tenant says in a language of its own', async () => {
    const coming = mail.next()
    expect((await ask(gateway, `${PORTAL}/acme/reset`, 'ACME', { 'accept-language': 'de-AT' })).status).toBe(200)
    const { subject, text } = letterOf((await coming).source)
    expect(subject).toBe('Passwort bei Acme')
    expect(text.trimEnd()).toMatch(/Spedition Nova$/)
  })

  it('the host that a request was sent to does not count', async () => {
    expect((await ask(gateway, `${gateway.url}/acme/reset`)).body.fieldErrors).toMatchObject([
      { field: 'passwordResetUrl' },
    ])
  })

  it('the answer is the same when the server is gone', async () => {
    const before = mail.received.length
    await mail.close()
    const { status, body } = await ask(gateway, `${PORTAL}/kaiyo/reset`, 'KAIYO')
    expect([status, body]).toEqual([200, { message: 'You will receive an e-mail with instructions.' }])
    expect(mail.received.length).toBe(before)
  })
})

it('a gateway with a mail server does not start without the address of the portal', () => {
  const settings = () => gatewayOptions({ MAIL_URL: 'smtp://127.0.0.1:1' })
  expect(settings).toThrow(GatewayRefusal)
  expect(settings).toThrow(/PORTAL_URL/)
})
