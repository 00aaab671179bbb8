import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Diagnostic } from '../config/index.ts'
import { contractChanges, tenantIds } from '../config/node.ts'
import { readContract } from './generate/contract.ts'
import { writeGeneratedFiles } from './generate/files.ts'
import { operationTable } from './generate/operations.ts'
import { onceEach } from './project/output.ts'
import { printed } from './project/print.ts'
import { readConfig } from './project/read.ts'

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
  const found = await brokenBy(values.from)
  console.log(found.length === 0 ? `${values.from} breaks nothing that the portal shows or calls.` : printed(found))
  process.exitCode = found.length === 0 ? 0 : 1
}

/** Everything in schemas/ and tenants/ that another version of the contract breaks. Throws when that cannot be read. */
async function brokenBy(entry: string): Promise<Diagnostic[]> {
  const contract = await readContract(root, entry)
  const input = readConfig(root)
  const next = { contract, operations: operationTable(contract) }
  return onceEach(tenantIds(input).flatMap((id) => contractChanges(input, next, id)))
}
