const known = new Map<string, number | undefined>()

/** Digits after the point of an amount in a currency (ISO 4217); undefined, as many as the number has, where the code is none. */
export function currencyDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  const digits =
    known.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  known.set(currency, digits)
  return digits
}
