import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { buildPage, serveDrawing } from './draw/serve.ts'
import { readDrawing } from './draw/given.ts'
import { endOnSignal } from './run/ready.ts'
import { printed } from './project/print.ts'
import { readConfig } from './project/read.ts'

/** `npm run draw`: the engine draws a form or a grid given by files outside the project. */
const usage = `npm run draw -- --form DIR  [--data FILE] [--port P]    DIR holds NAME.schema.json and, when there is one, NAME.layout.json
npm run draw -- --grid FILE [--data FILE] [--port P]    FILE is a grid, --data its rows`

const root = fileURLToPath(new URL('../..', import.meta.url))
process.exitCode = await run()

async function run(): Promise<number | undefined> {
  const asked = readArguments()
  if (asked === undefined || (asked.form === undefined) === (asked.grid === undefined)) {
    console.error(usage)
    return 2
  }
  const read = await readDrawing(readConfig(root), asked)
  if (read.diagnostics.length > 0) console.log(printed(read.diagnostics))
  if (!read.ok) {
    console.error(read.reason)
    return 1
  }
  const { url, stop } = await serveDrawing(await buildPage(root), read.given, Number(asked.port ?? 4400))
  console.log(`The drawing is at ${url}`)
  endOnSignal(stop)
  return undefined
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        form: { type: 'string' },
        grid: { type: 'string' },
        data: { type: 'string' },
        port: { type: 'string' },
      },
    }).values
  } catch {
    return undefined
  }
}
