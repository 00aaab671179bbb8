import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContract } from './contract.ts'
import type { Generator } from './generator.ts'
import { facesGenerator } from './faces.ts'
import { findingsGenerator } from './findings.ts'
import { languageGenerator } from './language.ts'
import { metaNamesGenerator } from './meta-names.ts'
import { operationsGenerator } from './operations.ts'
import { typesGenerator } from './types.ts'
import { worldGenerator } from './world.ts'
import { writeWhole } from '../project/write.ts'

/** The contract in one JSON file, for programs that read it at run time (gateway, configuration checks). */
export const documentGenerator: Generator = {
  name: 'document',
  generate({ contract }) {
    const { openapi, ...rest } = contract
    const note = 'Generated from openapi/ by `npm run generate`. Do not edit.'
    return {
      'src/contract/generated/gateway.json': `${JSON.stringify({ openapi, 'x-generated': note, ...rest }, null, 2)}\n`,
    }
  },
}

/** Everything that `npm run generate` makes. A new output is a new entry here. */
const all: readonly Generator[] = [
  typesGenerator,
  operationsGenerator,
  documentGenerator,
  metaNamesGenerator,
  findingsGenerator,
  languageGenerator,
  facesGenerator,
  worldGenerator,
]

/**
 * Computes every generated file, without writing: path below the root → text.
 * Throws when the contract cannot be read or two generators claim the same path.
 */
export async function generatedFiles(
  root: string,
  generators: readonly Generator[] = all,
): Promise<Map<string, string>> {
  const contract = await readContract(root)
  const files = new Map<string, string>()
  for (const generator of generators) {
    for (const [path, text] of Object.entries(await generator.generate({ root, contract }))) {
      if (files.has(path)) throw new Error(`${generator.name} writes ${path}, which another generator writes too.`)
      files.set(path, text)
    }
  }
  return files
}

/** The generated files that are missing or differ from what would be generated now, by path below the root. */
export async function staleFiles(root: string, generators: readonly Generator[] = all): Promise<string[]> {
  const stale: string[] = []
  for (const [path, text] of await generatedFiles(root, generators)) {
    if ((await textOf(join(root, path))) !== text) stale.push(path)
  }
  return stale
}

/** Writes the generated files that are stale and leaves the others untouched; gives the paths written. */
export async function writeGeneratedFiles(root: string, generators: readonly Generator[] = all): Promise<string[]> {
  const written: string[] = []
  for (const [path, text] of await generatedFiles(root, generators)) {
    const file = join(root, path)
    if ((await textOf(file)) === text) continue
    writeWhole(file, text)
    written.push(path)
  }
  return written
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    // A checkout may have turned line ends into CRLF.
    return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}
