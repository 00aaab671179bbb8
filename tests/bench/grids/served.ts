import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDrawing } from '../../../src/tools/draw/given.ts'
import { buildPage, serveDrawing } from '../../../src/tools/draw/serve.ts'
import { readConfig } from '../../../src/tools/project/read.ts'
import { servePage, type Served } from '../built-page.ts'
import { columns, rowsOf } from './workload.ts'

/** How a list is drawn: by the engine, by the stock data grid, by react-data-grid, by AG Grid's community edition. */
export const ways = ['own', 'stock', 'rdg', 'ag'] as const
export type Way = (typeof ways)[number]

/** Where each list with so many rows is. */
export interface ServedGrids {
  address(way: Way, rows: number): string
  stop(): Promise<void>
}

/** Serves the list in all ways: the engine's by the drawing page, from files, as `npm run draw -- --grid` does. */
export async function serveGrids(root: string, counts: readonly number[]): Promise<ServedGrids> {
  const files = mkdtempSync(join(tmpdir(), 'portal-bench-grid-'))
  const [grid, data] = [join(files, 'orders.json'), join(files, 'rows.json')]
  const shown = Object.fromEntries(columns.map(({ id, ...column }) => [id, column]))
  writeFileSync(grid, JSON.stringify({ title: 'Orders', columns: shown, export: { fileName: 'Orders', label: 'CSV' } }))
  const page = await buildPage(root)
  const config = readConfig(root)
  const drawings = new Map<number, Served>()
  for (const count of counts) {
    writeFileSync(data, JSON.stringify(rowsOf(count)))
    const read = await readDrawing(config, { grid, data })
    if (!read.ok) throw new Error(read.reason)
    drawings.set(count, await serveDrawing(page, read.given, 0))
  }
  rmSync(files, { recursive: true })
  const others = await servePage(root, 'grids')
  return {
    address: (way, rows) =>
      way === 'own' ? (drawings.get(rows)?.url ?? '') : `${others.url}/?grid=${way}&rows=${String(rows)}`,
    async stop() {
      await Promise.all([others, ...drawings.values()].map((each) => each.stop()))
    },
  }
}
