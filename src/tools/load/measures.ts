/** One answer of a run under load. */
export interface Measure {
  /** What was asked, for people. */
  step: string
  /** Milliseconds until the whole answer was there. */
  took: number
  /** Why the answer was not the right one; undefined when it was. */
  fault?: string | undefined
}

/** The middle, the 95th of a hundred and the slowest of some milliseconds, rounded; 0 of none. */
export function spread(times: readonly number[]): { median: number; p95: number; slowest: number } {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0)
  return { median: at(0.5), p95: at(0.95), slowest: at(1) }
}

/** A row for each step, in the order in which the steps came first, and columns as wide as they must be. */
export function tableOf(measures: readonly Measure[]): string {
  const steps = [...new Set(measures.map(({ step }) => step))]
  const rows = steps.map((step) => {
    const own = measures.filter((measure) => measure.step === step)
    const { median, p95, slowest } = spread(own.map(({ took }) => took))
    return [
      step,
      ...[own.length, own.filter(({ fault }) => fault !== undefined).length, median, p95, slowest].map(String),
    ]
  })
  const all = [['', 'answers', 'errors', 'median ms', '95 % ms', 'slowest ms'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
