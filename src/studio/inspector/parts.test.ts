import { expect, it } from 'vitest'
import { partsOf } from '../../tools/studio/parts.ts'
import { after, entryAt, errors, own, portal } from '../../tools/studio/testing/configured.ts'
import { partChanges, partOf } from './Parts.tsx'

it('[ST-04] an entry that names no part has the options of the one that draws it: a plain cell, a field by its value', () => {
  const drawing = (file: string, way: string) => partOf(entryAt(portal, 'ACME', file, way), partsOf())
  const field = (id: string) => drawing('forms/booking.layout.json', `sections.details.fields.${id}`)
  expect(Object.keys(drawing('grids/bookings.json', 'columns.shipper')?.options ?? {})).toContain('soften')
  expect(drawing('grids/bookings.json', 'columns.bizType')?.name).toBe('code')
  expect(Object.keys(field('referenceNumber')?.options ?? {})).toContain('placeholder')
  expect(field('bizType')?.name).toBe('select')
  expect(drawing('grids/shipments.json', 'exceptions.delayed')).toBeUndefined()
})

it('[ST-04] another part takes the place of one with the options that it knows, and keeps none that it does not', () => {
  const file = 'forms/booking.layout.json'
  const entry = entryAt(portal, 'ACME', file, 'sections.details.fields.commodityCode')
  const part = partsOf().field.find(({ name }) => name === 'select')
  const lookup = { kind: 'set' as const, file, keys: [...entry.keys, 'options', 'lookup'], value: 'incoterms' }
  const changed = after(portal, 'ACME', [...partChanges(entry, file, { key: 'widget', part }), lookup])
  expect(errors(changed, 'ACME')).toEqual([])
  expect(own(changed, 'ACME', file)).not.toContain('848210')
})
