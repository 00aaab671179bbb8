import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { tokenHash } from './tokens.ts'

/** A code as it is used up: that of a time step, or a recovery code by its hash. */
export type UsedCode = { step: number } | { codeHash: string }

/** What every app understands (RFC 6238; SHA-1 is as good as another hash here, and the only one that some apps know). */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Steps that a clock may be off. */
const WINDOW = 1

/** A secret of 160 bits, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The secret as an address (`otpauth:`) that apps read from a QR code; they list it under the issuer and the user. */
export function secretAddress(secret: string, { issuer, userId }: { issuer: string; userId: string }): string {
  return new TOTP({ ...KIND, secret, issuer, label: userId }).toString()
}

/** What a code is compared with: the secret, the last step whose code was taken, and hashes of the recovery codes that are left. */
export interface KnownFactor {
  secret: string
  lastStep: number
  recoveryCodes: readonly string[]
}

/** What somebody typed: a code of the app or a recovery code that has not been used; undefined for anything else. */
export function readCode(
  { secret, lastStep, recoveryCodes }: KnownFactor,
  typed: string,
  now: Date,
): UsedCode | undefined {
  const token = typed.normalize('NFKC').replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) {
    const codeHash = recoveryCodeHash(token)
    return recoveryCodes.includes(codeHash) ? { codeHash } : undefined
  }
  const totp = new TOTP({ ...KIND, secret })
  const timestamp = now.getTime()
  const delta = totp.validate({ token, timestamp, window: WINDOW })
  const step = totp.counter({ timestamp }) + (delta ?? 0)
  return delta === null || step <= lastStep ? undefined : { step }
}

/** Letters and figures that nobody takes for each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY_CODES = 10
const HALF = 5

/** Ten recovery codes of 50 bits each, as people write them down. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)
}

/** What the store holds of a recovery code, however it was typed. */
export function recoveryCodeHash(code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return tokenHash(plain)
}
