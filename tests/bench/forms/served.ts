import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDrawing } from '../../../src/tools/draw/given.ts'
import { buildPage, serveDrawing } from '../../../src/tools/draw/serve.ts'
import { readConfig } from '../../../src/tools/project/read.ts'
import { servePage, type Served } from '../built-page.ts'
import { record, schema } from './workload.ts'

/** How a form is drawn: by the engine, by the stock form library, by hand with MUI, by Formily with plain inputs, as plain HTML inputs. */
export const ways = ['own', 'stock', 'hand', 'formily', 'plain'] as const
export type Way = (typeof ways)[number]

/** Where each form with so many items is. */
export interface ServedForms {
  address(way: Way, items: number): string
  stop(): Promise<void>
}

/** Serves the order in all ways: the engine's by the drawing page, from files, as `npm run draw -- --form` does. */
export async function serveForms(root: string, counts: readonly number[]): Promise<ServedForms> {
  const files = mkdtempSync(join(tmpdir(), 'portal-bench-form-'))
  writeFileSync(join(files, 'order.schema.json'), JSON.stringify(schema))
  const page = await buildPage(root)
  const config = readConfig(root)
  const drawings = new Map<number, Served>()
  for (const items of counts) {
    writeFileSync(join(files, 'data.json'), JSON.stringify(record(items)))
    const read = await readDrawing(config, { form: files })
    if (!read.ok) throw new Error(read.reason)
    drawings.set(items, await serveDrawing(page, read.given, 0))
  }
  rmSync(files, { recursive: true })
  const others = await servePage(root, 'forms')
  return {
    address: (way, items) =>
      way === 'own' ? (drawings.get(items)?.url ?? '') : `${others.url}/?form=${way}&items=${String(items)}`,
    async stop() {
      await Promise.all([others, ...drawings.values()].map((each) => each.stop()))
    },
  }
}
