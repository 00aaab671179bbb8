import { fileURLToPath } from 'node:url'
import { buildPage, serveDrawing } from './draw/serve.ts'
import { readCatalogue, readExamples } from './draw/examples.ts'
import { readDrawing } from './draw/given.ts'
import { given } from './run/given.ts'
import { endOnSignal } from './run/ready.ts'
import { endRefused } from './run/refusal.ts'
import { printed } from './project/print.ts'
import { readConfig } from './project/read.ts'

/** `npm run draw`: the engine draws a form or a grid given by files outside the project, or the catalogue of all parts. */
const usage = `npm run draw -- --form DIR  [--data FILE] [--port P]    DIR holds NAME.schema.json and, when there is one, NAME.layout.json
npm run draw -- --grid FILE [--data FILE] [--port P]    FILE is a grid, --data its rows
npm run draw -- --parts [--port P]                      all parts with their options, examples and states`

const root = fileURLToPath(new URL('../..', import.meta.url))
process.exitCode = await run()

async function run(): Promise<number | undefined> {
  const text = { type: 'string' } as const
  const options = { form: text, grid: text, parts: { type: 'boolean' }, data: text, port: text } as const
  const asked = given({ usage, options }).values
  const named = [asked.form, asked.grid, asked.parts].filter((each) => each !== undefined)
  const port = Number(asked.port ?? 4400)
  if (named.length !== 1 || !Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(usage)
    return 2
  }
  const config = readConfig(root)
  const read =
    asked.parts === true
      ? { ok: true as const, ...(await readCatalogue(config, readExamples(root))) }
      : await readDrawing(config, asked)
  if (read.diagnostics.length > 0) console.log(printed(read.diagnostics))
  if (!read.ok) {
    console.error(read.reason)
    return 1
  }
  const { url, stop } = await serveDrawing(await buildPage(root), read.given, port).catch((error: unknown) =>
    endRefused(error, '--port'),
  )
  console.log(`The drawing is at ${url}`)
  endOnSignal(stop)
  return undefined
}
