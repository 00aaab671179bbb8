import { expect, it } from 'vitest'
import { partsOf } from '../../tools/studio/parts.ts'
import { entryAt, portal } from '../../tools/studio/testing/configured.ts'
import { partOf } from './Parts.tsx'

it('[ST-04] an entry that names no part has the options of the one that draws it: a plain cell, a field by its value', () => {
  const drawing = (file: string, way: string) => partOf(entryAt(portal, 'ACME', file, way), partsOf())
  const field = (id: string) => drawing('forms/booking.layout.json', `sections.details.fields.${id}`)
  expect(Object.keys(drawing('grids/bookings.json', 'columns.shipper')?.options ?? {})).toContain('soften')
  expect(drawing('grids/bookings.json', 'columns.bizType')?.name).toBe('code')
  expect(Object.keys(field('referenceNumber')?.options ?? {})).toContain('placeholder')
  expect(field('bizType')?.name).toBe('select')
  expect(drawing('grids/shipments.json', 'exceptions.delayed')).toBeUndefined()
})
