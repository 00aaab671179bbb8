import type { WorldParty } from './parties.ts'

/** An importer of record. No name is a real company's. */
export interface Importer {
  code: string
  name: string
  /** IRS number, 99-999999999: the employer number and a suffix of two. */
  irsNo: string
  street: string
  city: string
  state: string
  postalCode: string
  /** Whether another company of the portal than the users' own looks after it. */
  foreign: boolean
}

/** Code, IRS number, postal code, state, city, name, street; a star marks the other company's. */
const IMPORTERS = `
HALCYN01|95-482716300|90058|CA|Vernon|HALCYON HARVEST IMPORTS|500 Cold Storage Way
HALCYN02|95-482716301|95206|CA|Stockton|HALCYON HARVEST IMPORTS - VALLEY DIVISION|2140 Navy Drive
COPPRK01|36-771904500|60632|IL|Chicago|COPPERKETTLE KITCHENS|4410 West Pershing Road
NORTHG01|91-305528100|98032|WA|Kent|NORTHGROVE OUTFITTERS|1901 West Valley Highway
VELOMR01|84-610372900|80216|CO|Denver|VELOMERE CYCLES|5200 Race Court
TIDEWT01|54-298316700|23323|VA|Chesapeake|TIDEWATTLE MARINE SUPPLY|777 Cavalier Boulevard
BLUEHE01|22-719053400|07114|NJ|Newark|BLUEHERON BEVERAGE|85 Doremus Avenue
SUNPRK01|65-440892200|33178|FL|Medley|SUNPARLOR FLORAL|10400 NW 112th Avenue
IRONCR01|76-350917800|77015|TX|Houston|IRONCREEK MACHINERY|1400 Federal Road
LANTRN01|58-912604700|30336|GA|Atlanta|LANTERNLEAF HOME|3250 Fulton Industrial Boulevard
MERIDX01|41-683127500|55432|MN|Fridley|MERIDIAX MEDICAL|7001 East River Road
SILVRQ01|23-570846100|19154|PA|Philadelphia|SILVERQUARRY STONE|11500 Roosevelt Boulevard
REDTRL01|86-127495300|85043|AZ|Phoenix|REDTRAIL POWERSPORTS|6250 West Van Buren Street
EMBERF01|75-864210900|75236|TX|Dallas|EMBERFIELD SPORTING GOODS|4800 Duncanville Road
*STORMK01|04-338175600|02210|MA|Boston|STORMKELP SEAFOODS|12 Drydock Avenue
*PINEBR01|93-745201800|97203|OR|Portland|PINEBRIAR BUILDING SUPPLY|9040 North Burgard Way`

/** Importers of record that the broker makes entry for. */
export function importers(): Importer[] {
  return IMPORTERS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', irsNo = '', postalCode = '', state = '', city = '', name = '', street = ''] = line
        .replace('*', '')
        .split('|')
      return { code, name, irsNo, street, city, state, postalCode, foreign: line.startsWith('*') }
    })
}

/** The same as parties that may be chosen as consignee and customer. */
export function importerParties(): WorldParty[] {
  return importers().map(({ code, name, street, city, state, postalCode }) => ({
    code,
    name,
    localName: null,
    cityCode: '',
    cityName: city,
    countryCode: 'US',
    postalCode,
    roles: [2, 17],
    addresses: [{ type: 'C', typeName: 'Company', lines: [street, `${city}, ${state} ${postalCode}`, 'US'] }],
  }))
}
