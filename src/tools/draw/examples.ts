import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawnExample, manifestOfEntry } from '../../config/node.ts'
import type { ConfigInput, DrawnExample, PartExamples } from '../../config/node.ts'
import type { Diagnostic } from '../../config/index.ts'
import { linkModule } from '../project/link.ts'
import type { Given } from './given.ts'

/** The examples of one folder of parts, with the path of their file below the root. */
export interface ExampleFile {
  path: string
  examples: PartExamples
}

/** Reads every `example.json` of the folders of parts. */
export function readExamples(root: string): ExampleFile[] {
  const folder = 'src/widgets'
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}/example.json`
    if (!existsSync(join(root, path))) return []
    return [{ path, examples: JSON.parse(readFileSync(join(root, path), 'utf8')) as PartExamples }]
  })
}

/** What the catalogue of parts draws: every example, compiled over the base's labels and lookups; with what was found in them. */
export async function readCatalogue(
  config: ConfigInput,
  files: readonly ExampleFile[],
): Promise<{ given: Given; diagnostics: Diagnostic[] }> {
  const parts: Record<string, { examples: (DrawnExample & { validator?: string })[]; keys: Record<string, string> }> =
    {}
  const labels = JSON.parse(config.files.get('schemas/labels/en.json') ?? '{}') as Record<string, string>
  const modules: Record<string, string> = {}
  const found: Diagnostic[] = []
  for (const { path, examples } of files) {
    Object.assign(labels, examples.labels)
    for (const [name, entry] of Object.entries(examples.entries)) {
      const manifest = manifestOfEntry(config.parts, entry)
      const { example, validator, diagnostics } = drawnExample(config, path, examples, name)
      found.push(...diagnostics)
      if (manifest === undefined || example === undefined) continue
      const address = `/validators/${String(Object.keys(modules).length)}.js`
      if (validator !== undefined) modules[address] = await linkModule(validator)
      const part = (parts[`${manifest.kind}/${manifest.name}`] ??= { examples: [], keys: examples.keys ?? {} })
      part.examples.push({ ...example, ...(validator !== undefined && { validator: address }) })
    }
  }
  return { given: { drawing: JSON.stringify({ labels, parts }), modules }, diagnostics: found }
}
