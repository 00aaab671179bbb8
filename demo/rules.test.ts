import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { setAt } from '../src/config/index.ts'
import { compileForms } from '../src/config/node.ts'
import { rulesOf } from '../src/gateway/rules/check.ts'
import { readConfig } from '../src/tools/project/read.ts'
import { collected } from './testing/collected.ts'

const compiled = compileForms(readConfig(fileURLToPath(new URL('..', import.meta.url))), 'ACME')
if (compiled === undefined) throw new Error('ACME does not compile')
const { head, forms } = compiled
const rules = rulesOf(compiled)
const { bookings, quotes } = await collected('forwarding')

const lookups = forms.flatMap((form) => Object.values(form.lookups))

/** What a lookup's operation answers when it offers every code there is in a body: who is offered what is the gateway's to know. */
function offeringAll(operation: string, body: object): unknown {
  const asked = lookups.filter((lookup) => lookup.operation === operation)
  const texts = [...JSON.stringify(body).matchAll(/"((?:[^"\\]|\\.)*)"(:?)/g)].flatMap(([, text, colon]) =>
    colon === '' && text !== undefined ? text.split(',') : [],
  )
  const items = texts.map((code) => asked.reduce<unknown>((item, { value }) => setAt(item, value, code), {}))
  return asked.reduce<unknown>((answer, { at }) => setAt(answer, at, items), {})
}

/** What the form would refuse of a document that the ordinary customer submits on a day. */
const refused = (operation: 'saveBooking' | 'saveQuote', body: object, createdAt: Date) =>
  rules.errors({
    operation,
    query: operation === 'saveBooking' ? { action: 'S' } : {},
    body,
    accepted: 'en',
    roots: { session: { isCpSupUser: false, isCPAdmin: false }, tenant: head },
    today: createdAt.toISOString().slice(0, 10).replaceAll('-', ''),
    load: (id) => Promise.resolve(offeringAll(id, body)),
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
