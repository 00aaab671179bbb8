import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createScope } from '../../config/index.ts'
import type { LookupModel, SourceModel } from '../../config/index.ts'
import { exampleField, exampleForm, exampleSection } from '../../config/rules/examples.ts'
import { compileForms } from '../../config/node.ts'
import { readConfig } from '../../tools/project/read.ts'
import { rulesOf } from './check.ts'
import { unknownReferences } from './references.ts'

const tenant = compileForms(readConfig(fileURLToPath(new URL('../../..', import.meta.url))), 'ACME')
const model = tenant?.forms.find(({ name }) => name === 'booking')
if (tenant === undefined || model === undefined) throw new Error('ACME has no bookings.')
const roots = { session: { customerId: 'C1' }, tenant: {} }

it('whether a list has a code is asked with the body that the page asks for the list with', async () => {
  const { moveTypes } = model.lookups
  if (moveTypes === undefined) throw new Error('There are no types of moves.')
  const asked: object[] = []
  const offering: LookupModel = { ...moveTypes, body: { of: { from: 'session.customerId' }, pageIndex: -1 } }
  const data = { moveType: 'CY/CY' }
  await unknownReferences(
    { ...model, lookups: { moveTypes: offering } },
    createScope({ ...roots, address: {} }, { data: () => data, record: () => undefined }),
    undefined,
    (_operation, input) => {
      asked.push(input)
      return Promise.resolve(undefined)
    },
  )
  expect(asked).toContainEqual({ path: {}, query: moveTypes.query, body: { of: 'C1', pageIndex: -1 } })
})

it('the record that a body changes is loaded as the page loads it, by a body, too', async () => {
  const load: SourceModel = {
    operation: 'getBooking',
    path: {},
    query: {},
    body: { id: { from: 'address.id' } },
    at: '',
  }
  const form = { ...model, record: { ...model.record, load } }
  const asked: object[] = []
  await rulesOf({ ...tenant, forms: [form] }).errors({
    ...{
      operation: 'saveBooking',
      query: { action: 'S' },
      body: { unId: 'B1' },
      roots,
      accepted: 'en',
      today: '20260401',
    },
    load(operation, input) {
      if (operation === 'getBooking') asked.push(input)
      return Promise.resolve(undefined)
    },
  })
  expect(asked).toEqual([{ path: {}, query: {}, body: { id: 'B1' } }])
})

it('a code is looked for where the data have it, also under a name that conditions have for something else', async () => {
  const { countries } = model.lookups
  if (countries === undefined) throw new Error('There are no countries.')
  const country = exampleField('country', { path: 'address.country', options: { lookup: 'countries' } })
  const form = {
    ...exampleForm({ lookups: { countries: { ...countries, at: 'data' } } }),
    sections: [exampleSection('where', [country])],
  }
  const asked = (value: string) =>
    unknownReferences(
      form,
      createScope(
        { ...roots, address: {} },
        { data: () => ({ address: { country: value } }), record: () => undefined },
      ),
      undefined,
      () => Promise.resolve({ data: [{ [countries.value]: 'JP' }] }),
    )
  expect([...(await asked('XX')).keys()]).toEqual(['address.country'])
  expect((await asked('JP')).size).toBe(0)
})
