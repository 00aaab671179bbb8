import type { NamedField } from './fields.ts'

/** What a click on a figure knows of it. */
const FIGURE = ['figure.code', 'figure.label', 'figure.value']

/** What values may come from, and choices between them ask about: the row of a list, the figure of a chart, the record of the address, and what rules may ask about. */
export function sourcesIn(file: string, paths: readonly string[], fields: readonly NamedField[]): NamedField[] {
  const kind = file.split('/')[0]
  const near =
    kind === 'grids' ? paths.map((path) => `row.${path}`) : kind === 'dashboards' ? FIGURE : [...paths, 'address.id']
  const known = new Set(fields.map(({ path }) => path))
  return [...fields, ...near.filter((path) => !known.has(path)).map((path) => ({ path, text: path }))]
}
