import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IN_HAND_MS } from '../../mail/owed.ts'
import { databaseOfOne } from '../testing/one-tenant.ts'
import { accountsOf } from './accounts.ts'
import { lettersOf, takeLetters } from './letters.ts'
import { secondFactorsOf } from './second-factors.ts'
import { signOnsOf } from './sign-ons.ts'

const { db, end } = await databaseOfOne()
const now = new Date('2026-03-04T08:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
beforeAll(async () => {
  for (const userId of ['MILLER', 'SMITH'])
    await accountsOf(db, 'ONE').add({
      ...{ userId, email: `${userId}@importer.example`, name: userId, address: null, passwordHash: '', customerId: '' },
      ...{ userType: '', isSupplier: false, isPortalAdmin: false, isCustomerAdmin: false, allowPortal: true },
      ...{ allowUserManagement: false, forceChangePassword: false, modules: {}, preferences: {}, defaults: {} },
    })
}, 60_000)
afterAll(end)

describe('of two callers at once, who have both looked before', () => {
  const factors = secondFactorsOf(db, 'ONE')

  it('one confirms the code of an app, and only the secret that it was made of', async () => {
    await factors.begin('MILLER', 'FIRST', now)
    await factors.begin('MILLER', 'SECOND', now)
    const confirmed = { secret: 'FIRST', step: 10, codeHashes: ['one'], now }
    expect(await factors.confirm('MILLER', confirmed)).toBe(false)
    expect(await factors.confirm('MILLER', { ...confirmed, secret: 'SECOND' })).toBe(true)
    expect(await factors.confirm('MILLER', { ...confirmed, secret: 'SECOND', codeHashes: ['two'] })).toBe(false)
    expect(await factors.begin('MILLER', 'THIRD', now)).toBe(false)
  })

  it('one uses a code of the app, and none an older one', async () => {
    const use = (step: number) => factors.use('MILLER', { step })
    expect([await use(10), await use(11), await use(11), await use(9), await use(12)]).toEqual([
      false,
      true,
      false,
      false,
      true,
    ])
  })

  it('one uses a recovery code, and nobody that of somebody else', async () => {
    await factors.begin('SMITH', 'OTHER', now)
    await factors.confirm('SMITH', { secret: 'OTHER', step: 1, codeHashes: ['hers'], now })
    expect(await factors.use('SMITH', { codeHash: 'one' })).toBe(false)
    expect([
      await factors.use('MILLER', { codeHash: 'one' }),
      await factors.use('MILLER', { codeHash: 'one' }),
    ]).toEqual([true, false])
  })

  it('one takes what the provider answered to a sign-in', async () => {
    const signOns = signOnsOf(db, 'ONE')
    await signOns.open({ keyHash: 'key', nonce: '', verifier: 'of PKCE', expiresAt: later(1000) }, now)
    expect([await signOns.answer('key'), await signOns.answer('key')]).toEqual([true, false])
    expect([await signOns.find('key', now), await signOns.find('key', later(1000))]).toMatchObject([{}, undefined])
  })

  it('one has a letter in hand, until it is due again; nobody takes one that is of no use any more', async () => {
    const letters = lettersOf(db, 'ONE')
    const letter = { kind: 'reset', addressee: 'a@importer.example', page: '', language: 'en' } as const
    const { id } = await letters.keep({ ...letter, until: later(3 * IN_HAND_MS) }, now)
    await letters.keep({ ...letter, until: later(IN_HAND_MS) }, now)
    const taken = async (at: Date) => (await takeLetters(db, at)).map((each) => each.id)
    expect(await taken(later(IN_HAND_MS - 1))).toEqual([])
    expect(await taken(later(IN_HAND_MS))).toEqual([id])
    expect(await taken(later(IN_HAND_MS))).toEqual([])
    expect(await taken(later(2 * IN_HAND_MS))).toEqual([id])
  })
})
