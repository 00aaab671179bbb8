import type { OperationInput, Schemas } from '../../../contract/index.ts'
import { visibleCompany } from '../../operation/access.ts'
import type { Operations } from '../../operation/operation.ts'
import { badPage, paged } from '../../operation/paging.ts'
import { refuse } from '../../operation/refusals.ts'
import type { Lookups, Party } from '../../store/lookups.ts'

type Role = NonNullable<OperationInput<'listUserParties'>['query']['Role']>

/** The LookupType of each role. */
const LOOKUP_TYPES: Record<Role, number> = {
  shipper: 1,
  consignee: 2,
  notify: 3,
  collectFrom: 4,
  pickupdeliverto: 5,
  deliverycollectfrom: 6,
  deliverydeliverto: 7,
}

/** The parties that forms choose from: those that the user's company trades with, all of the tenant for portal administrators. */
export const partyOperations: Pick<Operations, 'listParties' | 'listUserParties'> = {
  listParties: {
    access: 'session',
    async run({ input: { query }, user, store: { lookups } }) {
      const { LookupType: role, Name: name, PartyID: code } = query
      const found = await lookups.parties({ customer: visibleCompany(user), role, name, code })
      const page = paged(found, query.PageIndex)
      if (page === undefined) return badPage('PageIndex')
      return {
        status: 200,
        body: { lookupItems: await options(page, query.NeedAddresses, lookups), totalRecords: found.length },
      }
    },
  },
  listUserParties: {
    access: 'session',
    async run({ input: { query }, user, store: { lookups } }) {
      const customer = query.custNo.toUpperCase()
      const company = visibleCompany(user)
      if (company !== undefined && company !== customer) return refuse('forbidden')
      const role = query.Role === undefined ? undefined : LOOKUP_TYPES[query.Role]
      const found = await lookups.parties({ customer, role, name: query.Name, code: query.PartyID })
      const page = paged(found, query.pageIndex)
      if (page === undefined) return badPage('pageIndex')
      return {
        status: 200,
        body: { lookupItems: await options(page, query.NeedAddresses, lookups), totalRecords: found.length },
      }
    },
  },
}

async function options(
  parties: readonly Party[],
  needAddresses: boolean | undefined,
  lookups: Lookups,
): Promise<Schemas['Party'][]> {
  const codes = parties.map(({ code }) => code)
  const addresses = needAddresses === true ? await addressesOf(codes, lookups) : undefined
  return parties.map((party) => ({
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
}

async function addressesOf(codes: string[], lookups: Lookups): Promise<Map<string, Schemas['Address'][]>> {
  const byParty = new Map<string, Schemas['Address'][]>()
  for (const { partyCode, type, typeName, lines } of await lookups.addresses(codes)) {
    const numbered = Object.fromEntries(lines.map((line, index) => [`addr${index + 1}`, line]))
    const address = { addrType: type, addrTypeDesc: typeName, address: lines.join('\n'), ...numbered }
    byParty.set(partyCode, [...(byParty.get(partyCode) ?? []), address])
  }
  return byParty
}
