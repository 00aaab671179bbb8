import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { compileForms } from '../src/config/node.ts'
import { rulesOf } from '../src/gateway/rules/check.ts'
import { readConfig } from '../src/tools/project/read.ts'
import { collected } from './testing/collected.ts'

const compiled = compileForms(readConfig(fileURLToPath(new URL('..', import.meta.url))), 'ACME')
if (compiled === undefined) throw new Error('ACME does not compile')
const rules = rulesOf(compiled)
const { bookings, quotes } = await collected('forwarding')

/** What the form would refuse of a document that the ordinary customer submits on a day. */
const refused = (operation: 'saveBooking' | 'saveQuote', body: object, createdAt: Date) =>
  rules.errors({
    operation,
    query: operation === 'saveBooking' ? { action: 'S' } : {},
    body,
    accepted: 'en',
    roots: { session: { isCpSupUser: false, isCPAdmin: false }, tenant: compiled.head },
    today: createdAt.toISOString().slice(0, 10).replaceAll('-', ''),
    load: () => Promise.resolve(undefined),
  })

it('every booking keeps the rules that a customer must keep', async () => {
  for (const { document, createdAt } of bookings)
    expect(await refused('saveBooking', { ...document, bookStatus: 'P' }, createdAt)).toEqual([])
  const [{ document, createdAt } = { document: {}, createdAt: new Date() }] = bookings
  expect(
    await refused('saveBooking', { ...document, bookStatus: 'P', shipperName: '', shipper: '' }, createdAt),
  ).not.toEqual([])
})

it('every quote keeps the rules of a submitted quote', async () => {
  for (const { document, createdAt } of quotes)
    expect(await refused('saveQuote', { ...document, funcCode: '9', quoteStatus: 'D' }, createdAt)).toEqual([])
  const [{ document, createdAt } = { document: {}, createdAt: new Date() }] = quotes
  expect(
    await refused(
      'saveQuote',
      { ...document, funcCode: '9', quoteStatus: 'D', shprName: '', partyIdShpr: '' },
      createdAt,
    ),
  ).not.toEqual([])
})
