import type { PdfRule, PdfText } from './pdf.ts'
import { pdfOf } from './pdf.ts'
import { pngOf } from './png.ts'

/** What the papers of a record tell. */
export interface Consignment {
  shipper: string
  consignee: string
  from: string
  to: string
  /** Numbers of the record by their names, in the order in which they are printed. */
  numbers: [name: string, value: string][]
  goods: { description: string; pieces: number; unit: string; weight: number; weightUnit: string }[]
}

const LEFT = 50
const WIDTH = 495
const COLUMNS = [LEFT, LEFT + 285, LEFT + 365, LEFT + 425]

/** A paper of one page: heading, parties, numbers, and the goods line by line. */
export function paper(
  title: string,
  { shipper, consignee, from, to, numbers, goods }: Consignment,
  issued: Date,
): Buffer {
  const facts: [string, string][] = [
    ['Date', issued.toISOString().slice(0, 10).replaceAll('-', '/')],
    ...numbers,
    ['Shipper', shipper],
    ['Consignee', consignee],
    ['From', from],
    ['To', to],
  ]
  const table = 120 + facts.length * 16 + 24
  const end = table + 10 + goods.length * 16
  const total = goods.reduce((sum, { weight }) => sum + weight, 0)
  const texts: PdfText[] = [
    { x: LEFT, y: 72, size: 18, bold: true, text: title },
    ...facts.flatMap(([name, value], index) => [
      { x: LEFT, y: 120 + index * 16, size: 10, bold: true, text: name },
      { x: LEFT + 140, y: 120 + index * 16, size: 10, text: value },
    ]),
    ...cells(table, ['Description of goods', 'Pieces', 'Unit', 'Gross weight'], true),
    ...goods.flatMap(({ description, pieces, unit, weight, weightUnit }, index) =>
      cells(table + 18 + index * 16, [description.slice(0, 52), String(pieces), unit, `${weight} ${weightUnit}`]),
    ),
    ...cells(
      end + 20,
      [
        'Total',
        String(goods.reduce((sum, { pieces }) => sum + pieces, 0)),
        '',
        `${Math.round(total * 100) / 100} ${goods[0]?.weightUnit ?? ''}`,
      ],
      true,
    ),
  ]
  const rules: PdfRule[] = [84, table + 5, end + 6].map((y) => ({ x: LEFT, y, width: WIDTH }))
  return pdfOf({ title, texts, rules })
}

function cells(y: number, values: string[], bold = false): PdfText[] {
  return values.map((text, index) => ({ x: COLUMNS[index] ?? LEFT, y, size: 10, bold, text }))
}

/** A packing list for a spreadsheet (RFC 4180). */
export function packingList({ numbers, goods }: Consignment): Buffer {
  const rows = [
    ['Line', 'Description', 'Pieces', 'Unit', 'Gross weight', 'Weight unit', ...numbers.map(([name]) => name)],
    ...goods.map(({ description, pieces, unit, weight, weightUnit }, index) => [
      String(index + 1),
      description,
      String(pieces),
      unit,
      String(weight),
      weightUnit,
      ...numbers.map(([, value]) => value),
    ]),
  ]
  const line = (row: string[]) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return Buffer.from(rows.map((row) => `${line(row)}\r\n`).join(''))
}

/** A picture of cartons on a pallet, the same for every record. */
export function cargoPicture(): Buffer {
  const carton = [196, 154, 108] as const
  const tape = [228, 208, 170] as const
  const edge = [120, 88, 56] as const
  const wood = [150, 116, 70] as const
  return pngOf(160, 120, (x, y) => {
    if (y >= 104) return x % 20 < 14 && x >= 12 && x < 148 ? wood : [235, 238, 240]
    if (x < 16 || x >= 144 || y < 8) return [235, 238, 240]
    if ((x - 16) % 32 === 0 || (y - 8) % 24 === 0) return edge
    return (x - 16) % 32 >= 14 && (x - 16) % 32 <= 18 ? tape : carton
  })
}
