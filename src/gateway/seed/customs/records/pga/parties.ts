import type { Schemas } from '../../../../../contract/index.ts'
import { randomOf } from '../../../random.ts'
import type { Importer } from '../../../world/importers.ts'
import type { WorldParty } from '../../../world/parties.ts'
import type { PgaMaking } from './making.ts'
import { figures } from './making.ts'

type Party = Schemas['PgaParty']

const ROLES: Record<string, string> = {
  MF: 'Manufacturer of goods',
  GR: 'Grower',
  SH: 'Shipper',
  IM: 'Importer',
  UC: 'Ultimate consignee',
  DP: 'Delivered-to party',
  CB: 'Customs broker',
  PNS: 'Prior notice submitter',
  CI: 'Certifying individual',
  FX: 'Foreign exporter',
  PD: 'Producer',
}

/** Who makes and sends it. */
export type AbroadRole = 'MF' | 'GR' | 'SH' | 'FX' | 'PD'
/** Who brings it in and gets it. */
export type HomeRole = 'IM' | 'UC' | 'DP' | 'CI'

/** Parties of a record: the shipper in the roles abroad, the importer in those at home, the broker who submits. */
export function partiesOf(
  { file, item }: PgaMaking,
  abroad: readonly AbroadRole[],
  home: readonly HomeRole[],
  isNotified = false,
): Party[] {
  return [
    ...abroad.map((role) => foreignParty(role, item.line.shipper)),
    ...home.map((role) => importingParty(role, file.importer)),
    brokerParty(isNotified ? 'PNS' : 'CB', file.brokerContact),
  ]
}

/** A party of the world in a role, with a DUNS number. */
function foreignParty(role: AbroadRole, party: WorldParty): Party {
  const [address1 = '', address2 = ''] = party.addresses[0]?.lines ?? []
  const random = randomOf(`party ${party.code}`)
  return {
    partyRole: role,
    partyRoleDesc: ROLES[role] ?? role,
    partyName: party.name,
    partyIdQualifier: '16',
    partyId: figures(random, 9),
    address1,
    address2,
    city: party.cityName,
    country: party.countryCode,
    ...(party.postalCode === '' ? {} : { postalCode: party.postalCode }),
    contactName: 'Export desk',
    email: `export@${mailName(party.name)}.example`,
  }
}

function importingParty(role: HomeRole, importer: Importer): Party {
  const random = randomOf(`party ${importer.code}`)
  return {
    partyRole: role,
    partyRoleDesc: ROLES[role] ?? role,
    partyName: importer.name,
    partyIdQualifier: role === 'CI' ? 'EI' : '16',
    partyId: role === 'CI' ? importer.irsNo : figures(random, 9),
    address1: importer.street,
    city: importer.city,
    state: importer.state,
    country: 'US',
    postalCode: importer.postalCode,
    contactName: 'Import compliance',
    phone: phoneOf(importer.code),
    email: `compliance@${mailName(importer.name)}.example`,
  }
}

function brokerParty(role: 'PNS' | 'CB', contactName: string): Party {
  return {
    partyRole: role,
    partyRoleDesc: ROLES[role] ?? role,
    partyName: 'ASTROLABE ENTRY SERVICES',
    address1: '5777 West Century Boulevard',
    city: 'Los Angeles',
    state: 'CA',
    country: 'US',
    postalCode: '90045',
    contactName,
    phone: phoneOf('ASTROB01'),
    email: 'entry@astrolabeentry.example',
  }
}

/** A telephone number of the range that is kept for fiction. */
export function phoneOf(code: string): string {
  const random = randomOf(`telephone ${code}`)
  return `+1 ${random.pick(['213', '312', '404', '713', '206'])} 555 01${String(random.between(0, 99)).padStart(2, '0')}`
}

function mailName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .slice(0, 2)
    .join('')
}
