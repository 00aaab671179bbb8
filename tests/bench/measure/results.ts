import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './trace.ts'

/** Measures taken in turn; the middle one of each counts. */
export interface Samples {
  add(row: string, column: string, value: number): void
  /** The middle of what was taken; a bug when nothing was. */
  median(row: string, column: string): number
  /** Prints the medians as a table and writes them to `bench-results/NAME.json`. */
  tell(name: string, heading: string): void
}

/** How often each measure is taken: `BENCH_ROUNDS`, or so often. */
export function rounds(otherwise: number): number {
  return Number(process.env['BENCH_ROUNDS'] ?? otherwise)
}

/** How much of a long run is gone through: `BENCH_SHARE` (`0.1`), or all of it. */
export function share(): number {
  return Number(process.env['BENCH_SHARE'] ?? 1)
}

/** The sizes that are measured: `BENCH_SIZES` (`0,200`), or these. */
export function sizes(otherwise: readonly number[]): readonly number[] {
  const asked = process.env['BENCH_SIZES']?.split(',').map(Number)
  return asked === undefined ? otherwise : otherwise.filter((size) => asked.includes(size))
}

/** An empty collection of samples. */
export function createSamples(): Samples {
  const taken = new Map<string, Map<string, number[]>>()
  const medianOf = (row: string, column: string): number => {
    const values = taken.get(row)?.get(column)
    if (values === undefined) throw new Error(`nothing was taken of ${row}, ${column}`)
    return median(values)
  }
  return {
    add(row, column, value) {
      const columns = taken.get(row) ?? new Map<string, number[]>()
      taken.set(row, columns.set(column, [...(columns.get(column) ?? []), value]))
    },
    median: medianOf,
    tell(name, heading) {
      const columns = [...new Set([...taken.values()].flatMap((each) => [...each.keys()]))]
      const medians = Object.fromEntries(
        [...taken].map(([row, measured]) => [
          row,
          Object.fromEntries([...measured].map(([column, values]) => [column, Number(median(values).toFixed(2))])),
        ]),
      )
      const widest = Math.max(...Object.keys(medians).map((row) => row.length)) + 2
      const line = (row: string, cells: readonly string[]): string =>
        row.padEnd(widest) + cells.map((cell) => cell.padStart(11)).join('')
      const lines = Object.entries(medians).map(([row, values]) =>
        line(
          row,
          columns.map((column) => values[column]?.toFixed(1) ?? '–'),
        ),
      )
      console.log([heading, line('', columns), ...lines].join('\n'))
      const folder = join(process.cwd(), 'bench-results')
      mkdirSync(folder, { recursive: true })
      writeFileSync(
        join(folder, `${name}.json`),
        `${JSON.stringify({ heading, taken: new Date().toISOString(), medians }, null, 2)}\n`,
      )
    },
  }
}
