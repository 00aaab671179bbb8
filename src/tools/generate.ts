import { fileURLToPath } from 'node:url'
import type { ContractVersion } from '../config/node.ts'
import { codeCalling } from './generate/code.ts'
import { readContract } from './generate/contract.ts'
import { writeGeneratedFiles } from './generate/files.ts'
import { contractReport } from './generate/from.ts'
import { operationTable } from './generate/operations.ts'
import { readConfig } from './project/read.ts'
import { given } from './run/given.ts'

// npm run generate: writes what is made from openapi/ (and from whatever else a generator reads).
// npm run generate -- --from FILE: writes nothing, and says what that version of the contract would break in schemas/ and tenants/.
const root = fileURLToPath(new URL('../..', import.meta.url))
const { from } = given({ usage: 'npm run generate [-- --from FILE]', options: { from: { type: 'string' } } }).values
if (from === undefined) {
  const written = await writeGeneratedFiles(root).catch(reasonOf)
  if (typeof written === 'string') {
    console.error(written)
    process.exitCode = 2
  } else
    console.log(
      written.length === 0 ? 'Everything generated is up to date.' : written.map((path) => `wrote ${path}`).join('\n'),
    )
} else {
  const next = await contractOf(from)
  if (typeof next === 'string') {
    console.error(next)
    process.exitCode = 2
  } else {
    const input = readConfig(root)
    const report = contractReport(input, next, from, codeCalling(root))
    console.log(report.text)
    process.exitCode = report.breaks ? 1 : 0
  }
}

/** Another version of the contract and its operations, or in one sentence why it cannot be read. */
async function contractOf(entry: string): Promise<ContractVersion | string> {
  try {
    const contract = await readContract(root, entry)
    return { contract, operations: operationTable(contract) }
  } catch (error) {
    return reasonOf(error)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
