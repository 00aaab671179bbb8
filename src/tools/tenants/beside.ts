import { join } from 'node:path'
import { pictureFault } from '../../changes/index.ts'
import type { Diagnostic } from '../../config/index.ts'
import { checkBeside, type ConfigInput } from '../../config/node.ts'
import { readWholeFolder } from '../project/read.ts'

/** What is wrong with the pictures and help pages of a tenant's folder. */
export function besideFindings(root: string, input: ConfigInput, id: string): Diagnostic[] {
  const folder = [...(readWholeFolder(join(root, 'tenants', id)) ?? [])]
  const pages = folder.filter(([path]) => /^help\/[^/]+\/[^/]+\.md$/.test(path))
  const unfit = folder.flatMap(([path, content]) => {
    const fault = path.startsWith('assets/') ? pictureFault(path, content) : undefined
    return fault === undefined ? [] : [[path, fault] as const]
  })
  return checkBeside(input, id, { pages: new Map(pages), unfit: new Map(unfit) })
}
