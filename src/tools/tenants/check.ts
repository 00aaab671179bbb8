import type { Diagnostic } from '../../config/index.ts'
import { tenantIds } from '../../config/node.ts'
import { findingsOf } from '../project/findings.ts'
import { onceEach } from '../project/output.ts'
import { lineOf } from '../project/print.ts'
import { readConfig } from '../project/read.ts'
import { besideFindings } from './beside.ts'
import { findingsByThreads } from './threads.ts'

/** From so many tenants on threads are worth their start. */
const MANY = 50

/** What is wrong or doubtful about one tenant, or about all, with its pictures and help pages, and what the base has changed under their overrides. */
export async function findings(root: string, only?: string): Promise<Diagnostic[]> {
  const input = readConfig(root)
  const ids = only === undefined ? tenantIds(input) : [only]
  const found = ids.length < MANY ? ids.map((id) => findingsOf(input, id)) : await findingsByThreads(input, ids)
  return onceEach([...found.flat(), ...ids.flatMap((id) => besideFindings(root, input, id))])
}

/** `findings` in a chain of steps: one line an error, none when every tenant is valid. */
export async function checkTenants(root: string): Promise<readonly string[]> {
  const found = await findings(root)
  return found.filter(({ severity }) => severity === 'error').map(lineOf)
}
