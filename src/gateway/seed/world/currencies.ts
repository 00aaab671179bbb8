/** Currencies by country of the seller, with US dollars for one unit; sellers elsewhere invoice in US dollars. */
const CURRENCIES: Record<string, [code: string, rate: number]> = {
  JP: ['JPY', 0.0066],
  KR: ['KRW', 0.00072],
  CN: ['CNY', 0.1389],
  HK: ['HKD', 0.1282],
  TW: ['TWD', 0.0312],
  TH: ['THB', 0.0291],
  IN: ['INR', 0.0116],
  NZ: ['NZD', 0.5912],
  CA: ['CAD', 0.7246],
  MX: ['MXN', 0.0541],
  GB: ['GBP', 1.3125],
  SE: ['SEK', 0.1042],
  PL: ['PLN', 0.2731],
  ZA: ['ZAR', 0.0572],
  ...Object.fromEntries(
    ['DE', 'NL', 'BE', 'FR', 'IT', 'ES'].map((country) => [country, ['EUR', 1.1634] as [string, number]]),
  ),
}

/** In what a seller of a country invoices: ISO 4217 code, and US dollars for one unit of it. */
export function currencyOf(countryCode: string): { code: string; rate: number } {
  const [code, rate] = CURRENCIES[countryCode] ?? ['USD', 1]
  return { code, rate }
}
