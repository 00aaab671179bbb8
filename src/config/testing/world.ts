import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ConfigInput } from '../files/project.ts'
import { contract, operations, parts } from './contract.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const files = new Map([
  ...jsonBelow(join(root, 'schemas/meta'), 'schemas/meta'),
  ...jsonBelow(join(root, 'tests/fixtures/config/world'), ''),
])

/** A small, flawless world of two tenants, in the files given: path → text. */
export function world(changes: Readonly<Record<string, string | undefined>> = {}): ConfigInput {
  const changed = new Map(files)
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) changed.delete(path)
    else changed.set(path, text)
  }
  return { files: changed, contract, operations, parts, icons: ['list', 'add', 'save'], help: ['orders'], others: [] }
}

/** The text of a file of the flawless world. */
export function textOf(path: string): string {
  const text = files.get(path)
  if (text === undefined) throw new Error(`The world has no ${path}`)
  return text
}

/** A file of the world with one piece of its text replaced; the piece must be there. */
export function edited(path: string, piece: string, by: string): string {
  const text = textOf(path)
  if (!text.includes(piece)) throw new Error(`${path} has no ${piece}`)
  return text.replace(piece, by)
}

function jsonBelow(folder: string, path: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'overrides' ? [] : jsonBelow(join(folder, entry.name), inner)
    return entry.name.endsWith('.json') ? [[inner, readFileSync(join(folder, entry.name), 'utf8')]] : []
  })
}
