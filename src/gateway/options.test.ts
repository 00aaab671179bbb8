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
      scale: 1,
      demoData: true,
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
      GATEWAY_SCALE: '5',
    }
    expect(gatewayOptions(env)).toMatchObject({
      port: 80,
      host: '0.0.0.0',
      dataDir: '/srv',
      databaseUrl: 'postgres://db',
      gatewayUrl: 'https://other',
      scale: 5,
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

  it('never put demonstration users into a database of production', () => {
    expect(gatewayOptions({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db' }).demoData).toBe(false)
    expect(gatewayOptions({ NODE_ENV: 'production' })).toMatchObject({ demoData: true, validateResponses: false })
  })

  it.each([{ PORT: 'http' }, { PORT: '1.5' }, { GATEWAY_SCALE: '0' }])('refuse %o', (env) => {
    expect(() => gatewayOptions(env)).toThrow(RangeError)
  })
})
