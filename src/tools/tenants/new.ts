import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withFolder } from '../../changes/index.ts'
import type { Diagnostic } from '../../config/index.ts'
import { checkTenant } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'
import { newFolder, type NewTenant } from './new-folder.ts'

/**
 * Writes the folder of a new tenant: its tenant.json with everything that its flavour offers, and a logo and a background to be replaced.
 * What the check finds wrong with it is given back and nothing is written; a folder that is there is left alone.
 */
export function createTenant(
  root: string,
  tenant: NewTenant,
): { written: string[]; diagnostics: Diagnostic[] } | { reason: string } {
  const top = `tenants/${tenant.id}`
  if (existsSync(join(root, top))) return { reason: `There is a folder ${top} already.` }
  const input = readConfig(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = newFolder(input, tenant, { version, now: new Date() })
  const path = `${top}/tenant.json`
  const diagnostics = checkTenant(withFolder(input, tenant.id, folder), tenant.id)
  if (diagnostics.some(({ severity, file }) => severity === 'error' && file === path))
    return { written: [], diagnostics: diagnostics.filter(({ file }) => file === path) }
  const files = [...folder].map(([name, text]) => [`${top}/${name}`, text] as const)
  for (const [name, text] of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return { written: files.map(([name]) => name), diagnostics: [] }
}
