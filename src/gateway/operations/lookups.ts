import type { Schemas } from '../../contract/index.ts'
import type { Operations } from './operation.ts'
import { invalid } from './reply.ts'

const PAGE_SIZE = 50
const BAD_PAGE = invalid([{ field: 'PageIndex', message: 'must be -1 or count from 1' }])

export const lookupOperations: Pick<
  Operations,
  'listSystemCodes' | 'listCountries' | 'listCities' | 'listContainerTypes' | 'listParties' | 'clearLookupCache'
> = {
  listSystemCodes: {
    access: 'session',
    async run({ input: { query }, store }) {
      const codes = await store.lookups.systemCodes(query.Type)
      const page = paged(codes, query.PageIndex)
      if (page === undefined) return BAD_PAGE
      const lookupItems = page.map(({ value, label, description }) => ({ value, label, ...(description === null ? {} : { description }) }))
      return { status: 200, body: { lookupItems, totalRecords: codes.length } }
    },
  },
  listCountries: {
    access: 'session',
    async run({ store }) {
      const lookupItems = (await store.lookups.countries()).map(({ code, name }) => ({ value: code, label: name }))
      return { status: 200, body: { lookupItems, totalRecords: lookupItems.length } }
    },
  },
  listCities: {
    access: 'session',
    async run({ input: { query }, store }) {
      const cities = await store.lookups.cities({
        countryCode: query.CtryCode,
        roadAccess: query.IsRoadAccess === true,
        seaPort: query.IsSeaPort === true,
        iataCity: query.IsIATACity === true,
      })
      const lookupItems = cities.map(({ code, name, countryCode, iataCode, isRoadAccess, isSeaPort, isIataCity }) => ({
        value: code,
        label: name,
        ctryCode: countryCode,
        ...(iataCode === null ? {} : { iataCode }),
        isRoadAccess,
        isSeaPort,
        isIATACity: isIataCity,
      }))
      return { status: 200, body: { lookupItems, totalRecords: lookupItems.length } }
    },
  },
  listContainerTypes: {
    access: 'session',
    async run({ input, store }) {
      const types = await store.lookups.containerTypes(input.query?.Kind)
      const lookupItems = types.map(({ code, label, description, kind, teu }) => ({
        value: code,
        label,
        description,
        kind,
        ...(teu === null ? {} : { teu }),
      }))
      return { status: 200, body: { lookupItems, totalRecords: lookupItems.length } }
    },
  },
  listParties: {
    access: 'session',
    async run({ input: { query }, store }) {
      const found = await store.lookups.parties({ role: query.LookupType, name: query.Name, code: query.PartyID })
      const page = paged(found, query.PageIndex)
      if (page === undefined) return BAD_PAGE
      const addresses =
        query.NeedAddresses === true
          ? await addressesOf(
              page.map(({ code }) => code),
              store.lookups,
            )
          : undefined
      const lookupItems = page.map((party) => ({
        value: party.code,
        label: party.name,
        description: `${party.code} ${party.name}, ${party.cityName}`,
        ...(party.localName === null ? {} : { localName: party.localName }),
        cityCode: party.cityCode,
        cityName: party.cityName,
        ctryCode: party.countryCode,
        postalCode: party.postalCode,
        ...(addresses === undefined ? {} : { addresses: addresses.get(party.code) ?? [] }),
      }))
      return { status: 200, body: { lookupItems, totalRecords: found.length } }
    },
  },
  clearLookupCache: {
    access: 'session',
    // Every lookup is read from the store at each call: there is nothing to forget.
    run: () => Promise.resolve({ status: 204, body: undefined }),
  },
}

/** All records for page -1, else one page counted from 1. */
function paged<Row>(rows: Row[], pageIndex = -1): Row[] | undefined {
  if (pageIndex === -1) return rows
  return pageIndex < 1 ? undefined : rows.slice((pageIndex - 1) * PAGE_SIZE, pageIndex * PAGE_SIZE)
}

async function addressesOf(
  codes: string[],
  lookups: { addresses(codes: string[]): Promise<{ partyCode: string; type: string; typeName: string; lines: string[] }[]> },
) {
  const byParty = new Map<string, Schemas['Address'][]>()
  for (const { partyCode, type, typeName, lines } of await lookups.addresses(codes)) {
    const numbered = Object.fromEntries(lines.map((line, index) => [`addr${index + 1}`, line]))
    byParty.set(partyCode, [
      ...(byParty.get(partyCode) ?? []),
      { addrType: type, addrTypeDesc: typeName, address: lines.join('\n'), ...numbered },
    ])
  }
  return byParty
}
