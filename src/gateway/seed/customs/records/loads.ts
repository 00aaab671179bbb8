import type { CustomsFileSeed, FileBill, FileContainer, GoodsLine } from '../file-seed.ts'
import { rounded } from '../file-seed.ts'
import { divided } from './division.ts'

/** A part of a line of goods, such as what rides in one container. Weight in kilograms, amounts in US dollars. */
export interface LoadPart {
  line: GoodsLine
  packages: number
  quantity: number
  weight: number
  value: number
  charges: number
}

/** The number that goods without a container are told by (non-containerized). */
export const NO_CONTAINER = 'NC'

/** Containers of a bill; of goods that come in none, the one entry that says so. */
export function containersOf({ containers }: CustomsFileSeed, bill: FileBill): FileContainer[] {
  if (bill.containers.length > 0) return containers.filter(({ number }) => bill.containers.includes(number))
  return [{ number: NO_CONTAINER, type: '', seals: [], packages: bill.packages, unit: bill.unit, weight: bill.weight }]
}

/** The goods of a file in loads of so many packages each, cut off one after the other; amounts stay whole together. */
export function loadsOf(lines: readonly GoodsLine[], packages: readonly number[]): LoadPart[][] {
  const pieces: { line: GoodsLine; load: number; packages: number }[] = []
  let [load, room] = [0, packages[0] ?? 0]
  for (const line of lines) {
    for (let open = line.packages; open > 0;) {
      while (room === 0 && load < packages.length - 1) room = packages[++load] ?? 0
      const taken = room === 0 ? open : Math.min(open, room)
      pieces.push({ line, load, packages: taken })
      open -= taken
      room = Math.max(0, room - taken)
    }
  }
  const parts = lines.flatMap((line) => {
    const own = pieces.filter((piece) => piece.line === line)
    const shares = own.map((piece) => piece.packages)
    const [weight, value, charges] = [
      divided(line.weight, shares, 1),
      divided(line.value, shares, 0),
      divided(line.charges, shares, 0),
    ]
    return own.map((piece, index) => ({
      ...piece,
      quantity: rounded(piece.packages * line.goods.perPackage),
      weight: weight[index] ?? 0,
      value: value[index] ?? 0,
      charges: charges[index] ?? 0,
    }))
  })
  return packages.map((_, index) => parts.filter((part) => part.load === index))
}

/** Marks on the packages of a bill. */
export function marksOf({ importer, portEntry }: CustomsFileSeed, bill: FileBill): string {
  const initials = importer.name
    .split(' ')
    .map((word) => word[0])
    .join('')
  return `${initials} / ${portEntry.name.toUpperCase()}\nNO. 1-${bill.packages}`
}

/** Address of the importer in one text. */
export function importerAddress({ importer: { street, city, state, postalCode } }: CustomsFileSeed): string {
  return `${street}\n${city} ${state} ${postalCode}`
}
