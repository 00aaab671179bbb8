import type { ScryptOptions } from 'node:crypto'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordRules } from '../../config/index.ts'
import { isGoodPassword } from '../../config/index.ts'
import { turnsOf } from '../ground/turns.ts'
import type { Words } from '../ground/words.ts'
import { isCommonPassword } from './common-passwords.ts'

/** 2^15 rounds of 8 blocks take 32 MB and about 70 ms: slow for a thief, below 150 ms for a person. */
const COST = { N: 2 ** 15, r: 8, p: 1 }
const KEY_BYTES = 32
/** New passwords are taken after the refusals of their own limits, or are the gateway's: all are one caller. */
const GATEWAY = 'the gateway'

/** The message for a new password that breaks the rules (frame §5). */
export const CRITERIA_NOT_MET: Words = { en: 'Password criteria not met', ja: 'パスワードの条件を満たしていません' }

/** Of a password that keeps all the rules which the page ticks off: without the reason nobody would find another one. */
const TRIED_FIRST: Words = {
  en: `${CRITERIA_NOT_MET.en}: it is too easy to guess. Please choose another one.`,
  ja: `${CRITERIA_NOT_MET.ja}。推測されやすいため、別のパスワードを入力してください。`,
}

/** Why a new password is not taken: it breaks the tenant's rules (frame §5), or is one of those that everybody tries first. Undefined where it is taken. */
export function passwordFault(password: string, rules: PasswordRules): Words | undefined {
  if (!isGoodPassword(password, rules)) return CRITERIA_NOT_MET
  return isCommonPassword(password) ? TRIED_FIRST : undefined
}

/** Hashes a password with a salt of its own; the answer names the cost, so that the cost may rise later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST, GATEWAY)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * Whether the password is the one that was hashed. Without a hash (there is no such user) it takes as long and is
 * false, so that the time does not tell who exists.
 *
 * @param caller the network that asks: whoever asks without end stands behind itself, and shuts out nobody else
 */
export async function verifyPassword(password: string, hash: string | undefined, caller: string): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? NOBODY).split('$')
  const expected = Buffer.from(key ?? '', 'base64')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'), cost, caller)
  return timingSafeEqual(actual, expected) && hash !== undefined
}

const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  randomBytes(16).toString('base64'),
  randomBytes(KEY_BYTES).toString('base64'),
].join('$')

/** Computed at a time, of the four threads that Node has beside its own; and how many wait for their turn, about two seconds, before memory and threads run out. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 50

const computing = turnsOf(MOST_AT_ONCE, MOST_WAITING)

/** @throws TurnNotCome (503) where too many wait */
function derive(password: string, salt: Buffer, cost: ScryptOptions, caller: string): Promise<Buffer> {
  return computing.take(caller, () => compute(password, salt, cost))
}

function compute(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 256 * 1024 * 1024 }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
