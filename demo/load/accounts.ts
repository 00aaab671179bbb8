import type { TenantRow } from '../../src/gateway/filling.ts'
import { hashPassword, without } from '../../src/gateway/filling.ts'
import { customsFiles } from './customs.ts'
import { readData } from './read.ts'
import { COMPANY } from './world.ts'
import type { World } from './world.ts'

/** The password of every user of the demonstration. */
const PASSWORD = 'Portal#2026'

type User = Omit<TenantRow<'users'>, 'email' | 'passwordHash'>
type Party = TenantRow<'parties'> & { addresses: Omit<TenantRow<'partyAddresses'>, 'partyCode' | 'position'>[] }

/** Users of the data: the first has every field, the others those in which they differ from it. */
interface Users extends Array<Partial<User> & Pick<User, 'userId' | 'name'> & { about: string }> {
  0: User & { about: string }
}

/** Who can sign in to the demonstration, for people to read. */
export const demoUsers: readonly { userId: string; password: string; about: string }[] = readData<Users>('users').map(
  ({ userId, about }) => ({ userId, password: PASSWORD, about }),
)

/** One hash for all users: this password is no secret, and a slow hash for each would double the time of a first start. */
let passwordHash: Promise<string> | undefined

/** The users of a tenant, the companies they trade with, and the rules of its offices. */
export async function fillAccounts({ tenant, insert }: World): Promise<void> {
  await insert('users', await userRows(tenant))
  const parties = readData<(Party & { flavour?: string })[]>('parties').filter(
    ({ flavour = tenant.flavour }) => flavour === tenant.flavour,
  )
  await insert(
    'parties',
    parties.map(({ code, name, localName = null, cityCode, cityName, countryCode, postalCode, roles }) => {
      return { code, name, localName, cityCode, cityName, countryCode, postalCode, roles }
    }),
  )
  await insert(
    'partyAddresses',
    parties.flatMap(({ code, addresses }) =>
      addresses.map((address, position) => ({ ...address, partyCode: code, position })),
    ),
  )
  await insert('customerParties', partnerRows(tenant))
  await insert(
    'ownerRules',
    readData<(TenantRow<'ownerRules'> & { country: string })[]>('offices').map(({ country, ...rules }) => ({
      ...rules,
      ownerId: `${tenant.id}${country}`,
    })),
  )
}

/** Whom each company trades with; where its customs files are kept, also those whom they name. */
function partnerRows({ flavour }: World['tenant']): TenantRow<'customerParties'>[] {
  const given = Object.entries(readData<Record<string, string>>('partners')).flatMap(([customerCode, codes]) =>
    codes.split(' ').map((partyCode) => ({ customerCode, partyCode })),
  )
  const named = (flavour === 'customs' ? customsFiles() : []).flatMap(
    ({ customerId: customerCode = COMPANY, shipper, consignee }) =>
      [shipper, consignee].map((partyCode) => ({ customerCode, partyCode })),
  )
  return [...new Map([...given, ...named].map((row) => [`${row.customerCode} ${row.partyCode}`, row])).values()]
}

async function userRows({ url }: World['tenant']): Promise<TenantRow<'users'>[]> {
  const users = readData<Users>('users')
  const hash = await (passwordHash ??= hashPassword(PASSWORD))
  return users.map((user) => {
    const row: User = without({ ...users[0], ...user }, 'about')
    return { ...row, email: `${user.userId.toLowerCase()}@${url}.example`, passwordHash: hash }
  })
}
