import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newRecoveryCodes, newSecret, readCode, recoveryCodeHash, secretAddress } from './second-factor.ts'

/** The secret of RFC 6238, appendix B, whose codes stand there (the last six of eight digits). */
const SECRET = Secret.fromUTF8('12345678901234567890').base32
const known = { secret: SECRET, lastStep: 0, recoveryCodes: [] }
const at = (seconds: number) => new Date(seconds * 1000)

describe('[GW-07] a code of an app', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [20000000000, '353130', 666666666],
  ])('at %i seconds is that of RFC 6238: %s', (seconds, code, step) => {
    expect(readCode(known, code, at(seconds))).toEqual({ step })
  })

  it('is good one step before and after, and never once it or a later one was taken', () => {
    expect(readCode(known, '287082', at(59 + 30))).toEqual({ step: 1 })
    expect(readCode(known, '287082', at(29))).toEqual({ step: 1 })
    expect(readCode(known, '287082', at(59 + 60))).toBeUndefined()
    for (const lastStep of [1, 2]) expect(readCode({ ...known, lastStep }, '287082', at(59))).toBeUndefined()
  })

  it.each(['287 082', '２８７０８２', ' 287-082 '])('may be typed as %s', (typed) => {
    expect(readCode(known, typed, at(59))).toEqual({ step: 1 })
  })
})

describe('[GW-07] recovery codes', () => {
  const codes = newRecoveryCodes()
  const factor = { ...known, recoveryCodes: codes.map(recoveryCodeHash) }

  it('are ten, none like another, of signs that nobody takes for each other', () => {
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  })

  it('are known however they are typed, and only those that are left', () => {
    const [first = '', second = ''] = codes
    const sloppy = first.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', '  ')
    expect(readCode(factor, sloppy, at(59))).toEqual({ codeHash: recoveryCodeHash(first) })
    expect(readCode({ ...factor, recoveryCodes: [recoveryCodeHash(second)] }, first, at(59))).toBeUndefined()
    expect(readCode(factor, '', at(59))).toBeUndefined()
  })
})

describe('[GW-07] a secret', () => {
  it('has 160 bits, and an address that apps read whatever the portal is called', () => {
    const secret = newSecret()
    expect(Secret.fromBase32(secret).bytes.length).toBe(20)
    const address = secretAddress(secret, { issuer: 'Kaiyo & Söhne: 海陽', userId: 'JO.MILLER' })
    const read = new URL(address)
    expect([read.protocol, read.searchParams.get('secret')]).toEqual(['otpauth:', secret])
    expect(read.searchParams.get('issuer')).toContain('海陽')
    expect(new TOTP({ secret: Secret.fromBase32(secret) }).generate()).toMatch(/^\d{6}$/)
  })
})
