import type { Random } from '../../random.ts'
import type { WorldParty } from '../../world/parties.ts'
import type { CustomsFileSeed, GoodsLine } from '../file-seed.ts'
import { rounded } from '../file-seed.ts'
import { divided, evenly } from './division.ts'

/** Goods of a file as one line of an invoice has them. Amounts in US dollars, weight in kilograms. */
export interface InvoiceItem {
  line: GoodsLine
  partNo: string
  description: string
  packages: number
  /** In the unit of the tariff. */
  quantity: number
  weight: number
  value: number
  charges: number
  duty: number
  tax: number
  antidumping: number
  countervailing: number
  /** The item's share of the file's fees. */
  mpf: number
  hmf: number
}

export interface InvoicePlan {
  ciNo: string
  seller: WorldParty
  items: InvoiceItem[]
}

/** Where an item stands. */
export interface ItemPlace {
  ciNo: string
  ciLineNo: number
}

/** Lines of the showcase's first invoice: more than a page holds. */
const LONG_INVOICE = 22
const MOST_ITEMS = 4

/**
 * The invoices of a file with their lines, whose amounts add up to those of the file. Every invoice has at least one
 * package; a file of fewer packages than invoice numbers has fewer invoices.
 */
export function invoicePlans(random: Random, file: CustomsFileSeed, isDeep: boolean): InvoicePlan[] {
  const runs = runsOf(file)
  const pieces = runs.map((run, index) =>
    run.flatMap(({ line, packages }) => {
      const items = file.isShowcase && index === 0 ? LONG_INVOICE : isDeep ? random.between(1, MOST_ITEMS) : 1
      return evenly(packages, items).map((part) => ({ line, packages: part }))
    }),
  )
  const items = itemsOf(random, file, pieces.flat())
  let next = 0
  return pieces.map((piece, index) => {
    const own = items.slice(next, (next += piece.length))
    return { ciNo: file.invoiceNos[index] ?? '', seller: own[0]?.line.shipper ?? file.shipper, items: own }
  })
}

interface Piece {
  line: GoodsLine
  packages: number
}

/** Which packages go on which invoice: a line an invoice where they are as many, else the load cut into even runs. */
function runsOf({ lines, invoiceNos }: CustomsFileSeed): Piece[][] {
  if (lines.length === invoiceNos.length) return lines.map((line) => [{ line, packages: line.packages }])
  const total = lines.reduce((sum, { packages }) => sum + packages, 0)
  const rest = lines.map((line) => ({ line, packages: line.packages }))
  return evenly(total, invoiceNos.length).map((wanted) => {
    const run: Piece[] = []
    for (let open = wanted; open > 0;) {
      const [first] = rest
      if (first === undefined) break
      const packages = Math.min(open, first.packages)
      run.push({ line: first.line, packages })
      open -= packages
      first.packages -= packages
      if (first.packages === 0) rest.shift()
    }
    return run
  })
}

/** Pieces with their shares of the amounts of their line, and of the fees of the file. */
function itemsOf(random: Random, file: CustomsFileSeed, pieces: Piece[]): InvoiceItem[] {
  const items = pieces.map((piece) => ({ ...piece, ...nameOf(random, piece.line, pieces) }))
  const isDue = file.amounts.mpf > 0
  const amounts = new Map(
    file.lines.map((line) => {
      const shares = pieces.filter((piece) => piece.line === line).map(({ packages }) => packages)
      const due = (amount: number) => divided(isDue ? amount : 0, shares)
      return [
        line,
        {
          weight: divided(line.weight, shares, 1),
          value: divided(line.value, shares, 0),
          charges: divided(line.charges, shares, 0),
          duty: due(line.duty),
          tax: due(line.tax),
          antidumping: due(line.antidumping),
          countervailing: due(line.countervailing),
        },
      ]
    }),
  )
  const parted = items.map((item) => {
    const of = amounts.get(item.line)
    const take = (amount: keyof NonNullable<typeof of>) => of?.[amount].shift() ?? 0
    return {
      ...item,
      quantity: rounded(item.packages * item.line.goods.perPackage),
      weight: take('weight'),
      value: take('value'),
      charges: take('charges'),
      duty: take('duty'),
      tax: take('tax'),
      antidumping: take('antidumping'),
      countervailing: take('countervailing'),
    }
  })
  const values = parted.map(({ value }) => value)
  const mpf = divided(file.amounts.mpf, values)
  const hmf = divided(file.amounts.hmf, values)
  return parted.map((item, index) => ({ ...item, mpf: mpf[index] ?? 0, hmf: hmf[index] ?? 0 }))
}

/** Part number and description; pieces of one line are told apart. */
function nameOf(random: Random, line: GoodsLine, pieces: Piece[]): { partNo: string; description: string } {
  const { name, tariffNo } = line.goods
  const initials = name
    .replace(/[^A-Za-z ]/g, '')
    .split(' ')
    .map((word) => word.slice(0, 2).toUpperCase())
    .join('')
    .slice(0, 4)
  const partNo = `${initials}-${random.between(1000, 9999)}`
  if (pieces.filter((piece) => piece.line === line).length === 1) return { partNo, description: name }
  return {
    partNo,
    description: `${name}, ${tariffNo < '25' ? 'lot' : tariffNo < '44' ? 'batch' : 'model'} ${partNo.slice(-4)}`,
  }
}
