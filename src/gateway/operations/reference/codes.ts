import type { Operations } from '../../operation/operation.ts'
import { badPage, paged } from '../../operation/paging.ts'
import { KNOWN_EXTENSIONS } from '../../uploads/limits.ts'
import { DOCUMENT_TYPES } from '../documents/lookups.ts'

interface Code {
  value: string
  label: string
  description: string | null
}

/** Codes, countries and places that forms choose from: the same for every tenant. */
export const codeOperations: Pick<
  Operations,
  'listSystemCodes' | 'listContainerTypes' | 'listDocumentTypes' | 'listFileExtensions' | 'listCountries' | 'listCities'
> = {
  listSystemCodes: {
    access: 'session',
    // The page asks this to keep a session that is idle (forwarding).
    despite: ['password-change', 'two-step'],
    async run({ input: { query }, store }) {
      const codes = await store.lookups.systemCodes(query.Type)
      const page = paged(codes, query.PageIndex)
      if (page === undefined) return badPage('PageIndex')
      return { status: 200, body: { lookupItems: page.map(option), totalRecords: codes.length } }
    },
  },
  listContainerTypes: {
    access: 'session',
    async run({ input, store }) {
      const types = await store.lookups.containerTypes(input.query?.Kind)
      const lookupItems = types.map(({ kind, teu, ...code }) => ({
        value: code.code,
        label: code.label,
        description: code.description,
        kind,
        ...(teu === null ? {} : { teu }),
      }))
      return { status: 200, body: { lookupItems, totalRecords: lookupItems.length } }
    },
  },
  listDocumentTypes: {
    access: 'session',
    async run({ input: { body }, store }) {
      const codes = [...(await store.lookups.systemCodes(DOCUMENT_TYPES))].sort((one, other) =>
        one.value < other.value ? -1 : 1,
      )
      if (body.sort === '-code') codes.reverse()
      const page = paged(codes, body.pageIndex)
      if (page === undefined) return badPage('pageIndex')
      return { status: 200, body: { lookupItems: page.map(option), totalRecords: codes.length } }
    },
  },
  listFileExtensions: {
    access: 'session',
    run: () => Promise.resolve({ status: 200, body: { extensionList: [...KNOWN_EXTENSIONS] } }),
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
}

function option({ value, label, description }: Code) {
  return { value, label, ...(description === null ? {} : { description }) }
}
