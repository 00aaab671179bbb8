import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { operations, PRECONDITION_FAILED } from '../../../src/contract/index.ts'
import { draft } from '../support/booking-examples.ts'
import { day } from '../support/days.ts'
import { ofPreconditions } from '../support/documented.ts'
import type { Answered, Asked, Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { codes, draftQuote } from '../support/quote-examples.ts'

let gateway: TestGateway
let customer: Session
let admin: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
})
afterAll(() => gateway.close())

/** A record that several people may write. */
interface Written {
  read(): Promise<Answered<object>>
  /** Writes a text into it. */
  write(text: string, ifMatch?: string): Promise<Answered<Schemas['Problem'] & { data?: object }>>
  /** Writes it with a body that lacks the text. */
  lessen(ifMatch?: string): Promise<Answered<object>>
}

const asked = (session: Session, ifMatch: string | undefined): Asked => ({
  ...session,
  headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
})

async function request(
  at: TestGateway,
  session: Session,
  [save, read]: [OperationId, OperationId],
  made: Asked,
  changed: (unId: string, text: string | undefined) => object,
): Promise<Written> {
  const { body } = await at.call<{ data: { unId?: string } }>(save, { ...session, ...made })
  const id = body.data.unId ?? ''
  return {
    read: () => at.call(read, { ...session, path: { id } }),
    write: (text, ifMatch) => at.call(save, { ...made, ...asked(session, ifMatch), body: changed(id, text) }),
    lessen: (ifMatch) => at.call(save, { ...made, ...asked(session, ifMatch), body: changed(id, undefined) }),
  }
}

const template: Schemas['BookingTemplate'] = { funcCode: '9', templateName: 'Fruit', bizType: 'SE' }
const layout: Schemas['WidgetPreference'] = {
  tenant: 'ACME',
  userId: 'ADMIN',
  noOfRows: 1,
  noOfColumns: 1,
  widgetDetails: [
    {
      dataSource: 'booking',
      layouts: [{ widgetId: '11', groupBy: 'user', widgetType: 'donut', widgetName: 'One', dateFilter: 'last30Days' }],
    },
  ],
}
const person: Schemas['User'] = {
  ...{ userId: 'VERSIONED', name: 'Vera', email: 'vera@acme.example', role: 'customer', customerId: 'PACFRT01' },
  ...{ allowPortal: true, modules: {}, preferences: {} },
}
const S = { query: { action: 'S' } }

/** A new record of each kind that has a version, by the operation that writes it. */
const RECORDS: {
  [Id in OperationId]?: (at: TestGateway, who: { customer: Session; admin: Session }) => Promise<Written>
} = {
  saveBooking: (at, who) =>
    request(at, who.customer, ['saveBooking', 'getBooking'], { ...S, body: draft }, (unId, commodity) => ({
      ...draft,
      funcCode: '5',
      unId,
      commodity,
    })),
  saveQuote: (at, who) =>
    request(at, who.customer, ['saveQuote', 'getQuote'], { body: draftQuote }, (unId, comm) => ({
      ...draftQuote,
      funcCode: '5',
      unId,
      comm,
    })),
  saveTemplate: (at, who) =>
    request(at, who.customer, ['saveTemplate', 'getTemplate'], { ...S, body: template }, (unId, commodity) => ({
      ...template,
      funcCode: '5',
      unId,
      commodity,
    })),
  saveUser: (at, who) =>
    request(at, who.admin, ['saveUser', 'getUser'], { body: person }, (unId, name = 'Vera') => ({
      ...person,
      unId,
      name,
    })),
  saveWidgetPreferences: (at, { admin: owner }) =>
    Promise.resolve({
      read: () => at.call('getWidgetPreferences', owner),
      write: (widgetName, ifMatch) => {
        const [details] = layout.widgetDetails
        const layouts = (details?.layouts ?? []).map((one) => ({ ...one, widgetName }))
        const body = { ...layout, widgetDetails: [{ ...details, layouts }] }
        return at.call('saveWidgetPreferences', { ...asked(owner, ifMatch), body })
      },
      lessen: (ifMatch) => at.call('saveWidgetPreferences', { ...asked(owner, ifMatch), body: layout }),
    }),
  saveUserSetting: async (at, { customer: owner }) => {
    const path = { name: 'versions.tried' }
    const write = (text: string | undefined, ifMatch?: string) =>
      at.call<Schemas['Problem'] & { data?: object }>('saveUserSetting', {
        ...asked(owner, ifMatch),
        path,
        body: { value: { ...(text !== undefined && { text }) } },
      })
    await write('FIRST')
    return {
      read: () => at.call('getUserSetting', { ...owner, path }),
      write,
      lessen: (ifMatch) => write(undefined, ifMatch),
    }
  },
}
const kinds = Object.entries(RECORDS)
const tagOf = ({ headers }: Answered) => headers.get('etag') ?? ''

it('every operation that writes a record of a version is tried here', () => {
  const versioned = (Object.keys(operations) as OperationId[]).filter((id) => 'versioned' in operations[id])
  expect(Object.keys(RECORDS).sort()).toEqual(versioned.sort())
})

describe.each(kinds)('[HD-18] [NL-02] the version of a record that %s writes', (_id, made) => {
  let record: Written
  beforeAll(async () => {
    record = await made(gateway, { customer, admin })
  })

  it('is read with it, stays while nothing is written, and is another after each write, without a change too', async () => {
    const first = tagOf(await record.read())
    expect(first).toMatch(/^"[^"]+"$/)
    expect(tagOf(await record.read())).toBe(first)
    const written = await record.write('APPLES')
    const second = tagOf(written)
    expect(second).not.toBe(first)
    expect(tagOf(await record.read())).toBe(second)
    expect(tagOf(await record.write('APPLES'))).not.toBe(second)
  })

  it('that was read is written, one that has changed since is not: the answer is the record as it is now', async () => {
    const version = tagOf(await record.read())
    const first = await record.write('APPLES', version)
    expect(first.status).toBeLessThan(300)
    const refused = await record.write('ORANGES', version)
    const now = await record.read()
    expect([refused.status, refused.body.code, tagOf(refused)]).toEqual([412, PRECONDITION_FAILED, tagOf(first)])
    expect(refused.body.current).toEqual(now.body)
    expect(JSON.stringify(now.body)).toContain('APPLES')
    expect((await record.write('ORANGES', tagOf(refused))).status).toBeLessThan(300)
  })

  it('may be any, or one of several; a weak tag is none', async () => {
    const version = async () => tagOf(await record.read())
    expect((await record.write('ONE', '*')).status).toBeLessThan(300)
    expect((await record.write('TWO', `"other", ${await version()}`)).status).toBeLessThan(300)
    expect((await record.write('THREE', `W/${await version()}`)).status).toBe(412)
    expect((await record.write('THREE', '"other", "another"')).status).toBe(412)
    expect((await record.write('THREE', 'no tag')).status).toBe(400)
  })

  it('of two writers at once is written by one', async () => {
    const version = tagOf(await record.read())
    const answers = await Promise.all(['LEFT', 'RIGHT'].map((text) => record.write(text, version)))
    expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true])
    expect(answers.some(({ status }) => status === 412)).toBe(true)
  })

  it('need not be named', async () => {
    expect((await record.write('UNSEEN')).status).toBeLessThan(300)
  })
})

// A layout is written whole, and of a user nothing that is text may be missing.
const WHOLE = ['saveWidgetPreferences', 'saveUser', 'saveUserSetting']
describe.each(kinds.filter(([id]) => !WHOLE.includes(id)))(
  '[HD-18] [NL-02] a body that lacks fields, of a record that %s writes',
  (_id, made) => {
    it('erases them with the version that was read alone: else they stay', async () => {
      const record = await made(gateway, { customer, admin })
      const version = tagOf(await record.write('APPLES'))
      const has = async () => JSON.stringify((await record.read()).body).includes('APPLES')
      expect((await record.lessen()).status).toBe(200)
      expect(await has()).toBe(true)
      expect((await record.lessen('*')).status).toBe(200)
      expect(await has()).toBe(true)
      expect((await record.lessen(version)).status).toBe(412)
      expect((await record.lessen(tagOf(await record.read()))).status).toBe(200)
      expect(await has()).toBe(false)
    })
  },
)

describe('[HD-18] [NL-02] a gateway that is set to demand versions', () => {
  let strict: TestGateway
  beforeAll(async () => {
    strict = await testGateway({ requireIfMatch: true })
  })
  afterAll(() => strict.close())

  it('takes new records without, and refuses to write one that exists', async () => {
    const who = { customer: await strict.signIn('CUSTOMER'), admin: await strict.signIn('ADMIN') }
    for (const [id, made] of kinds) {
      const record = await made(strict, who)
      const version = tagOf(await record.read())
      expect([id, (await record.write('APPLES')).status]).toEqual([id, 428])
      expect([id, tagOf(await record.read())]).toEqual([id, version])
      expect([id, (await record.write('APPLES', version)).status < 300]).toEqual([id, true])
    }
    for (const status of strict.seen) gateway.seen.add(status)
  })
})

describe('[HD-18] [NL-02] one record, two tabs', () => {
  /** An offer that can be accepted for some days yet. */
  async function offer(): Promise<string> {
    const query = { QuoteStatus: 'T' }
    const { body } = await gateway.call<Schemas['QuoteList']>('listQuotes', { ...customer, query })
    return body.data.find(({ expirationDate = '99991231' }) => expirationDate > day(2))?.unId ?? ''
  }
  const act = (unId: string, action: keyof typeof codes, ifMatch?: string) =>
    gateway.call('saveQuote', { ...asked(customer, ifMatch), body: { unId, ...codes[action] } })
  const read = (id: string) => gateway.call<Schemas['Quote']>('getQuote', { ...customer, path: { id } })

  it('accepts an offer and rejects it at once: one of them is done, the other one sees what was', async () => {
    const id = await offer()
    const version = tagOf(await read(id))
    const answers = await Promise.all([act(id, 'accept', version), act(id, 'reject', version)])
    const statuses = answers.map(({ status }) => status)
    expect([...statuses].sort()).toEqual([200, 412])
    const { body } = await read(id)
    expect(body.status).toBe(statuses[0] === 200 ? 'Q' : 'R')
    const refused = answers.find(({ status }) => status === 412)
    expect(refused?.body.current).toEqual(body)
    expect(refused?.body.message).toMatch(/cannot be (accepted|rejected)\./)
  })

  it('without versions the other one is refused by the status', async () => {
    const id = await offer()
    const answers = await Promise.all([act(id, 'accept'), act(id, 'reject')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('deletes a booking only as it was read', async () => {
    const { body } = await gateway.call<Schemas['BookingReply']>('saveBooking', { ...customer, ...S, body: draft })
    const unId = body.data.unId ?? ''
    const get = () => gateway.call('getBooking', { ...customer, path: { id: unId } })
    const version = tagOf(await get())
    await gateway.call('saveBooking', { ...customer, ...S, body: { ...draft, funcCode: '5', unId } })
    const remove = (ifMatch: string) =>
      gateway.call('saveBooking', {
        ...asked(customer, ifMatch),
        query: { action: 'D' },
        body: { funcCode: '1', unId },
      })
    expect((await remove(version)).status).toBe(412)
    expect((await remove(tagOf(await get()))).status).toBe(200)
    expect((await remove('*')).status).toBe(404)
  })
})

it('has shown every documented status of preconditions', () => {
  expect(ofPreconditions().filter((one) => !gateway.seen.has(one))).toEqual([])
})
