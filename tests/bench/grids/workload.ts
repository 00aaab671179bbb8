/** A list of orders: ten columns of texts, numbers, days and codes. */
export const columns = [
  { id: 'number', label: 'Number', cell: 'text', width: 140 },
  { id: 'shipper', label: 'Shipper', cell: 'text', width: 200 },
  { id: 'city', label: 'City', cell: 'text', width: 140 },
  { id: 'pieces', label: 'Pieces', cell: 'number', width: 100 },
  { id: 'weight', label: 'Weight', cell: 'number', width: 120 },
  { id: 'arrival', label: 'Arrival', cell: 'date', width: 120 },
  { id: 'reference', label: 'Reference', cell: 'text', width: 140 },
  { id: 'note', label: 'Note', cell: 'text', width: 240 },
  { id: 'status', label: 'Status', cell: 'text', width: 100 },
  { id: 'remarks', label: 'Remarks', cell: 'text', width: 240 },
] as const

const cities = ['Hamburg', 'Rotterdam', 'Antwerpen', 'Le Havre', 'Felixstowe', 'Genova', 'Piraeus', 'Valencia']
const firms = Array.from(
  { length: 500 },
  (_, index) =>
    `${['Pacific', 'Atlantic', 'Global', 'Harbor', 'Northern'][index % 5] ?? ''} ${['Fruit', 'Trading', 'Machines'][index % 3] ?? ''} ${String(index)}`,
)
const statuses = ['BOOKED', 'DEPARTED', 'ARRIVED', 'DELIVERED']

/** So many rows, the same ones every time. */
export function rowsOf(count: number): Record<string, unknown>[] {
  let seed = 7
  const next = (below: number): number => (seed = (seed * 48271) % 2147483647) % below
  const two = (part: number): string => String(part).padStart(2, '0')
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: `ORD${String(next(10_000_000)).padStart(8, '0')}`,
    shipper: firms[next(firms.length)],
    city: cities[next(cities.length)],
    pieces: next(1000),
    weight: next(1_000_000) / 100,
    arrival: `2026${two(1 + next(12))}${two(1 + next(28))}`,
    reference: `PO-${String(next(100_000))}`,
    note: `Line ${String(index)}: parts, "as agreed"`,
    status: statuses[next(statuses.length)],
    remarks: index % 3 === 0 ? `Handle ${String(index)} with care` : '',
  }))
}
