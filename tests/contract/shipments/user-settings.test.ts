import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

let gateway: TestGateway
let customer: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
})
afterAll(() => gateway.close())

type Setting = Schemas['UserSetting'] & Schemas['Problem']

const read = (name: string, session = customer) =>
  gateway.call<Setting>('getUserSetting', { ...session, path: { name } })
const save = (name: string, value: object, session = customer, ifMatch?: string) =>
  gateway.call<Setting>('saveUserSetting', {
    ...session,
    path: { name },
    body: { value },
    headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
  })

it("[SP-11] what the portal keeps under a name is its user's alone, in this tenant alone", async () => {
  const value = { own: { 'own.1': { name: 'まいにち "見る"', widths: [1, 2.5] } }, start: 'own.1' }
  expect((await save('arrangements.bookings', value)).status).toBe(201)
  expect((await read('arrangements.bookings')).body).toEqual({ value })
  expect((await read('arrangements.quotes')).body).toEqual({ value: {} })
  for (const other of [await gateway.signIn('ADMIN'), await gateway.signIn('CUSTOMER', 'HARBOR')])
    expect((await read('arrangements.bookings', other)).body).toEqual({ value: {} })
})

it('[SP-11] of two devices that begin the same name one is told what the other has begun', async () => {
  const nothing = (await read('recent.parties')).headers.get('etag') ?? ''
  const answers = await Promise.all(
    ['LEFT', 'RIGHT'].map((code) => save('recent.parties', { codes: [code] }, customer, nothing)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 412])
  const [refused] = answers.filter(({ status }) => status === 412)
  expect(refused?.body.current).toEqual((await read('recent.parties')).body)
})

it('[SP-11] it has an end: bytes, names, and what a name is', async () => {
  const refused = await save('large', { text: '\u00e9'.repeat(8_190) })
  expect([refused.status, refused.body.fieldErrors]).toEqual([
    400,
    [{ field: 'value', message: 'has more than 16384 bytes' }],
  ])
  expect((await save('large', { text: '\u00e9'.repeat(8_180) })).status).toBe(201)
  for (const name of ['1st', 'with blank', 'with+sign']) expect((await save(name, {})).status).toBe(400)
  const supplier = await gateway.signIn('SUPPLIER')
  for (let index = 0; index < 100; index += 1)
    expect((await save(`name${String(index)}`, { index }, supplier)).status).toBe(201)
  expect(await save('one-more', {}, supplier)).toMatchObject({
    status: 400,
    body: { fieldErrors: [{ field: 'name' }] },
  })
  expect((await save('name7', { index: 'again' }, supplier)).status).toBe(201)
})

it('[SP-11] places that are begun with a version nobody gave count as well', async () => {
  const officer = await gateway.signIn('CUSTOMER', 'HARBOR')
  const begin = (name: string) => save(name, {}, officer, '"invented"')
  for (let index = 0; index < 100; index += 1) expect((await begin(`name${String(index)}`)).status).toBe(412)
  expect((await begin('one-more')).status).toBe(400)
  expect((await save('name7', { index: 7 }, officer)).status).toBe(201)
})
