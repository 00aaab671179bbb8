import { describe, expect, it } from 'vitest'
import { portalOriginOf } from './portal-origin.ts'

const asked = (host: string) => ({ protocol: 'http' as const, host, hostname: host.replace(/:\d+$/, '') })

describe('where the portal is', () => {
  it('is what is configured, whatever the request says', () => {
    expect(portalOriginOf(asked('evil.example'), 'https://portal.example/')).toBe('https://portal.example')
  })

  it.each(['localhost:4300', '127.0.0.1:4300', '[::1]:4300', '127.8.0.1'])('is %s of this machine', (host) => {
    expect(portalOriginOf(asked(host), undefined)).toBe(`http://${host}`)
  })

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', ''])(
    'is not known from a request to %j',
    (host) => {
      expect(portalOriginOf(asked(host), undefined)).toBeUndefined()
    },
  )
})
