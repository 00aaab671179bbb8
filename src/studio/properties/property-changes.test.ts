import { expect, it } from 'vitest'
import type { Structure } from '../../config/node.ts'
import { about, after, errors, own, portal } from '../../tools/studio/testing/configured.ts'
import { structureChanges } from './property-changes.ts'

function structureOf(tenant: string, file: string, way: string, key: string): Structure {
  const found = about(portal, tenant, file, way).structures.find(({ keys }) => keys.join('.') === key)
  if (found === undefined) throw new Error(`${way} has no ${key}`)
  return found
}

/** The tenant's file after a structure of an entry is said, and what the check refuses then. */
function said(file: string, way: string, key: string, value: unknown) {
  const structure = structureOf('ACME', file, way, key)
  const next = after(portal, 'ACME', structureChanges(way.split('.'), structure, value, file))
  return { file: JSON.parse(own(next, 'ACME', file) ?? '{}') as object, errors: errors(next, 'ACME') }
}

it('[ST-04] what makes a button one that cannot be used is said with its reason, as a careful hand writes it', () => {
  const unused = { x_air: { when: { field: 'bizType', is: 'AE' }, reason: 'form.requestDone' } }
  const { file, errors: refused } = said('forms/booking.layout.json', 'actions.save', 'disabled', unused)
  expect(refused).toEqual([])
  expect(file).toMatchObject({ actions: { save: { disabled: unused } } })
})

it('[ST-04] of what the base says only what differs is written', () => {
  const way = 'flavours.forwarding'
  const before = structureOf('ACME', 'portal.json', way, 'tracking.numbers')
  const numbers = { ...(before.value as object), BookingNos: { label: 'field.referenceNo' } }
  const changes = structureChanges(way.split('.'), before, numbers, 'portal.json')
  expect(changes).toEqual([
    {
      ...{ kind: 'set', file: 'portal.json', value: 'field.referenceNo' },
      keys: ['flavours', 'forwarding', 'tracking', 'numbers', 'BookingNos', 'label'],
    },
  ])
})

it('[ST-04] what is an entry of its own in the studio is told there alone', () => {
  const { maps, structures } = about(portal, 'ACME', 'forms/booking.layout.json')
  const ways = [...maps, ...structures].map(({ keys }) => keys[0])
  expect(ways).toContain('record')
  expect(ways).not.toContain('effects')
  expect(ways).not.toContain('rules')
  const ofPortal = about(portal, 'ACME', 'portal.json', 'flavours.forwarding')
  const named = [...ofPortal.maps, ...ofPortal.structures].map(({ keys }) => keys[0])
  expect(named).toContain('drawers')
  expect(named).not.toContain('routes')
})

it('[ST-04] beside which other entry of a map one stands is chosen by its id, under words of its own', () => {
  const { shape } = structureOf('ACME', 'portal.json', 'flavours.forwarding', 'drawers')
  expect(shape.entries?.properties?.['before']).toMatchObject({
    titles: { en: 'Stands before', ja: '前に並ぶ相手' },
    enum: expect.arrayContaining(['booking', 'shipment']) as string[],
  })
})
