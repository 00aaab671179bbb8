import { execFileSync } from 'node:child_process'
import type { Diagnostic } from '../../config/index.ts'
import { compileTenant, roleOf, tenantIds, type CompiledTenant, type ConfigInput } from '../../config/node.ts'
import type { ContractDocument } from '../generate/contract.ts'
import { operationTable } from '../generate/operations.ts'
import { lineOf } from '../project/print.ts'
import { readConfig } from '../project/read.ts'

/** What became worse between two configurations, a line each; `screens`, `routes`: what the tenant shows. */
export interface DryRun {
  /** Errors that were not there, and tenants and screens that are gone. */
  regressions: string[]
  /** Warnings that were not there. */
  news: string[]
  tenants: string[]
}

/** Compiles every tenant with both configurations and compares what comes of it. */
export function dryRun(before: ConfigInput, after: ConfigInput): DryRun {
  const result: DryRun = { regressions: [], news: [], tenants: tenantIds(after) }
  for (const id of tenantIds(before)) {
    if (!result.tenants.includes(id)) {
      result.regressions.push(`${id}: the tenant is gone.`)
      continue
    }
    const [old, now] = [compileTenant(before, id), compileTenant(after, id)]
    const known = new Set(old.diagnostics.map(identity))
    const fresh = now.diagnostics.filter((each) => !known.has(identity(each)))
    for (const each of fresh)
      (each.severity === 'error' ? result.regressions : result.news).push(`${id}: ${lineOf(each)}`)
    if (old.tenant !== undefined && now.tenant !== undefined)
      result.regressions.push(...lost(old.tenant, now.tenant).map((what) => `${id}: ${what} is gone.`))
  }
  for (const id of result.tenants.filter((each) => !tenantIds(before).includes(each))) {
    for (const each of compileTenant(after, id).diagnostics)
      if (each.severity === 'error') result.regressions.push(`${id}: ${lineOf(each)}`)
  }
  return { ...result, regressions: [...new Set(result.regressions)], news: [...new Set(result.news)] }
}

/** A finding apart from its line, which moves with every edit above it. */
function identity({ code, file, pointer, message }: Diagnostic): string {
  return [code, file, pointer, message].join('\n')
}

function lost(old: CompiledTenant, now: CompiledTenant): string[] {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const gone = (what: string, before: readonly string[], after: readonly string[]) =>
    before.filter((each) => !after.includes(each)).map((each) => `the ${what} ${each}`)
  return [
    ...gone('screen', Object.keys(old.screens), Object.keys(now.screens)),
    ...gone('route', ids(old.head.routes), ids(now.head.routes)),
    ...gone('drawer', ids(old.head.drawers), ids(now.head.drawers)),
    ...gone('language', Object.keys(old.labels), Object.keys(now.labels)),
  ]
}

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
    // Without `-z`, git writes names that are not of ASCII with escapes.
    const paths = git('ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'schemas', 'tenants').split('\0')
    const names = paths.filter((path) => roleOf(path) !== undefined || path.startsWith('schemas/meta/'))
    const files = new Map(
      names.filter((path) => path.endsWith('.json')).map((path) => [path, git('show', `${commit}:${path}`)]),
    )
    const contract = JSON.parse(git('show', `${commit}:${contractFile}`)) as ContractDocument
    const others = paths.filter((path) => path !== '' && !path.endsWith('.json'))
    return { ...readConfig(root), files, others, contract, operations: operationTable(contract) }
  } catch (error) {
    const { message, stderr = '' } = error as Error & { stderr?: string }
    // Of a program that failed, the message begins with its command.
    return stderr === '' ? message : `Git does not know ${commit} with its files: ${stderr.trim()}`
  }
}
