import type { Schemas } from '../../../contract/index.ts'
import type { Random } from '../random.ts'

/** What a rate is charged by. */
type Basis = 'container' | 'cbm' | 'kg' | 'truck' | 'shipment'

interface Charge {
  name: string
  basis: Basis
  currency: 'USD' | 'JPY'
  low: number
  high: number
}

/** Unit of the quantity as rate sheets write it. */
const UNITS: Record<Basis, string> = { container: 'CNT', cbm: 'CBM', kg: 'KG', truck: 'TRK', shipment: 'SHP' }

const SEA_FULL: Charge[] = [
  { name: 'Ocean freight', basis: 'container', currency: 'USD', low: 950, high: 3400 },
  { name: 'Bunker adjustment', basis: 'container', currency: 'USD', low: 120, high: 480 },
  { name: 'Terminal handling at loading', basis: 'container', currency: 'JPY', low: 33000, high: 52000 },
  { name: 'Documentation', basis: 'shipment', currency: 'JPY', low: 4000, high: 5500 },
]
const SEA_LOOSE: Charge[] = [
  { name: 'Ocean freight', basis: 'cbm', currency: 'USD', low: 38, high: 96 },
  { name: 'Container freight station', basis: 'cbm', currency: 'JPY', low: 3980, high: 4800 },
  { name: 'Documentation', basis: 'shipment', currency: 'JPY', low: 4000, high: 5500 },
]
const AIR: Charge[] = [
  { name: 'Air freight', basis: 'kg', currency: 'JPY', low: 420, high: 1350 },
  { name: 'Fuel surcharge', basis: 'kg', currency: 'JPY', low: 60, high: 160 },
  { name: 'Security', basis: 'kg', currency: 'JPY', low: 10, high: 25 },
  { name: 'Air waybill', basis: 'shipment', currency: 'JPY', low: 1000, high: 3000 },
]
const ROAD: Charge[] = [
  { name: 'Line haul', basis: 'truck', currency: 'USD', low: 780, high: 2900 },
  { name: 'Fuel surcharge', basis: 'truck', currency: 'USD', low: 90, high: 420 },
]
const ROAD_PART: Charge[] = [
  { name: 'Line haul', basis: 'cbm', currency: 'USD', low: 22, high: 60 },
  { name: 'Fuel surcharge', basis: 'shipment', currency: 'USD', low: 25, high: 110 },
]

/** The rates of an offer for what a booking asks for: amount = rate × quantity, in whole yen or cents. */
export function freightRates(random: Random, request: Schemas['Booking']): Schemas['QuoteRate'][] {
  return chargesOf(request).map(({ name, basis, currency, low, high }) => {
    const revQuantity = quantityOf(basis, request)
    const revRate = random.between(low, high)
    return {
      revChrgDesc: name,
      revRate,
      revCurrCode: currency,
      revQuantity,
      revQuantityUnit: UNITS[basis],
      revAMTFC: currency === 'JPY' ? Math.round(revRate * revQuantity) : Math.round(revRate * revQuantity * 100) / 100,
    }
  })
}

function chargesOf({ bizType, shipmentType }: Schemas['Booking']): Charge[] {
  if (bizType === 'AE' || bizType === 'AI') return AIR
  if (bizType === 'IL') return shipmentType === 'FTL' ? ROAD : ROAD_PART
  return shipmentType === 'FCL' ? SEA_FULL : SEA_LOOSE
}

/** Less than one cubic metre or kilogram is charged as one. */
function quantityOf(
  basis: Basis,
  { containers = [], vehicles = [], bkgVol = 0, bkgWgt = 0 }: Schemas['Booking'],
): number {
  const units = (rows: Schemas['Container'][]) => rows.reduce((sum, { qty = 0 }) => sum + qty, 0)
  switch (basis) {
    case 'container':
      return units(containers)
    case 'truck':
      return units(vehicles)
    case 'cbm':
      return Math.max(1, Math.round(bkgVol * 1000) / 1000)
    case 'kg':
      return Math.max(1, Math.ceil(bkgWgt))
    case 'shipment':
      return 1
  }
}
