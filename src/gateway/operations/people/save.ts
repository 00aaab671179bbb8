import type { Schemas } from '../../../contract/index.ts'
import type { Words } from '../../ground/words.ts'
import { oneLine } from '../../ground/one-line.ts'
import { without } from '../../ground/without.ts'
import type { OwedLetter } from '../../mail/owed.ts'
import type { SignedInCall } from '../../operation/operation.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { FieldErrors, Refusal, Reply } from '../../operation/reply.ts'
import type { StudioRight } from '../../operation/studio-rights.ts'
import { changedFields, eventOf } from '../../operation/trail.ts'
import { etagOf, preconditionFault, wantedRecord } from '../../operation/versions.ts'
import { hashPassword } from '../../session/passwords.ts'
import { newToken } from '../../session/tokens.ts'
import { capitals } from '../../store/database/capitals.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { personOf, readPerson } from './document.ts'
import { endOfInvitation } from './invitation.ts'
import type { Administered, Rights } from './rights.ts'
import {
  administeredBy,
  beyond,
  changedColumns,
  columnsOf,
  isAdministered,
  plainly,
  rightsOf,
  takenOver,
  withOwnLimits,
} from './rights.ts'

type Call = SignedInCall<'saveUser'>

const OWN_RIGHTS: Words = {
  en: 'Nobody changes their own rights. Ask another administrator.',
  ja: 'ご自身の権限は変更できません。ほかの管理者に依頼してください。',
}
const LAST_ADMINISTRATOR: Words = {
  en: 'This is the last portal administrator.',
  ja: '最後のポータル管理者です。',
}
const TAKEN: Words = { en: 'Somebody else has this already.', ja: 'すでに使用されています。' }
const UNKNOWN_COMPANY: Words = { en: 'There is no such customer', ja: '該当する顧客がありません' }
const REQUIRED: Words = { en: 'Please enter the value', ja: '値を入力してください' }
const NO_ADDRESS: Words = {
  en: 'No invitation can be sent: the portal does not know its own address (PORTAL_URL).',
  ja: '招待メールを送信できません。ポータルのアドレス (PORTAL_URL) が設定されていません。',
}

/** Adds a user, who is invited by a letter, or changes one. What is refused changes nothing. */
export async function saveUser(call: Call): Promise<Reply<'saveUser'>> {
  if (administeredBy(call.user) === undefined) return refuse('forbidden')
  const { unId } = call.input.body
  return unId === undefined ? add(call) : change(call, unId)
}

/**
 * Who calls, with the rights of now, and whom they administer; undefined for nobody any more. Two administrators who demote each other at
 * once must not both find the other one there, nor keep the right that the other one took: nobody else changes rights until the transaction ends.
 */
async function administratorIn(
  tx: TenantStore,
  { user: { userId } }: Call,
): Promise<Pick<Change, 'administrator' | 'administered'> | undefined> {
  await tx.accounts.lockRights()
  const administrator = await tx.accounts.find({ userId })
  const administered = administrator?.allowPortal === true ? administeredBy(administrator) : undefined
  return administrator && administered && { administrator, administered }
}

async function add(call: Call): Promise<Reply<'saveUser'>> {
  const { input, portalOrigin, post, tenant, now } = call
  const { body } = input
  // Nobody knows the first password; the letter's link sets one.
  const passwordHash = await hashPassword(newToken())
  const added = await call.store.transaction(async (tx): Promise<{ reply: Reply<'saveUser'>; letter?: OwedLetter }> => {
    const by = await administratorIn(tx, call)
    if (by === undefined) return { reply: refuse('forbidden') }
    const rights = withOwnLimits(rightsIn(body, by.administered), by.administrator)
    const errors = [
      ...missing(body),
      ...beyond(by.administrator, by.administered, rights),
      ...(await companyErrors(rights, tx)),
    ]
    if (errors.length > 0) return { reply: invalid(errors) }
    if (portalOrigin === undefined) return { reply: refuse('conflict', { obstacle: NO_ADDRESS }) }
    const { userId = '', email = '', name = '' } = body
    const row = await tx.accounts.add({
      userId,
      email: email.toLowerCase(),
      name: oneLine(name),
      address: null,
      passwordHash,
      forceChangePassword: false,
      defaults: {},
      ...columnsOf(rights),
    })
    if (row === undefined) return { reply: invalid(await takenBy(tx, userId, email)) }
    await tx.trail.note(eventOf(call, { event: 'created', kind: 'user', id: row.person }))
    const letter = await tx.letters.keep(
      {
        kind: 'invitation',
        addressee: row.userId,
        page: portalOrigin,
        language: tenant.language,
        until: endOfInvitation(now),
      },
      now,
    )
    await tx.trail.note(eventOf(call, { event: 'invited', kind: 'user', id: row.person }))
    return { reply: { status: 201, body: { data: await readPerson(tx, row) }, etag: etagOf(row) }, letter }
  })
  const { letter } = added
  // Not before the user is there for good.
  if (letter !== undefined) post.post(letter)
  return added.reply
}

async function change(call: Call, unId: string): Promise<Reply<'saveUser'>> {
  const { now } = call
  return call.store.transaction(async (tx): Promise<Reply<'saveUser'>> => {
    const by = await administratorIn(tx, call)
    if (by === undefined) return refuse('forbidden')
    const { administrator, administered } = by
    const row = await tx.accounts.findPersonForUpdate(unId)
    if (row === undefined || !isAdministered(administered, row)) return refuse('not-found')
    const fault = await preconditionFault(call, row, () => readPerson(tx, row))
    if (fault !== undefined) return fault
    const before = rightsOf(row)
    const stored: Schemas['User'] = without(personOf(row, undefined), 'lastUpdated')
    const wanted = wantedRecord(call.input, stored)
    const rights = rightsIn(wanted, administered, before.studio)
    const refused = await refusalOf({ administrator, administered, row, before, rights, wanted }, tx)
    if (refused !== undefined) return refused
    const { email = '', name = '' } = wanted
    const fields = {
      email: email.toLowerCase(),
      name: oneLine(name),
      ...changedColumns(before, rights),
      updatedAt: now,
    }
    const isShutOut = before.allowPortal && !rights.allowPortal
    // A link that lies in a mailbox which is not the user's, or no more, opens nothing.
    const ends = isShutOut ? 'session' : fields.email === row.email.toLowerCase() ? undefined : 'link'
    const changed = await tx.accounts.changePerson(row.userId, fields, ends)
    if (changed === undefined) return invalid([{ field: 'email', message: TAKEN }])
    const names = changedFields(stored, without(personOf(changed, undefined), 'lastUpdated'))
    if (names.length > 0)
      await tx.trail.note(eventOf(call, { event: 'changed', kind: 'user', id: row.person, fields: names }))
    return { status: 200, body: { data: await readPerson(tx, changed) }, etag: etagOf(changed) }
  })
}

interface Change {
  administrator: UserRow
  administered: Administered
  row: UserRow
  before: Rights
  rights: Rights
  wanted: Schemas['User']
}

async function refusalOf(
  { administrator, administered, row, before, rights, wanted }: Change,
  store: TenantStore,
): Promise<Refusal | undefined> {
  if (row.userId === administrator.userId && changedFields(before, rights).length > 0)
    return refuse('conflict', { obstacle: OWN_RIGHTS })
  const errors = [
    ...missing({ userId: row.userId, ...wanted }),
    ...(capitals(wanted.userId ?? row.userId) === capitals(row.userId)
      ? []
      : [{ field: 'userId', message: 'is never changed' }]),
    ...beyond(administrator, administered, rights, before),
    ...takenOver(administrator, administered, row, (wanted.email ?? '').toLowerCase()),
    ...(await companyErrors(rights, store)),
  ]
  if (errors.length > 0) return invalid(errors)
  const isAdministrator = ({ role, allowPortal }: Rights) => role === 'portal-admin' && allowPortal
  if (isAdministrator(before) && !isAdministrator(rights) && (await store.accounts.countAdministrators()) === 1)
    return refuse('conflict', { obstacle: LAST_ADMINISTRATOR })
  return undefined
}

/**
 * The rights that a body asks for; the people of a customer administrator belong to the same company. Not every form has the right in the
 * studio: without a word about it, it stays as it is.
 */
function rightsIn(body: Schemas['User'], administered: Administered, before: StudioRight = 'none'): Rights {
  const { role = 'customer', customerId = '', allowPortal = true, studio = before } = body
  const { modules = {}, preferences = {} } = body
  const company = 'company' in administered && customerId === '' ? administered.company : customerId
  return { role, customerId: company, allowPortal, studio, ...plainly(modules, preferences) }
}

function missing({ userId, name, email }: Schemas['User']): FieldErrors {
  const given = { userId, name, email }
  return Object.entries(given).flatMap(([field, value]) =>
    oneLine(value ?? '') === '' ? [{ field, message: REQUIRED }] : [],
  )
}

/** A customer has a company; a supplier without one sees what it made itself, a portal administrator needs none. */
async function companyErrors({ role, customerId }: Rights, { lookups }: TenantStore): Promise<FieldErrors> {
  if (customerId === '')
    return role === 'supplier' || role === 'portal-admin' ? [] : [{ field: 'customerId', message: REQUIRED }]
  const known = await lookups.partiesOf([customerId])
  return known.length > 0 ? [] : [{ field: 'customerId', message: UNKNOWN_COMPANY }]
}

async function takenBy({ accounts }: TenantStore, userId: string, email: string): Promise<FieldErrors> {
  const id = (await accounts.find({ userId })) === undefined ? [] : ['userId']
  const address = (await accounts.find({ email })) === undefined ? [] : ['email']
  return [...id, ...address].map((field) => ({ field, message: TAKEN }))
}
