import type { SignedInCall } from '../../operation/operation.ts'
import { invalid, refuse } from '../../operation/refusals.ts'
import type { FieldErrors, Reply } from '../../operation/reply.ts'
import { changedFields, eventOf } from '../../operation/trail.ts'
import { etagOf, preconditionFault, wantedRecord } from '../../operation/versions.ts'
import { templateIds } from '../../store/database/numbers.ts'
import type { UserRow } from '../../store/tables/accounts.ts'
import type { TemplateRow } from '../../store/tables/requests.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { templateColumns, templateDocument, templateOf, templateViewer } from './document.ts'

type Call = SignedInCall<'saveTemplate'>
type Customer = Pick<TemplateRow, 'customerId' | 'customerName'>

/** LookupType of parties that can be a customer. */
const CUSTOMER_ROLE = 17

/** Creates a template, or replaces one of the user's own (administrators: any). Enabling and disabling is such a save. */
export async function saveTemplate(call: Call): Promise<Reply<'saveTemplate'>> {
  const { body } = call.input
  const errors = codeErrors(body)
  if (errors.length > 0) return invalid(errors)
  return body.unId === undefined ? create(call) : update(call, body.unId)
}

/** Function codes that contradict the id (forms §4). What else is wrong with a template, the tenant's form says. */
function codeErrors(body: Call['input']['body']): FieldErrors {
  const errors: FieldErrors = []
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) errors.push({ field, message })
  }
  const isNew = body.unId === undefined
  expect(body.funcCode !== '9' || isNew, 'unId', 'A template with an id is not created anew (function code 9)')
  expect(body.funcCode !== '5' || !isNew, 'unId', 'An update (function code 5) names the template')
  expect(body.funcCode !== '1', 'funcCode', 'A template is disabled, not deleted')
  return errors
}

async function create(call: Call): Promise<Reply<'saveTemplate'>> {
  const { input, user, store, now } = call
  const { body } = input
  return store.transaction(async (within): Promise<Reply<'saveTemplate'>> => {
    const customer = await customerOf(body.customer, user, within)
    if (customer === undefined) return UNKNOWN_CUSTOMER
    const ids = templateIds(await within.templates.nextNumber())
    const document = templateDocument(body, ids.unId)
    const row = await within.templates.insert({
      ...ids,
      templateName: (body.templateName ?? '').trim(),
      status: body.templateStatus ?? 'A',
      isPrivate: body.isPrivate ?? 1,
      ownerId: user.userId,
      ...customer,
      ...templateColumns(document),
      createdAt: now,
      updatedAt: now,
      trail: { createdDate: now.toISOString(), createdBy: user.userId, ...updatedBy(user, now) },
      document,
    })
    await within.trail.note(eventOf(call, { event: 'created', kind: 'template', id: ids.unId }))
    return { status: 201, body: { data: templateOf(row, user) }, etag: etagOf(row) }
  })
}

async function update(call: Call, unId: string): Promise<Reply<'saveTemplate'>> {
  const { body } = call.input
  const { user, now } = call
  return call.store.transaction(async (within): Promise<Reply<'saveTemplate'>> => {
    const row = await within.templates.findForUpdate(unId, templateViewer(user))
    if (row === undefined) return refuse('not-found')
    if (row.ownerId !== user.userId && !user.isPortalAdmin) return refuse('not-the-owner')
    const fault = await preconditionFault(call, row, () => Promise.resolve(templateOf(row, user)))
    if (fault !== undefined) return fault
    const chosen = user.isPortalAdmin ? body.customer : undefined
    const customer = chosen === undefined ? row : await customerOf(chosen, user, within)
    if (customer === undefined) return UNKNOWN_CUSTOMER
    const wanted = wantedRecord(call.input, row.document)
    const document = templateDocument(wanted, unId)
    const changes = {
      templateName: (wanted.templateName ?? '').trim(),
      status: body.templateStatus ?? row.status,
      isPrivate: body.isPrivate ?? row.isPrivate,
      customerId: customer.customerId,
      customerName: customer.customerName,
      ...templateColumns(document),
      updatedAt: now,
      trail: { ...row.trail, ...updatedBy(user, now) },
      document,
    }
    const changed = await within.templates.update(unId, changes)
    const state = ({ templateName, status, isPrivate, customerId }: TemplateRow) => ({
      templateName,
      status,
      isPrivate,
      customerId,
    })
    const fields = [...changedFields(row.document, changed.document), ...changedFields(state(row), state(changed))]
    await within.trail.note(
      eventOf(call, { event: 'changed', kind: 'template', id: unId, fields: [...new Set(fields)] }),
    )
    return { status: 200, body: { data: templateOf(changed, user) }, etag: etagOf(changed) }
  })
}

const UNKNOWN_CUSTOMER = invalid([
  { field: 'customer', message: { en: 'There is no such customer', ja: '該当する顧客がありません' } },
])

/** Whose template it is: the customer an administrator chose, else the user's own company. Undefined for an unknown one. */
async function customerOf(
  chosen: string | undefined,
  user: UserRow,
  store: TenantStore,
): Promise<Customer | undefined> {
  const code = user.isPortalAdmin && chosen !== undefined && chosen !== '' ? chosen : user.customerId
  const [party] = await store.lookups.partiesOf([code])
  if (party?.roles.includes(CUSTOMER_ROLE) === true) return { customerId: party.code, customerName: party.name }
  return code === user.customerId ? { customerId: code, customerName: code } : undefined
}

function updatedBy(user: UserRow, now: Date) {
  return { lastUpdatedDate: now.toISOString(), lastUpdatedBy: user.userId }
}
