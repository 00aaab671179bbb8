import type { Schemas } from '../../../contract/index.ts'
import { without } from '../../ground/without.ts'
import { filledOnly } from '../../operation/lists.ts'
import { capitals } from '../../store/database/capitals.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import type { NamedEvent } from '../../store/trail/trail.ts'
import { rightsOf } from './rights.ts'

/** A user as administrators read it, but for its history. */
export function personOf(row: UserRow, customerName: string | undefined) {
  const { person, userId, name, email } = row
  const { role, customerId, allowPortal, studio, modules, preferences } = rightsOf(row)
  return {
    unId: person,
    userId: capitals(userId),
    name,
    email,
    role,
    customerId,
    ...filledOnly({ customerName }),
    allowPortal,
    studio,
    modules,
    preferences,
    lastUpdated: row.updatedAt.toISOString(),
  } satisfies Schemas['User']
}

/** The same with what was done to it, by whom; not from where: a customer's administrator is told nothing of the networks of those who keep the portal. */
export async function readPerson(
  { trail, lookups, secondFactors }: TenantStore,
  row: UserRow,
): Promise<Schemas['User']> {
  const names = await companyNames(lookups, [row])
  const factor = await secondFactors.find(row.userId)
  const history = await trail.ofRecord('user', row.person)
  return {
    ...personOf(row, names.get(row.customerId)),
    twoStepSignIn: factor !== undefined,
    history: history.map((event) => without(wireEvent(event), 'network', 'reference')),
  }
}

/** Names of the companies of users, by their codes. */
export async function companyNames(
  lookups: TenantStore['lookups'],
  users: readonly Pick<UserRow, 'customerId'>[],
): Promise<ReadonlyMap<string, string>> {
  const codes = new Set(users.map(({ customerId }) => customerId))
  return new Map((await lookups.partiesOf([...codes])).map(({ code, name }) => [code, name]))
}

/** An event of the trail as the contract has it. */
export function wireEvent({
  id,
  happenedAt,
  event,
  recordKind,
  recordId,
  recordUserId,
  ...row
}: NamedEvent): Schemas['TrailEvent'] {
  const { fields, userId, userName, network, reference } = row
  return {
    id: String(id),
    at: happenedAt.toISOString(),
    event,
    ...filledOnly({
      userId,
      userName,
      recordKind,
      // Whoever was erased has no name left: the event says that it was a user.
      recordId: recordKind === 'user' ? recordUserId : recordId,
      fields: fields === '' ? null : fields,
      network,
      reference,
    }),
  }
}
