import type { ModeOfTransport } from './customs-codes.ts'

/** Who brings goods to the United States. No carrier is a real one. */
export interface CustomsCarrier {
  /** SCAC, or IATA code of an airline. */
  code: string
  name: string
  /** Air waybill prefix of an airline. */
  prefix?: string
  mots: readonly ModeOfTransport[]
  /** Vessels with the flag they fly, ISO 3166-1 alpha-2. */
  vessels: readonly { name: string; flag: string }[]
}

/** Code, modes joined by commas, air waybill prefix or -, name, vessels with their flags. */
const CARRIERS = `
MRHZ|11|-|Marihorizon Line|PA:MARIHORIZON DAWN,PA:MARIHORIZON NOON,SG:MARIHORIZON DUSK
NVTU|11|-|Novatern Shipping|LR:NOVATERN BREEZE,LR:NOVATERN SUMMIT,MH:NOVATERN CREST
PLMB|11|-|Palembra Container Line|HK:PALEMBRA STAR,HK:PALEMBRA PEARL
OCRD|11,10|-|Oceanrood Maritime|NL:OCEANROOD TULP,PT:OCEANROOD DUINEN
BRKL|10|-|Breakhull Bulk Carriers|MH:BREAKHULL PIONEER,LR:BREAKHULL VENTURE
Q8|40|897|Quillair Cargo|
V0|40|893|Vantarra Air Freight|
WBDY|30|-|Westbay Drayage|
NRDX|30|-|Nordcrossing Trucking|
SLVR|20|-|Silverspike Railway|`

/** Carriers, their vessels and the modes they sail, fly or drive. */
export function customsCarriers(): CustomsCarrier[] {
  return CARRIERS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', mots = '', prefix = '-', name = '', vessels = ''] = line.split('|')
      return {
        code,
        name,
        ...(prefix === '-' ? {} : { prefix }),
        mots: mots.split(',') as ModeOfTransport[],
        vessels: vessels === '' ? [] : vessels.split(',').map(vessel),
      }
    })
}

function vessel(text: string): { name: string; flag: string } {
  const [flag = '', name = ''] = text.split(':')
  return { name, flag }
}
