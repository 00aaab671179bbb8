import { pictureOf, type Folder } from '../../changes/index.ts'
import { PASSWORD_RULES } from '../../config/index.ts'
import type { Schemas } from '../../contract/index.ts'
import type { OwnTenant } from '../../studio/host/api.ts'
import type { TenantChoices, TenantWish } from '../../studio/host/new-tenant.ts'
import type { Words } from '../ground/words.ts'
import { tenantFields } from '../opening/tenants.ts'
import { readCompany } from '../operation/company.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import { ROLES } from '../operation/roles.ts'
import { eventOf } from '../operation/trail.ts'
import { hashPassword, passwordFault } from '../session/passwords.ts'
import type { NewUserRow } from '../store/accounts/accounts.ts'
import type { Answer, StudioOperations } from './operations.ts'
import { currentVersion, folderOfVersion, type StudioCall } from './desk.ts'
import { ADDRESS_TAKEN, unsound } from './faults.ts'
import { doneBefore, noteDone } from '../operation/intents.ts'

type Choices = NonNullable<TenantChoices['choices']>

/** What the own tenant is called; and new tenants of the installation: from a few words to a portal that is served, with its first company and the first of its people. */
export const tenantOperations: StudioOperations = {
  tenant: {
    right: 'configure',
    run: ({ tenant: { id, name } }) => Promise.resolve({ id, name } satisfies OwnTenant),
  },
  'tenants/choices': {
    right: 'configure',
    async run(call): Promise<TenantChoices> {
      const { user, works, store } = call
      if (!user.mayBeginTenants) return {}
      const own = await ownFolder(call)
      const [choices, countries] = await Promise.all([works.choices(own), store.lookups.countries()])
      return { choices: { ...(choices as Omit<Choices, 'countries'>), countries: countries.map(({ code }) => code) } }
    },
  },
  'tenants/create': {
    right: 'tenants',
    needs: ['newTenant'],
    run: (call) =>
      call.body.newTenant === undefined ? Promise.resolve(invalid([])) : begin(call, call.body.newTenant),
  },
}

async function begin(call: StudioCall, wish: TenantWish): Promise<Answer> {
  const { store, works, directory } = call
  // Looked for first: where the same call has taken them by then, what came of it is known.
  const ofId = await directory.tenantById(wish.id)
  const ofUrl = await directory.tenantByUrl(wish.url)
  const before = await doneBefore<{ url: string }>(call)
  if (before !== undefined) return 'done' in before ? before.done : before
  if (passwordFault(wish.user.password, PASSWORD_RULES) !== undefined)
    return invalid([{ field: 'password', message: WEAK.en }], WEAK)
  const logo = wish.logo === undefined ? undefined : pictureOf(wish.logo)
  if (logo !== undefined && 'en' in logo) return invalid([{ field: 'logo', message: logo.en }], logo)
  const read = await readCompany(wish.company, store.lookups)
  if ('errors' in read)
    return invalid(
      read.errors.map(({ field, message }) => ({ field: `company.${field}`, message })),
      read.errors[0]?.message,
    )
  const { company } = read
  if (ofId !== undefined) return refuse('conflict', { obstacle: ID_TAKEN })
  if (ofUrl !== undefined) return refuse('conflict', { obstacle: ADDRESS_TAKEN })
  // Rights hold for the own tenant alone: no other one is read.
  if (wish.from !== undefined && wish.from !== call.tenant.id) return refuse('forbidden')
  const from = wish.from === undefined ? undefined : await ownFolder(call)
  const now = call.now()
  const folder = await works.begun(wish, logo, now, from)
  if (folder === undefined) return refuse('conflict', { obstacle: ID_TAKEN })
  const made = await works.build(wish.id, folder)
  if ('findings' in made) return unsound(made.findings)
  const [base, administrator] = await Promise.all([works.base(), administratorOf(wish, company.code)])
  const done = { url: wish.url }
  const isNew = await call.addTenant(made.built.head, now, async (fresh, storeOf) => {
    // Who did it is no user of that tenant: there the trail names nobody, in the own tenant it does.
    const event = (what: Parameters<typeof eventOf>[1]) =>
      fresh.trail.note(eventOf({ user: undefined, now, source: call.source }, what))
    const number = await fresh.versions.add(made.folder, { over: null, madeAt: now, person: null, name: '', why: '' })
    await fresh.versions.keepBuild({ number, base, files: made.built.files, now })
    await fresh.versions.publish(number, tenantFields(made.built.head))
    await event({ event: 'published', kind: 'version', id: String(number) })
    if (!(await fresh.companies.add(company))) throw new Error('The first company of a new tenant is there already')
    await event({ event: 'created', kind: 'company', id: company.code })
    const user = await fresh.accounts.add(administrator)
    if (user === undefined) throw new Error('The first user of a new tenant is there already')
    await event({ event: 'created', kind: 'user', id: user.person })
    const own = storeOf(call.tenant.id)
    await own.trail.note(eventOf({ ...call, now }, { event: 'created', kind: 'tenant', id: wish.id }))
    await noteDone(call, own, done)
  })
  if (isNew) return done
  const meanwhile = await doneBefore<typeof done>(call)
  if (meanwhile !== undefined) return 'done' in meanwhile ? meanwhile.done : meanwhile
  return refuse('conflict', { obstacle: ADDRESS_TAKEN })
}

/** The folder of the own tenant as it is published. */
async function ownFolder(call: StudioCall): Promise<Folder> {
  return folderOfVersion(call, call.tenant.id, await currentVersion(call, call.tenant.id))
}

/** The first of a tenant's people: everything is open, and the studio up to publishing. */
async function administratorOf(
  { user: { userId, email, name, password } }: TenantWish,
  customerId: string,
): Promise<NewUserRow> {
  const modules: Required<Schemas['ModuleAccess']> = {
    'CP-QUOTE': true,
    'CP-BOOKING': true,
    'CP-TRACKANDTRACE': true,
    'CP-BOOKINGTEMPLATE': true,
    'CP-INLANDWIDGET': true,
  }
  return {
    userId,
    email: email.toLowerCase(),
    name: name.trim(),
    address: null,
    customerId,
    ...ROLES['portal-admin'],
    mayConfigure: true,
    mayPublish: true,
    allowPortal: true,
    forceChangePassword: true,
    modules,
    preferences: { BILLING_ACCESS: 'Y', DO_ACCESS: 'Y', DOCUMENT_UPLOAD: 'Y' },
    defaults: {},
    passwordHash: await hashPassword(password),
  }
}

const WEAK: Words = {
  en: 'The first password has 8 to 30 characters: an upper-case and a lower-case letter, a digit and one of !@#$%^&*(), and is none of those that are tried first.',
  ja: '最初のパスワードは8～30文字で、英大文字、英小文字、数字、!@#$%^&*() のいずれかを含み、推測されやすいものは使えません。',
}
const ID_TAKEN: Words = {
  en: 'There is a tenant with this id already.',
  ja: 'このIDのテナントはすでにあります。',
}
