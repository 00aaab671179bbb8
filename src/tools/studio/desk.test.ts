import { expect, it } from 'vitest'
import { studioTenant, tenantNames } from './desk.ts'
import { after, errors, portal } from './testing/configured.ts'

const set = (keys: string[], value: unknown) =>
  after(portal, 'ACME', [{ kind: 'set', file: 'tenant.json', keys, value }])

it('[BX-04] a tenant whose own file has an error can be opened and mended', () => {
  const wrong = [
    set(['languages', 'offered'], ['en', 'ja', 'de']),
    set(['theme', 'primaryColor'], 'blue'),
    set(['theme', 'logo'], 'assets/none.svg'),
    set(['captchaCount'], -1),
  ]
  for (const input of wrong) {
    expect(errors(input, 'ACME')).toHaveLength(1)
    expect(studioTenant(input, 'ACME')).toMatchObject({ id: 'ACME', url: 'acme', name: 'ACME Forwarding' })
  }
})

it('[BX-04] a tenant whose own file is another one’s, cut off or of no kind can be opened, and what was changed of it stands there', () => {
  const ofAcme = portal.files.get('tenants/ACME/tenant.json') ?? ''
  const own = portal.files.get('tenants/KAIYO/tenant.json') ?? ''
  const wrong = [
    ofAcme,
    own.slice(0, -20),
    own.replace('"Kaiyo Lines"', '"  "'),
    own.replace('"forwarding"', '"forward"'),
    '',
  ]
  for (const text of wrong) {
    expect(text).not.toBe(own)
    const input = { ...portal, files: new Map(portal.files).set('tenants/KAIYO/tenant.json', text) }
    expect(errors(input, 'KAIYO').length, text).toBeGreaterThan(0)
    const opened = studioTenant(input, 'KAIYO')
    expect(opened).toMatchObject({ id: 'KAIYO', url: 'kaiyo' })
    expect(opened?.screens.map(({ file }) => file)).toContain('forms/booking.layout.json')
  }
})

it('[BX-04] a tenant whose file says nothing is called by its id', () => {
  const files = new Map([...portal.files, ['tenants/ACME/tenant.json', 'null']])
  expect(tenantNames({ ...portal, files })).toContainEqual({ id: 'ACME', name: 'ACME' })
})

it('[BX-04] a tenant with an error on a screen keeps its languages', () => {
  const file = 'grids/bookings.json'
  const changed = after(set(['languages', 'offered'], ['en', 'de']), 'ACME', [
    { kind: 'words', file: 'labels/de.json', keys: [], texts: { 'action.save': 'Speichern' } },
    { kind: 'set', file, keys: ['columns', 'shipper', 'width'], value: 'wide' },
  ])
  expect(errors(changed, 'ACME')).toHaveLength(1)
  expect(studioTenant(changed, 'ACME')?.languages).toEqual(['en', 'de'])
})

it('[BX-04] a list of choices of the tenant’s own can be chosen before any field has it', () => {
  const choices = { EXW: { label: 'deliveryTerms.C' }, FOB: { label: 'deliveryTerms.P', hidden: true } }
  const copied = after(portal, 'ACME', [
    { kind: 'set', file: 'lookups.json', keys: ['lookups', 'x_terms'], value: { options: choices } },
  ])
  const values = studioTenant(copied, 'ACME')?.values
  expect(Object.keys(values?.['x_terms'] ?? {})).toEqual(['EXW'])
  expect(values?.['x_terms']?.['EXW']).toEqual(values?.['deliveryTerms']?.['C'])
})
