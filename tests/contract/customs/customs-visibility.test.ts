import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { newcomer } from '../support/account-calls.ts'
import { fileWith, numbers, some } from '../support/customs.ts'
import type { CustomsLists } from '../support/customs-lists.ts'
import { customsLists } from '../support/customs-lists.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Filter = Schemas['CustomsShipmentFilter']

let gateway: TestGateway
let customer: Session
let lists: CustomsLists
let admin: Session
let all: Schemas['CustomsShipment'][]
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER', 'HARBOR')
  admin = await gateway.signIn('ADMIN', 'HARBOR')
  lists = customsLists(gateway, customer)
  all = (await lists.search()).shipments
})
afterAll(() => gateway.close())

const header = (fileNo: string, body: object = {}, session: Partial<Session> = customer) =>
  fileWith(gateway, session, fileNo, body)

describe('who sees which files', () => {
  it("[GW-04] shows customers and suppliers their company's, administrators the tenant's", async () => {
    const whole = numbers((await lists.search({}, admin)).shipments)
    expect(whole.length).toBeGreaterThan(all.length)
    expect(numbers((await lists.search({}, await gateway.signIn('SUPPLIER', 'HARBOR'))).shipments)).toEqual(
      numbers(all),
    )
    expect(whole).toEqual(expect.arrayContaining(numbers(all)))
    const foreign = some(whole.filter((fileNo) => !numbers(all).includes(fileNo)))
    expect((await header(foreign, {}, admin)).status).toBe(200)
    expect((await header(foreign)).status).toBe(404)
    expect(await lists.find({ entityName: 'ShipmentHeader', fieldName: 'fileNo', fromValue: foreign })).toEqual([])
  })

  it('[HD-29] shows a supplier without a company none: no list, no count, no level of one', async () => {
    const alone = await newcomer(gateway, admin, {
      ...{ userId: 'ALONE', role: 'supplier', customerId: '', modules: { 'CP-TRACKANDTRACE': true } },
      preferences: { DOCUMENT_UPLOAD: 'Y' },
    })
    expect((await lists.search({}, alone)).shipments).toEqual([])
    for (const countBy of ['mot', 'entryType', 'pgAgency', 'dates'])
      expect((await lists.counts(countBy, alone)).filter(({ value }) => value > 0)).toEqual([])
    expect((await lists.listFor('mot', '11', {}, alone)).body.shipments).toEqual([])
    const { fileNo } = some(all)
    expect((await header(fileNo, {}, alone)).status).toBe(404)
    const of = { ...alone, path: { fileNo }, body: {} }
    for (const level of [
      'listCustomsMilestones',
      'listCustomsRemarks',
      'listCommercialInvoices',
      'listCustomsDocuments',
    ] as const)
      expect([level, (await gateway.call(level, of)).status]).toEqual([level, 404])
  })

  it('leaves out the entry types that the preferences exclude, and those of the call', async () => {
    const limited = await gateway.signIn('LIMITED', 'HARBOR')
    const hidden = some(all.filter(({ entryType }) => entryType === '06')).fileNo
    const kept = all.filter(({ entryType = '' }) => !['06', '21'].includes(entryType))
    for (const excludedEntryTypes of ['', '06']) {
      expect(numbers((await lists.search({ excludedEntryTypes }, limited)).shipments)).toEqual(numbers(kept))
      expect((await header(hidden, { excludedEntryTypes }, limited)).status).toBe(404)
    }
    const further = await lists.search({ excludedEntryTypes: '01,11' }, limited)
    expect(numbers(further.shipments)).toEqual(
      numbers(kept.filter(({ entryType = '' }) => !['01', '11'].includes(entryType))),
    )
    expect(further.shipments.some(({ fileType }) => fileType === 'FTZ')).toBe(true)
    expect((await header(hidden)).status).toBe(200)
    expect((await header(hidden, { excludedEntryTypes: '06,21' })).status).toBe(404)
    const counted = await lists.counts('entryType', limited)
    expect(counted.map(({ code }) => code)).not.toContain('06')
    expect(counted.map(({ code }) => code)).not.toContain('21')
    expect((await lists.listFor('entryType', '06', {}, limited)).body.shipments).toEqual([])
  })

  it('leaves out files over the age limit of the preferences, whatever the call says', async () => {
    const young = await gateway.signIn('CUSTADMIN', 'HARBOR')
    const age = (days: string): Filter => ({
      entityName: 'ShipmentDates',
      fieldName: '4',
      fromValue: days,
      toValue: '0',
    })
    const recent = numbers((await lists.search({ shipmentSearchFilterList: [age('90')] })).shipments)
    expect(recent.length).toBeLessThan(all.length)
    expect(numbers((await lists.search({}, young)).shipments)).toEqual(recent)
    expect(numbers((await lists.search({ shipmentSearchFilterList: [age('400')] }, young)).shipments)).toEqual(recent)
    // The widest limit that an administrator may set, as the page sends it.
    expect(numbers((await lists.search({ shipmentSearchFilterList: [age('36500')] })).shipments)).toEqual(numbers(all))
    const old = some(numbers(all).filter((fileNo) => !recent.includes(fileNo)))
    expect((await header(old, {}, young)).status).toBe(404)
    expect((await gateway.call('listCustomsRemarks', { ...young, path: { fileNo: old }, body: {} })).status).toBe(404)
    expect((await header(old)).status).toBe(200)
  })
})
