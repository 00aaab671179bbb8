import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  checkWith,
  createScope,
  evaluate,
  getAt,
  holds,
  resolve,
  resolveCall,
  sessionFacts,
  setAt,
  toPayload,
  validate,
  wireFormats,
} from '../../../src/config/index.ts'
import type {
  ActionModel,
  CheckData,
  Condition,
  DisabledModel,
  FormModel,
  GridModel,
  JsonObject,
  Scope,
  ViewActionModel,
  ViewModel,
} from '../../../src/config/index.ts'
import { compileTenant, type CompiledTenant } from '../../../src/config/node.ts'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { readConfig } from '../../../src/tools/project/read.ts'
import type { Answered, Session, TestGateway } from '../support/gateway.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'

/** Of a list so many records are looked at: enough for each status. */
const MOST_RECORDS = 150
/** After so many of one status that offered nothing new the others of it are passed over. */
const ENOUGH = 5
const TENANTS = ['ACME', 'KAIYO']
const USERS = ['CUSTOMER', 'ADMIN', 'SUPPLIER', 'CUSTADMIN', 'LIMITED']

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const tenants = new Map<string, CompiledTenant>()

/** A tenant as it is compiled, once for all its people. */
function tenantOf(id: string): CompiledTenant {
  const tenant = tenants.get(id) ?? compileTenant(config, id).tenant
  if (tenant === undefined) throw new Error(`${id} does not compile`)
  tenants.set(id, tenant)
  return tenant
}

/** A person at the portal of a tenant: what the conditions of its JSON read, and their session. */
async function personOf(tenantId: string, userId: string) {
  const tenant = tenantOf(tenantId)
  const { body, status } = await gateway.call<Schemas['LoginResponse']>('login', {
    tenant: tenantId,
    body: { userId, password: PASSWORD, forceLogoff: true },
  })
  expect(status, `${userId} of ${tenantId} signs in`).toBe(200)
  const session: Session = { token: body.authToken, tenant: tenantId }
  const facts = { ...sessionFacts(body), tenant: tenantId }
  return {
    ...{ tenant, session, userId },
    /** What conditions read over a record, with its id in the address; a new one is not stored yet. */
    scopeOf: (record: JsonObject | undefined, id?: string, isNew = false): Scope =>
      createScope(
        { session: facts, tenant: tenant.head, address: { id } },
        { data: () => record ?? {}, record: () => (isNew ? undefined : record) },
      ),
  }
}
type Person = Awaited<ReturnType<typeof personOf>>

/** Calls an operation with the inputs that the page would send. */
function call(
  { session }: Person,
  operation: string,
  { path, query, body }: ReturnType<typeof resolveCall>,
  headers: Record<string, string> = {},
): Promise<Answered<JsonObject>> {
  const asked = { path: path as Record<string, string>, query: query as Record<string, string>, headers }
  return gateway.call<JsonObject>(operation as OperationId, {
    ...session,
    ...asked,
    ...(body !== undefined && { body }),
  })
}

/** The screens of records that the lists of a tenant lead to, where both are open to the person. */
function screensOf({ tenant, scopeOf }: Person): { list: GridModel; screen: FormModel | ViewModel; id: string }[] {
  const isOpen = (access: Condition | undefined): boolean => holds(access, scopeOf(undefined))
  const open = tenant.head.routes.filter(({ access }) => isOpen(access)).map(({ screen }) => screen)
  return Object.entries(tenant.screens).flatMap(([name, list]) => {
    if (list.kind !== 'grid' || list.open === undefined || !open.includes(name)) return []
    const drawer = tenant.head.drawers.find(({ id }) => id === list.open?.drawer)
    const screen = tenant.screens[drawer?.screen ?? '']
    const isForm = screen?.kind === 'form' || screen?.kind === 'view'
    return isForm && isOpen(drawer?.access) ? [{ list, screen, id: list.open.id }] : []
  })
}

/** Why nobody can press a button. */
const isUnusable = (disabled: readonly DisabledModel[] = [], scope: Scope): boolean =>
  disabled.some(({ when }) => evaluate(when, scope))

/** The actions of a screen that call the gateway and can be pressed over a record. */
function usable(screen: FormModel | ViewModel, scope: Scope): (ActionModel | ViewActionModel)[] {
  const isReadOnly = screen.kind === 'form' && !holds(screen.record.editable, scope)
  const actions: readonly (ActionModel | ViewActionModel)[] = screen.actions
  return actions.filter(
    (action) =>
      action.call !== undefined &&
      holds(action.visible, scope) &&
      !isUnusable(action.disabled, scope) &&
      (!isReadOnly || ('inReadOnly' in action && action.inReadOnly)),
  )
}

const checks = new WeakMap<FormModel, CheckData>()

/** The data rules of a form, compiled once. */
function checkOf(form: FormModel): CheckData {
  const known = checks.get(form)
  if (known !== undefined) return known
  const ajv = addFormats(
    new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, logger: false, formats: wireFormats }),
  )
  const check = checkWith(form, { [String(form.schema['$id'])]: ajv.compile(structuredClone(form.schema)) })
  checks.set(form, check)
  return check
}

/** What an action sends of a record; undefined where the page would stop it with messages at fields. */
function sentBy(
  screen: FormModel | ViewModel,
  action: ActionModel | ViewActionModel,
  record: JsonObject,
  scope: Scope,
) {
  if (screen.kind === 'view' || !('validate' in action)) return resolveCall(action, scope)
  const check = checkOf(screen)
  const isStopped =
    action.validate !== 'none' && validate(screen, record, scope, action.validate, check).messages.size > 0
  const typed: Scope = { get: (path) => (path === 'input' ? 'A reason' : scope.get(path)) }
  return isStopped ? undefined : { ...resolveCall(action, typed), body: toPayload(screen, record, typed, action).body }
}

/** The forms that the person may open for a new record. */
function newForms({ tenant, scopeOf }: Person): FormModel[] {
  const names = tenant.head.drawers
    .filter(({ access }) => holds(access, scopeOf(undefined)))
    .map(({ screen }) => screen)
  return [...new Set(names)].flatMap((name) => {
    const screen = tenant.screens[name]
    return screen?.kind === 'form' && Object.keys(screen.record.initial).length > 0 ? [screen] : []
  })
}

/** Presses each action that new records offer before anything is typed; answers which, and what of it the gateway refused. */
async function walkNew(person: Person) {
  const [pressed, refused]: [string[], string[]] = [[], []]
  for (const form of newForms(person)) {
    let record: JsonObject = {}
    for (const [path, rule] of Object.entries(form.record.initial))
      record = setAt(record, path, resolve(rule, person.scopeOf(record, 'new', true))) as JsonObject
    const scope = person.scopeOf(record, 'new', true)
    for (const action of usable(form, scope)) {
      const sent = sentBy(form, action, record, scope)
      if (sent === undefined) continue
      pressed.push(`${form.name} ${action.id}`)
      const answer = await call(person, action.call ?? '', sent)
      if (answer.status >= 300)
        refused.push(`${form.name} ${action.id}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
  }
  return { pressed, refused }
}

/** Presses each action once in each status over records of a list, one a record; answers what was offered, and what of it the gateway refused. */
async function walk(person: Person) {
  const [pressed, offered] = [new Set<string>(), new Set<string>()]
  const refused: string[] = []
  for (const { list, screen, id } of screensOf(person)) {
    const source = screen.kind === 'form' ? screen.record.load : screen.source
    if (source === undefined) continue
    const rows = await call(person, list.rows.operation, resolveCall(list.rows, person.scopeOf(undefined)))
    expect(rows.status, `${list.name} for ${person.userId}`).toBe(200)
    const statusField =
      (screen.kind === 'form' ? screen.record.status?.field : screen.status?.field) ?? 'templateStatus'
    const inVain = new Map<unknown, number>()
    for (const row of (getAt(rows.body, list.rows.at) as JsonObject[]).slice(0, MOST_RECORDS)) {
      const [recordId, listed] = [String(getAt(row, id)), getAt(row, statusField)]
      const tries = inVain.get(listed) ?? 0
      if (listed !== undefined && tries >= ENOUGH) continue
      inVain.set(listed, tries + 1)
      const loaded = await call(person, source.operation, resolveCall(source, person.scopeOf(undefined, recordId)))
      const record = getAt(loaded.body, source.at) as JsonObject
      const scope = person.scopeOf(record, recordId)
      const status = String(getAt(record, statusField) ?? '')
      const nameOf = (action: { id: string }): string => `${screen.name} ${status} ${action.id}`
      const actions = usable(screen, scope)
      for (const each of actions) offered.add(nameOf(each))
      const action = actions.find((each) => !pressed.has(nameOf(each)))
      const sent = action && sentBy(screen, action, record, scope)
      if (action === undefined || sent === undefined) continue
      const etag = loaded.headers.get('etag')
      const answer = await call(person, action.call ?? '', sent, etag === null ? {} : { 'If-Match': etag })
      // A refusal about single fields concerns this record; another one may do.
      if (answer.status === 400 && (answer.body['fieldErrors'] as unknown[] | undefined)?.length !== 0) continue
      pressed.add(nameOf(action))
      inVain.set(listed, 0)
      if (answer.status >= 300) refused.push(`${nameOf(action)}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
  }
  return { names: [...offered], refused }
}

// A second try would find other records: what was pressed has changed them.
describe('[NL-07] an action that a screen offers is one that the gateway accepts', { retry: 0 }, () => {
  const everywhere = new Set<string>()

  it.each(TENANTS.flatMap((tenant) => USERS.map((user) => [tenant, user] as const)))(
    'at %s for %s, in each status',
    async (tenant, user) => {
      const { names, refused } = await walk(await personOf(tenant, user))
      expect(refused).toEqual([])
      for (const name of names) everywhere.add(name)
    },
    120_000,
  )

  it.each(TENANTS.flatMap((tenant) => USERS.map((user) => [tenant, user] as const)))(
    'at %s for %s, over a record that is new',
    async (tenant, user) => {
      const { pressed, refused } = await walkNew(await personOf(tenant, user))
      expect(pressed).not.toEqual([])
      expect(refused).toEqual([])
    },
  )

  it('and each action was offered to somebody, in some status', async () => {
    const person = await personOf('ACME', 'ADMIN')
    const known = screensOf(person).flatMap(({ screen }) =>
      (screen.actions as readonly { id: string; call?: string }[])
        .filter(({ call: operation }) => operation !== undefined)
        .map(({ id }) => `${screen.name} ${id}`),
    )
    const offered = new Set([...everywhere].map((name) => name.replace(/ .* /, ' ')))
    // Pressed in tracking-links.test.ts and two-step.test.ts: they need shipments that links alone show, or a user with codes.
    const elsewhere = ['shipment makeLink', 'shipment endLinks', 'user resetTwoStep']
    expect(known.filter((name) => !offered.has(name) && !elsewhere.includes(name))).toEqual([])
  })
})
