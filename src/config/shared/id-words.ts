/**
 * An id that has no label, as words: 'Shipment list' of `shipmentList`, 'Cost centre' of a tenant's own `x_costCentre`; of a path those of its
 * last name. What is written in capitals is a code, and stays.
 */
export function idWords(id: string): string {
  const name = id.split(/[./]/).at(-1) ?? id
  const words = name
    .replace(/^x_/, '')
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z0-9,]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
