import type { PasswordRules } from '../config/index.ts'
import type { Schemas } from '../contract/index.ts'
import type { NewCompany } from '../studio/host/new-tenant.ts'
import { oneLine } from './ground/one-line.ts'
import type { StoreOptions } from './opening/options.ts'
import { readCompany } from './operation/company.ts'
import { ROLES, roleOf } from './operation/roles.ts'
import { studioColumns, studioRightOf, type StudioRight } from './operation/studio-rights.ts'
import { CRITERIA_NOT_MET, hashPassword, passwordFault } from './session/passwords.ts'
import { connect } from './store/database/connection.ts'
import { migrate } from './store/database/migrate.ts'
import { directory } from './store/directory.ts'
import type { UserRow } from './store/tables/accounts.ts'
import type { TenantStore } from './store/tenant-store.ts'

export type UserRole = keyof typeof ROLES
export const userRoles = Object.keys(ROLES) as UserRole[]

export interface NewUser {
  userId: string
  email: string
  name: string
  role: UserRole
  /** Code of the company whose records the user sees; may be empty for a portal administrator, who sees those of all. */
  company: string
  modules: Schemas['ModuleAccess']
  preferences: Schemas['Preferences']
}

/** A user as people list them. */
export type ListedUser = Pick<
  UserRow,
  'userId' | 'name' | 'email' | 'customerId' | 'allowPortal' | 'forceChangePassword'
> & { role: UserRole; studio: StudioRight }

/** Nothing was changed; the reason is for the person who asked. */
export interface NotKept {
  reason: string
}

/** The users of one tenant and the companies that they belong to, for who operates the gateway. Each answers undefined when it was done. */
export interface TenantUsers {
  list(): Promise<ListedUser[]>
  /** A party that people choose in forms, and that users may belong to. */
  addCompany(company: NewCompany): Promise<NotKept | undefined>
  /** The password must be changed at the first sign-in: whoever adds a user knows it. */
  add(user: NewUser, password: string): Promise<NotKept | undefined>
  /** The same for one who lost it; ends the user's session. */
  setPassword(userId: string, password: string): Promise<NotKept | undefined>
  /** Lets the user in, or no longer: the session ends at once. */
  allow(userId: string, allowed: boolean): Promise<NotKept | undefined>
  /** Gives a right in the studio, or takes it. */
  studio(userId: string, right: StudioRight): Promise<NotKept | undefined>
  /** Lets one who has lost the app and the recovery codes sign in with the password alone; ends the session. */
  resetTwoStep(userId: string): Promise<NotKept | undefined>
  /** Takes a person out for good: nothing names them any more, and what they did stays without a name. */
  erase(userId: string): Promise<NotKept | undefined>
}

/**
 * Opens the store, without filling it, for work on a tenant's users; the gateway may run beside it over PostgreSQL.
 *
 * @throws GatewayRefusal when another process holds the store or it is newer than this program
 */
export async function withUsers<Result>(
  options: StoreOptions,
  tenantId: string,
  work: (users: TenantUsers) => Promise<Result>,
): Promise<Result | NotKept> {
  const connection = await connect(options)
  try {
    // Nobody waits for an answer: a large store may take its time, and a gateway that starts beside it.
    return await connection.unhurried(async (db) => {
      await migrate(db)
      const known = directory(db)
      const tenant = await known.tenantById(tenantId)
      if (tenant === undefined)
        return { reason: `The store knows no tenant ${tenantId}. It learns of a tenant when the gateway starts.` }
      return work(usersOf(known.tenant(tenantId), tenant.passwords))
    })
  } finally {
    await connection.close()
  }
}

/** Whoever has the command line has no name here; the trail says that it was there. */
const COMMAND = { reference: 'npm run users' }

function usersOf(store: TenantStore, rules: PasswordRules): TenantUsers {
  const { accounts, lookups } = store
  /** Notes what was done to a user, where it was. */
  const noted = async (
    event: 'created' | 'changed' | 'erased' | 'twoStepOff',
    userId: string,
    fields: string,
    isDone: (tx: TenantStore, storedId: string) => Promise<boolean>,
  ): Promise<boolean> =>
    store.transaction(async (tx) => {
      const before = await tx.accounts.find({ userId })
      // As another system wrote it.
      if (!(await isDone(tx, before?.userId ?? userId))) return false
      const recordId = before?.person ?? (await tx.accounts.find({ userId }))?.person ?? null
      await tx.trail.note({ event, happenedAt: new Date(), recordKind: 'user', recordId, fields, ...COMMAND })
      return true
    })

  const done = (changed: boolean, userId: string) => (changed ? undefined : { reason: `There is no user ${userId}.` })
  return {
    list: async () =>
      (await accounts.list()).map((user) => ({ ...user, role: roleOf(user), studio: studioRightOf(user) })),
    async addCompany(given) {
      const read = await readCompany(given, lookups)
      if ('errors' in read) return { reason: read.errors.map(({ message }) => message.en).join('\n') }
      const { company } = read
      const isNew = await store.transaction(async (tx) => {
        if (!(await tx.companies.add(company))) return false
        const record = { recordKind: 'company', recordId: company.code } as const
        await tx.trail.note({ event: 'created', happenedAt: new Date(), ...record, fields: '', ...COMMAND })
        return true
      })
      return isNew ? undefined : { reason: `There is a company ${company.code} already.` }
    },
    async add({ userId, email, name, role, company, modules, preferences }, password) {
      const wrong = complaint(userId, email, name) ?? weakness(password, rules)
      if (wrong !== undefined) return wrong
      const needsCompany = role !== 'portal-admin' || company !== ''
      if (needsCompany && (await lookups.partiesOf([company])).length === 0)
        return {
          reason: `The store has no company ${company}. Companies come first (npm run users -- company), then the users who belong to them.`,
        }
      const access = { modules, preferences, defaults: {}, allowPortal: true, forceChangePassword: true }
      const user = {
        userId,
        email: email.toLowerCase(),
        name: oneLine(name),
        address: null,
        customerId: company,
        ...ROLES[role],
        ...access,
      }
      const passwordHash = await hashPassword(password)
      const isNew = await noted(
        'created',
        userId,
        '',
        async (tx) => (await tx.accounts.add({ ...user, passwordHash })) !== undefined,
      )
      return isNew ? undefined : { reason: 'There is a user with this id or this e-mail address already.' }
    },
    async setPassword(userId, password) {
      return (
        weakness(password, rules) ??
        done(
          await noted('changed', userId, 'password', async (tx, storedId) =>
            tx.accounts.setPassword({ userId: storedId, passwordHash: await hashPassword(password), mustChange: true }),
          ),
          userId,
        )
      )
    },
    allow: async (userId, allowed) =>
      done(await noted('changed', userId, 'allowPortal', (tx, id) => tx.accounts.allow(id, allowed)), userId),
    studio: async (userId, right) =>
      done(
        await noted('changed', userId, 'studio', (tx, id) => tx.accounts.allowStudio(id, studioColumns(right))),
        userId,
      ),
    resetTwoStep: async (userId) => {
      const isOff = await noted('twoStepOff', userId, '', async (tx, id) => {
        if (!(await tx.secondFactors.remove(id))) return false
        await tx.accounts.closeSession(id)
        return true
      })
      return isOff ? undefined : { reason: `There is no user ${userId} who signs in with a code.` }
    },
    erase: async (userId) =>
      done(await noted('erased', userId, '', async (tx, id) => (await tx.trail.erase(id)) !== undefined), userId),
  }
}

/** A user id is what the sign-in form takes for one (frame §5). */
function complaint(userId: string, email: string, name: string): NotKept | undefined {
  if (!/^[A-Z0-9_-]+$/.test(userId))
    return {
      reason: 'A user id has letters, digits, _ and - only: one with @ or . would be taken for an e-mail address.',
    }
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return { reason: `${email} is no e-mail address.` }
  return oneLine(name) === '' ? { reason: 'The user needs a name.' } : undefined
}

function weakness(password: string, rules: PasswordRules): NotKept | undefined {
  const { shortest, longest, needs } = rules
  const parts = [`${shortest} to ${longest} characters`, ...needs.map((kind) => KINDS[kind])]
  return passwordFault(password, rules) === undefined
    ? undefined
    : { reason: `${CRITERIA_NOT_MET.en}: ${parts.join(', ')}; and none of the passwords that are tried first.` }
}

const KINDS = {
  upperCase: 'an upper-case letter',
  lowerCase: 'a lower-case letter',
  digit: 'a digit',
  special: 'one of !@#$%^&*()',
} as const
