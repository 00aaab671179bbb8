/** A shipping line, with the owner code of its containers (ISO 6346) and its vessels. No line is a real one. */
export interface ShippingLine {
  name: string
  /** In front of its bill numbers. */
  code: string
  owner: string
  vessels: readonly string[]
}

/** An airline: designator and prefix of its air waybills. No airline is a real one. */
export interface Airline {
  name: string
  code: string
  prefix: string
}

/** A carrier by road. No haulier is a real one. */
export interface Haulier {
  name: string
  code: string
  countryCode: string
}

export const SHIPPING_LINES: readonly ShippingLine[] = [
  {
    name: 'Kuroshio Ocean Line',
    code: 'KRSX',
    owner: 'KRSU',
    vessels: ['KUROSHIO HERON', 'KUROSHIO PLOVER', 'KUROSHIO CURLEW', 'KUROSHIO TERN'],
  },
  {
    name: 'Bluefjord Container Line',
    code: 'BFJX',
    owner: 'BFJU',
    vessels: ['BLUEFJORD AURORA', 'BLUEFJORD HORIZON', 'BLUEFJORD SOLSTICE'],
  },
  {
    name: 'Tradewind Meridian',
    code: 'TWMX',
    owner: 'TWMU',
    vessels: ['MERIDIAN TRUST', 'MERIDIAN VALOUR', 'MERIDIAN HARMONY', 'MERIDIAN GRACE'],
  },
  {
    name: 'Seto Inland Shipping',
    code: 'SETX',
    owner: 'SETU',
    vessels: ['SETO BRIDGE', 'SETO BREEZE', 'SETO DAWN'],
  },
  {
    name: 'Longreach Pacific',
    code: 'LRPX',
    owner: 'LRPU',
    vessels: ['NORTHERN LIGHTHOUSE', 'SOUTHERN LIGHTHOUSE', 'EASTERN LIGHTHOUSE'],
  },
]

export const AIRLINES: readonly Airline[] = [
  { name: 'Tsubame Air Cargo', code: '0T', prefix: '991' },
  { name: 'Nordvind Cargo', code: '0N', prefix: '992' },
  { name: 'Stratus Freighters', code: '0S', prefix: '994' },
  { name: 'Andaman Airlift', code: '0A', prefix: '995' },
]

export const HAULIERS: readonly Haulier[] = [
  { name: 'Hayabusa Transport', code: 'HYBT', countryCode: 'JP' },
  { name: 'Tokai Kaido Trucking', code: 'TKKD', countryCode: 'JP' },
  { name: 'Prairie Dock Haulage', code: 'PDHL', countryCode: 'US' },
  { name: 'Cascade Gate Carriers', code: 'CGCR', countryCode: 'US' },
]
