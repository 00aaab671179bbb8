import { expect, it } from 'vitest'
import type { FormModel } from '../model/form.ts'
import type { LookupModel } from '../model/lookup.ts'
import { withFieldNames } from './field-names.ts'

const field = (
  path: string,
  label: string | undefined,
  more: Partial<FormModel['sections'][number]['fields'][number]> = {},
) =>
  ({
    id: path,
    path,
    covers: [path],
    options: {},
    ...(label && { label }),
    ...more,
  }) as FormModel['sections'][number]['fields'][number]

const order = {
  lookups: {},
  sections: [
    {
      id: 'about',
      label: 'About',
      fields: [
        field('buyer', 'Buyer', { covers: ['buyer', 'buyerAddr1'] }),
        field('out.from', 'From', { heading: 'Out' }),
        field('back.from', 'From', { heading: 'Back' }),
        field('notes', 'First note'),
        field('notes', 'Second note'),
      ],
    },
    { id: 'lines', label: 'Lines', fields: [field('lines', undefined)] },
  ],
}

it('a list of choices has what forms call their fields, by all the names in the data that one shows; its own words come first', () => {
  const lookup = { id: 'fields', query: {}, at: '', value: 'value', label: 'label' }
  const { log } = withFieldNames<object & { lookups: Record<string, typeof lookup & object> }>({
    'forms/order': order,
    log: {
      lookups: {
        fields: {
          ...lookup,
          ...{
            fieldsOf: { order: 'forms/order', gone: 'forms/gone' },
            options: [{ value: 'order.notes', label: 'Notes' }],
          },
        },
      },
    },
  })
  expect(log?.lookups['fields']).toEqual({
    ...lookup,
    options: [
      { value: 'order.notes', label: 'Notes' },
      { value: 'order.buyer', label: 'Buyer' },
      { value: 'order.buyerAddr1', label: 'Buyer' },
      { value: 'order.out.from', label: 'From', under: 'Out' },
      { value: 'order.back.from', label: 'From', under: 'Back' },
      { value: 'order.lines', label: 'Lines' },
    ],
  })
})

it('a list of the choices of one form alone calls them by their names alone', () => {
  const lookup = { id: 'fields', query: {}, at: '', value: 'value', label: 'label', fieldsOf: { '': 'forms/order' } }
  const { log } = withFieldNames<{ lookups: Record<string, LookupModel> }>({
    'forms/order': order,
    log: { lookups: { fields: lookup } },
  })
  expect(log?.lookups['fields']?.options?.map(({ value }) => value)).toEqual([
    ...['buyer', 'buyerAddr1', 'out.from', 'back.from', 'notes', 'lines'],
  ])
})
