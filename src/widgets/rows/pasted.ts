import { getAt, setAt } from '../../config/index.ts'
import type { Entry } from '../../config/index.ts'

/** A value and its place in a row. */
interface Placed {
  path: string
  value: unknown
}

/** What a column of a pasted block may go into: a place in a row, and how its texts are read. */
export interface Slot {
  /** In the row. */
  path: string
  /** The value of a text that is not empty; undefined for one that has no place here. */
  read(text: string): unknown
  /** What a text has for other places of the row: the unit behind a number. */
  beside?(text: string): readonly Placed[]
  /** Those places are of other numbers, too: where something else stands in one, the text stays as it is. */
  shares?: true
  /** Whether a text is such a value as stands here. Absent: any text is. */
  takes?(text: string): boolean
  /** What the form calls it. */
  label?: string | undefined
  /** A unit, which a block may have no column for: it takes one that holds units. */
  isUnit?: true
}

/** A list after a paste. */
interface Filled {
  rows: Entry[]
  /** How many rows have something of it. */
  count: number
  /** Texts that had no place. */
  left: number
}

/** The cells of a block as spreadsheets copy them: tabs between cells, a line for each row, quotation marks around what holds either. Nothing for a text that is no block: several lines of one cell each are one only where they come as a table (`html`, the same as the clipboard has it). */
export function blockOf(text: string, html = ''): string[][] | undefined {
  const lines: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/g
  for (const [, given = '', end] of text.matchAll(cell)) {
    const isWrapped = given.length > 1 && given.startsWith('"') && given.endsWith('"')
    const said = isWrapped ? given.slice(1, -1).replaceAll('""', '"') : given
    lines.at(-1)?.push(said.replaceAll(/\s+/g, ' ').trim())
    if (end === '') break
    if (end !== '\t') lines.push([])
  }
  const block = lines.slice(0, lines.findLastIndex(isFilled) + 1)
  const isColumn = block.length > 1 && /<table\b/i.test(html)
  return isColumn || (text.includes('\t') && block.some((line) => line.length > 1)) ? block : undefined
}

/** Whether something stands in a line of a block. */
export const isFilled = (line: readonly string[]): boolean => line.some((each) => each !== '')

/**
 * A block without the line of headings that spreadsheets have above their rows: its texts are none of the values that stand there, and one is
 * what the form calls its column, or they stand in two columns at least where each text below is such a value.
 */
export function withoutHeadings(block: readonly string[][], slots: readonly Slot[]): readonly string[][] {
  const [first = [], ...below] = block
  const headed = columnsOf(block, slots).flatMap((slot, column) => {
    const text = first[column] ?? ''
    return text === '' || slot === undefined ? [] : [{ ...slot, text, column }]
  })
  const typed = headed.filter(({ takes }) => takes !== undefined)
  if (below.length === 0 || typed.some(({ takes, text }) => takes?.(text))) return block
  const isNamed = headed.some(({ label, text }) => label?.toLowerCase() === text.toLowerCase())
  const isUnlike = ({ takes, column }: (typeof typed)[number]): boolean => {
    const texts = below.map((line) => line[column] ?? '').filter((text) => text !== '')
    return texts.length > 0 && texts.every((text) => takes?.(text))
  }
  return isNamed || (typed.length > 1 && typed.every(isUnlike)) ? below : block
}

/**
 * Lays a block over rows, from a slot of the first of them on. `more` are new rows, made as many as there is room for. An empty cell
 * leaves what stands.
 */
export function filledWith(
  block: readonly string[][],
  { rows, slots, more }: { rows: readonly Entry[]; slots: readonly Slot[]; more: readonly Entry[] },
): Filled {
  const columns = columnsOf(block, slots)
  const result: Filled = { rows: [...rows, ...more].slice(0, Math.max(rows.length, block.length)), count: 0, left: 0 }
  block.forEach((line, at) => {
    const row = result.rows[at]
    const values = line.flatMap((text, column) => (text === '' ? [] : [{ slot: columns[column], text }]))
    const taken = values.flatMap(({ slot, text }) => {
      const value = row === undefined ? undefined : slot?.read(text)
      return slot === undefined || value === undefined ? [] : [{ slot, text, value }]
    })
    result.left += values.length - taken.length
    if (row === undefined || taken.length === 0) return
    result.count += 1
    result.rows[at] = taken.reduce<Entry>(
      (entry, { slot, text, value }) =>
        placesOf(slot, text, value, entry).reduce<Entry>(
          (kept, place) => setAt(kept, place.path, place.value) as Entry,
          entry,
        ),
      row,
    )
  })
  return result
}

/** What a text puts into a row. */
function placesOf({ path, beside, shares }: Slot, text: string, value: unknown, row: Entry): Placed[] {
  const others = beside?.(text) ?? []
  const isOther = (place: Placed): boolean => ![undefined, null, '', place.value].includes(getAt(row, place.path))
  return shares === true && others.some(isOther) ? [{ path, value: text }] : [{ path, value }, ...others]
}

/** The slot of each column of a block. */
function columnsOf(block: readonly string[][], slots: readonly Slot[]): (Slot | undefined)[] {
  const width = Math.max(0, ...block.map((line) => line.length))
  let next = 0
  return Array.from({ length: width }, (_, column) => {
    const texts = block.map((line) => line[column] ?? '').filter((text) => text !== '')
    const slot = slots[next]
    const isPassed = column > 0 && slot?.isUnit === true && texts.every((text) => slot.read(text) === undefined)
    next += isPassed ? 2 : 1
    return slots[next - 1]
  })
}
