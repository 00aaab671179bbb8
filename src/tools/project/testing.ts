import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { throwawayFolder } from './throwaway.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The tenants of the demonstration, which tests are written for: whoever adds one of their own breaks none. */
const TENANTS = ['ACME', 'HARBOR', 'KAIYO']

/** A copy of what the compiler reads, with the tenants of the demonstration alone, in a folder of its own, that a test may change. */
export function copyOfProject(): string {
  const copy = throwawayFolder('portal-')
  const tenants = TENANTS.map((id) => `tenants/${id}`)
  for (const path of ['schemas', ...tenants, 'src/contract/generated/gateway.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  mkdirSync(join(copy, 'dist'))
  return copy
}

/** Replaces a piece of a file; the piece must be there. */
export function edit(folder: string, path: string, piece: string, by: string): void {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(piece)) throw new Error(`${path} has no ${piece}`)
  writeFileSync(file, text.replace(piece, by))
}
