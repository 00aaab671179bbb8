import { createHash, randomBytes } from 'node:crypto'

/** A token nobody can guess: 256 random bits, in letters that a header may hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A token of a link that people share: 160 random bits, in letters that survive any letter or form. */
export function linkToken(): string {
  return randomBytes(20).toString('hex')
}

/** What the store holds of a token; the token itself is only with its owner. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1]
}
