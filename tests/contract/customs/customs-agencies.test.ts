import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { AgencyPlace } from '../support/customs-agencies.ts'
import { agencyPlaces } from '../support/customs-agencies.ts'
import { below, filesOf, refusedFields, showcaseOf } from '../support/customs.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type PgaRecord = Schemas['PgaRecord']

const PGA_ENTITIES = [
  'PgParties',
  'PgRemarks',
  'PgCommodities',
  'PgPermits',
  'PgComponents',
  'PgLicenses',
  'PgCertificates',
  'PgLpcoPermits',
  'PgIdCodes',
  'PgCompliance',
  'PgPackaging',
]

let gateway: TestGateway
let customer: Session
let fileNo: string
let places: AgencyPlace[]
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER', 'HARBOR')
  fileNo = showcaseOf(await filesOf(gateway, customer, 'REGULAR'))
  places = await agencyPlaces(gateway, customer, fileNo)
})
afterAll(() => gateway.close())

describe('the record of an agency', () => {
  const read = async (place: AgencyPlace, includeEntities: string[]): Promise<PgaRecord[]> => {
    const { ciNo, ciLineNo, tariffLineNo, record } = place
    const { pgCd, pgSeqNbr } = record
    const additionalFilters = { ciNo, ciLineNo, tariffLineNo, pgCd, pgSeqNbr }
    return (
      await below<PgaRecord>(gateway, customer, 'listPgaRecords', fileNo, {
        includeRequest: false,
        includeEntities,
        additionalFilters,
      })
    ).body.data
  }

  it('is there in each of the 16 forms, with the name of its agency and parties with role and address', async () => {
    const byForm = new Map(places.map((place) => [place.record.recordType, place]))
    expect(byForm.size).toBe(16)
    for (const place of byForm.values()) {
      const [record, ...others] = await read(place, PGA_ENTITIES)
      expect(others).toEqual([])
      expect(record).toMatchObject(place.record)
      expect(record?.partiesList?.length).toBeGreaterThan(1)
      const parties = record?.partiesList ?? []
      expect(
        parties.filter(
          ({ partyRoleDesc, partyName, address1, city, country }) =>
            !(partyRoleDesc && partyName && address1 && city && country),
        ),
      ).toEqual([])
    }
  })

  it('has the lists that are asked for alone', async () => {
    const place = places.find(({ record }) => record.recordType === 'FDA')
    if (place === undefined) throw new Error('The FDA is not concerned')
    const lists = async (entities: string[]) =>
      Object.keys((await read(place, entities))[0] ?? {})
        .filter((key) => key.endsWith('List'))
        .sort()
    expect(await lists([])).toEqual([])
    expect(await lists(['PgParties'])).toEqual(['partiesList'])
    expect(await lists(['PgCompliance', 'PgPackaging', 'PgLicenses'])).toEqual(['complianceList', 'packagingList'])
  })

  it('of the FDA names the processing code', async () => {
    const foods = places.filter(({ record }) => record.pgAgencyCd === 'FDA' && record.pgProgramCd === 'FOO')
    expect(foods.length).toBeGreaterThan(0)
    for (const { record } of foods)
      expect(record).toMatchObject({ processingCd: expect.stringMatching(/^(NSF|PRO)$/) as string })
  })

  it('is found by all of its keys', async () => {
    const [place] = places
    if (place === undefined) throw new Error('No agency is concerned')
    const missing = { ...place, record: { ...place.record, pgSeqNbr: 99 } }
    expect(await read(missing, [])).toEqual([])
    const refused = refusedFields(
      await below(gateway, customer, 'listPgaRecords', fileNo, { additionalFilters: { ciNo: place.ciNo } }),
    )
    expect(refused.sort()).toEqual([
      'additionalFilters.ciLineNo',
      'additionalFilters.pgCd',
      'additionalFilters.pgSeqNbr',
      'additionalFilters.tariffLineNo',
    ])
    const { ciNo, ciLineNo, tariffLineNo, record } = place
    const asked = {
      includeRequest: true,
      additionalFilters: { ciNo, ciLineNo, tariffLineNo, pgCd: record.pgCd, pgSeqNbr: record.pgSeqNbr },
    }
    expect(refusedFields(await below(gateway, customer, 'listPgaRecords', fileNo, asked))).toEqual(['includeRequest'])
  })
})
