import { describe, expect, it } from 'vitest'
import { gatewayOptions } from './options.ts'

describe('options from the environment', () => {
  it('have a default each', () => {
    expect(gatewayOptions({ PORT: '', DATA_DIR: ' ' })).toMatchObject({
      host: '127.0.0.1',
      port: 4300,
      dataDir: '.data',
      databaseUrl: undefined,
      gatewayUrl: undefined,
      validateResponses: true,
      trustProxy: 'loopback',
    })
  })

  it('are what was given', () => {
    const env = {
      PORT: '80',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv',
      DATABASE_URL: 'postgres://db',
      GATEWAY_URL: 'https://other',
    }
    expect(gatewayOptions(env)).toMatchObject({
      port: 80,
      host: '0.0.0.0',
      dataDir: '/srv',
      databaseUrl: 'postgres://db',
      gatewayUrl: 'https://other',
    })
  })

  it('take the addresses of the portal and of the mail server', () => {
    const env = {
      PORTAL_URL: 'https://portal.example',
      MAIL_URL: 'smtp://user:secret@mail.example',
      MAIL_FROM: 'Portal <portal@portal.example>',
    }
    expect(gatewayOptions(env)).toMatchObject({
      portalUrl: env.PORTAL_URL,
      mailUrl: env.MAIL_URL,
      mailFrom: env.MAIL_FROM,
    })
    expect(() => gatewayOptions({ PORTAL_URL: 'portal.example' })).toThrow(/^PORTAL_URL/)
    expect(() => gatewayOptions({ MAIL_URL: 'https://user:secret@mail.example' })).toThrow(/^MAIL_URL [^@]*$/)
  })

  it('leave answers unchecked in production', () => {
    expect(gatewayOptions({ NODE_ENV: 'production' }).validateResponses).toBe(false)
  })

  it('fill no tenant: the gateway knows no demonstration', () => {
    expect(gatewayOptions({}).fillTenant).toBeUndefined()
  })

  it.each([{ PORT: 'http' }, { PORT: '1.5' }, { PORT: '-1' }])('refuse %o', (env) => {
    expect(() => gatewayOptions(env)).toThrow(RangeError)
  })
})
