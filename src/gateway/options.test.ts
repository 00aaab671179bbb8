import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GatewayRefusal } from './ground/refusal.ts'
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

  it('name a host alone as the address of the portal: below a path there is none, and links in letters would lead past it', () => {
    expect(gatewayOptions({ PORTAL_URL: 'https://portal.example:8443/' }).portalUrl).toBe(
      'https://portal.example:8443/',
    )
    for (const address of ['https://portal.example/portal', 'https://portal.example/?tenant=acme'])
      expect(() => gatewayOptions({ PORTAL_URL: address })).toThrow(/^PORTAL_URL must be the address of the host alone/)
  })

  it('have a port of their own for metrics', () => {
    expect(() => gatewayOptions({ PORT: '4300', METRICS_PORT: '4300' })).toThrow('METRICS_PORT must be another one')
    expect(gatewayOptions({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0)
  })

  it('leave answers unchecked in production', () => {
    expect(gatewayOptions({ NODE_ENV: 'production' }).validateResponses).toBe(false)
  })

  it('fill no tenant: the gateway knows no demonstration', () => {
    expect(gatewayOptions({}).fillTenant).toBeUndefined()
  })

  it('stand in files, too, where secrets belong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'database')
    writeFileSync(file, 'postgres://portal:secret@db/portal\n')
    expect(gatewayOptions({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://portal:secret@db/portal')
    expect(wrong({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db' })).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set: leave one of them out.',
    ])
    expect(wrong({ DATABASE_URL_FILE: `${file}.not` })).toEqual([
      `DATABASE_URL_FILE names ${file}.not, which cannot be read (ENOENT).`,
    ])
  })

  it('are refused all at once, each in a sentence, none with a secret', () => {
    const env = {
      ...{ PORT: '70000', DATABASE_URL: 'mysql://me:secret@db', GATEWAY_URL: 'gateway:80', LOG_LEVEL: 'loud' },
      ...{ TRUST_PROXY: '10.0.0.0/8, 10.0.0.0/40, here', MAIL_URL: 'smtp://me:secret@mail', REQUIRE_IF_MATCH: 'yes' },
    }
    expect(wrong(env)).toEqual([
      'PORT must be a whole number from 0 to 65535: 70000',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
      'GATEWAY_URL must be an address that begins with http:// or https://',
      'TRUST_PROXY names 10.0.0.0/40, which is no address, no network and none of loopback, linklocal, uniquelocal.',
      'TRUST_PROXY names here, which is no address, no network and none of loopback, linklocal, uniquelocal.',
      'LOG_LEVEL must be one of silent, error, warn, info: loud',
      'REQUIRE_IF_MATCH must be one of true, false: yes',
      'MAIL_URL needs PORTAL_URL: mails must lead to the portal and nowhere else.',
    ])
    expect(wrong(env).join()).not.toContain('secret')
  })

  it.each([{ PORT: 'http' }, { PORT: '1.5' }, { PORT: '-1' }])('refuse %o', (env) => {
    expect(wrong(env)).toHaveLength(1)
  })
})

/** What is wrong with settings, a line each. */
function wrong(env: Record<string, string>): string[] {
  try {
    gatewayOptions(env)
  } catch (error) {
    expect(error).toBeInstanceOf(GatewayRefusal)
    return (error as GatewayRefusal).message.split('\n')
  }
  throw new Error('nothing is wrong')
}
