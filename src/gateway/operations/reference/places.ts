import type { Operations } from '../operation.ts'

/** Countries, cities, ports and airports: the same for every tenant. */
export const placeOperations: Pick<Operations, 'listCountries' | 'listCities'> = {
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
