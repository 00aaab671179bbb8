import type { Diagnostic } from '../../config/index.ts'
import { contractChanges, tenantIds, type Operation } from '../../config/node.ts'
import { onceEach } from '../project/output.ts'
import { readConfig } from '../project/read.ts'
import { readContract } from './contract.ts'
import { operationTable } from './operations.ts'

/** Everything in schemas/ and tenants/ that another version of the contract breaks. Throws when that cannot be read. */
export async function impactOf(root: string, entry: string): Promise<Diagnostic[]> {
  const contract = await readContract(root, entry)
  const next = { contract, operations: operationTable(contract) as Record<string, Operation> }
  const input = readConfig(root)
  return onceEach(tenantIds(input).flatMap((id) => contractChanges(input, next, id)))
}
