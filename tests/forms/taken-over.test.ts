import { expect, it } from 'vitest'
import { appliedRecord } from '../../src/render/core.ts'
import { formOf } from './support/forms.ts'

it.each([
  ['booking', 'apply'],
  ['booking', 'copy'],
  ['quote', 'copy'],
] as const)('rows that were removed are not brought back: %s, %s', (name, kind) => {
  const { model } = formOf(name)
  const takeover = model[kind]
  if (takeover === undefined) throw new Error(`${name} has no ${kind}`)
  const record = {
    cargoItems: [
      { id: '1', description: 'Apples' },
      { id: '2', description: 'Pears', itemActionCode: 'D' },
      { id: '3', description: 'Plums', actionCode: 'D' },
    ],
    remarkList: [
      { id: '1', remarkType: 'CPRMKTYPE', remark: '', actionCode: 'D' },
      { id: '2', remarkType: 'PC', remark: 'OCEANIC' },
    ],
  }
  expect(appliedRecord(takeover, model.schema, { id: '9', record }, {}, { get: () => undefined })).toMatchObject({
    cargoItems: [{ description: 'Apples', itemActionCode: 'A' }],
    remarkList: [{ remarkType: 'PC', remark: 'OCEANIC', actionCode: 'A' }],
  })
})

it.each(['booking', 'quote'])('why a %s was rejected is not said of its copy', (name) => {
  const { model } = formOf(name)
  if (model.copy === undefined) throw new Error(`${name} is not copied`)
  const record = {
    remarkList: [
      { id: '1', remarkType: 'CPREJRMK', remark: 'Too dear', createdBy: 'CUSTOMER' },
      { id: '2', remarkType: 'PC', remark: 'OCEANIC' },
    ],
  }
  const copied = appliedRecord(model.copy, model.schema, { id: '9', record }, {}, { get: () => undefined })
  expect(copied).toMatchObject({ remarkList: [{ remarkType: 'PC', remark: 'OCEANIC', actionCode: 'A' }] })
})

it('the name of a code is known where one reads it in its place', () => {
  const fields = formOf('booking').model.sections.flatMap((section) => section.fields)
  const nameOf = (id: string) => fields.find((field) => field.id === id)?.readsAs
  expect(['shipper', 'pickupCollectFrom', 'origin', 'commodity'].map(nameOf)).toEqual([
    'shipperName',
    'pickupInfo.collectFrom.fullName',
    'orgCityName',
    undefined,
  ])
})
