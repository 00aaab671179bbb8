import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeGeneratedFiles } from './generate/files.ts'
import { impactOf } from './generate/impact.ts'
import { printed } from './project/print.ts'

// npm run generate: writes what is made from openapi/ (and from whatever else a generator reads).
// npm run generate -- --from FILE: writes nothing, and says what that version of the contract would break in schemas/ and tenants/.
const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({ options: { from: { type: 'string' } } })
if (values.from === undefined) {
  const written = await writeGeneratedFiles(root)
  console.log(
    written.length === 0 ? 'Everything generated is up to date.' : written.map((path) => `wrote ${path}`).join('\n'),
  )
} else {
  const found = await impactOf(root, values.from)
  console.log(found.length === 0 ? `${values.from} breaks nothing that the portal shows or calls.` : printed(found))
  process.exitCode = found.length === 0 ? 0 : 1
}
