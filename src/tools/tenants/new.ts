import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFolder } from '../../changes/index.ts'
import type { Diagnostic } from '../../config/index.ts'
import { checkTenant } from '../../config/node.ts'
import { readConfig, readWholeFolder } from '../project/read.ts'
import { writeFolder } from '../project/write.ts'
import { copiedFolder } from './copied-folder.ts'
import { newFolder, type NewTenant } from './new-folder.ts'

/**
 * Writes the folder of a new tenant: its tenant.json with everything that its flavour offers, and a logo and a background to be replaced; or all that another tenant
 * says, which it begins as.
 * What the check finds wrong with it is given back and nothing is written; a folder that is there is left alone.
 */
export function createTenant(
  root: string,
  tenant: NewTenant,
  from?: string,
): { written: string[]; diagnostics: Diagnostic[] } | { reason: string } {
  const top = `tenants/${tenant.id}`
  if (existsSync(join(root, top))) return { reason: `There is a folder ${top} already.` }
  const input = readConfig(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const program = { version, now: new Date() }
  const other = from === undefined ? undefined : readWholeFolder(join(root, 'tenants', from))
  if (from !== undefined && other === undefined) return { reason: `There is no folder tenants/${from}.` }
  const folder = other === undefined ? newFolder(input, tenant, program) : copiedFolder(input, other, tenant, program)
  const path = `${top}/tenant.json`
  const diagnostics = checkTenant(withFolder(input, tenant.id, folder), tenant.id)
  if (diagnostics.some(({ severity, file }) => severity === 'error' && file === path))
    return { written: [], diagnostics: diagnostics.filter(({ file }) => file === path) }
  writeFolder(join(root, top), folder)
  return { written: [...folder.keys()].map((name) => `${top}/${name}`), diagnostics: [] }
}
