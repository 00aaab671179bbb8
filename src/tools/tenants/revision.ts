import { execFileSync } from 'node:child_process'
import { roleOf, type ConfigInput } from '../../config/node.ts'
import { operationTable } from '../generate/operations.ts'
import type { ContractDocument } from '../generate/contract.ts'
import { readConfig } from '../project/read.ts'

const contractFile = 'src/contract/generated/gateway.json'

/** The configuration as a commit has it; parts, icons and help are those of today. Gives the reason as text when git does not know the commit. */
export function configAt(root: string, commit: string): ConfigInput | string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  try {
    const names = git('ls-tree', '-r', '--name-only', '--full-tree', commit, 'schemas', 'tenants')
      .split('\n')
      .filter((path) => roleOf(path) !== undefined || path.startsWith('schemas/meta/'))
    const files = new Map(
      names.filter((path) => path.endsWith('.json')).map((path) => [path, git('show', `${commit}:${path}`)]),
    )
    const contract = JSON.parse(git('show', `${commit}:${contractFile}`)) as ContractDocument
    return { ...readConfig(root), files, contract, operations: operationTable(contract) }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
