/** How cargo goes between Japan and the rest of the world. */
export interface Lane {
  /** Days at sea from port to port, the shortest and the longest. */
  sea: readonly [number, number]
  /** Hours in the air, stops included. */
  air: readonly [number, number]
  /** Where a vessel hands over, UN/LOCODE; direct without it. */
  hub: string | undefined
  /** Compass letter of a voyage that leaves Japan, and of one that comes to it. */
  outward: string
  inward: string
}

const LANES = {
  eastAsia: lane([3, 6], [4, 9], undefined, 'W', 'E'),
  southEastAsia: lane([8, 13], [8, 15], undefined, 'S', 'N'),
  southAsia: lane([18, 24], [14, 24], 'SGSIN', 'W', 'E'),
  gulf: lane([22, 27], [14, 26], 'SGSIN', 'W', 'E'),
  europe: lane([34, 42], [16, 34], 'SGSIN', 'W', 'E'),
  africa: lane([29, 36], [24, 44], 'SGSIN', 'W', 'E'),
  pacificCoast: lane([11, 16], [11, 22], undefined, 'E', 'W'),
  atlanticCoast: lane([27, 33], [14, 30], undefined, 'E', 'W'),
  southAmerica: lane([32, 42], [28, 50], 'KRPUS', 'E', 'W'),
  oceania: lane([13, 18], [11, 20], 'HKHKG', 'S', 'N'),
}

const REGIONS: Record<keyof typeof LANES, string> = {
  eastAsia: 'CN HK TW KR',
  southEastAsia: 'SG MY TH VN ID PH',
  southAsia: 'IN LK BD PK',
  gulf: 'AE SA',
  europe: 'DE NL BE FR GB IT ES PL SE TR EG',
  africa: 'ZA',
  pacificCoast: '',
  atlanticCoast: 'US CA MX',
  southAmerica: 'BR CL',
  oceania: 'AU NZ',
}
const PACIFIC_PORTS = new Set(['USLAX', 'USLGB', 'USOAK', 'USSEA', 'USTIW', 'CAVAN', 'CAPRR', 'MXZLO'])
const BY_COUNTRY = new Map(
  Object.entries(REGIONS).flatMap(([region, countries]) =>
    countries.split(' ').map((code) => [code, LANES[region as keyof typeof LANES]]),
  ),
)

/** The lane between Japan and a place abroad. */
export function laneTo(abroad: { code: string; countryCode: string }): Lane {
  if (PACIFIC_PORTS.has(abroad.code)) return LANES.pacificCoast
  return BY_COUNTRY.get(abroad.countryCode) ?? LANES.eastAsia
}

function lane(
  sea: [number, number],
  air: [number, number],
  hub: string | undefined,
  outward: string,
  inward: string,
): Lane {
  return { sea, air, hub, outward, inward }
}
