import { dirname, relative, resolve } from 'node:path'
import { BaseResolver, createConfig } from '@redocly/openapi-core'
import { tokensOf } from '../../config/node.ts'

/**
 * Where references of a contract lead to nothing but themselves, right away or by others: `openapi/a.yaml at #/components/schemas/A`.
 * A type that holds itself in a property is none.
 */
export async function loopsOf(root: string, entry: string): Promise<string[]> {
  const resolver = new BaseResolver((await createConfig({})).resolve)
  const documents = new Map<string, unknown>()
  const references: { file: string; pointer: string; ref: string }[] = []
  await read(resolve(root, entry))
  return references
    .filter((each) => isLoop(each))
    .map(({ file, pointer }) => `${relative(root, file).replaceAll('\\', '/')} at ${pointer}`)

  /** A file and those that it refers to. */
  async function read(file: string): Promise<void> {
    if (documents.has(file)) return
    // What cannot be read is told by who reads it for more than this.
    const document = await resolver.resolveDocument(null, file, true).catch(() => undefined)
    documents.set(file, document instanceof Error ? undefined : document?.parsed)
    for (const next of referencesIn(file, documents.get(file), '#')) await read(next)
  }

  function referencesIn(file: string, value: unknown, pointer: string): string[] {
    if (typeof value !== 'object' || value === null) return []
    const ref = refOf(value)
    if (ref !== undefined) references.push({ file, pointer, ref })
    const inner = Object.entries(value).flatMap(([key, each]) =>
      referencesIn(file, each, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    )
    return [...(ref === undefined || isElsewhere(ref) ? [] : [placeOf(file, ref).file]), ...inner]
  }

  /** Whether who follows a reference comes back to it. */
  function isLoop({ file: from, pointer, ref: first }: (typeof references)[number]): boolean {
    const passed = new Set<string>()
    let [file, ref]: [string, string | undefined] = [from, first]
    while (ref !== undefined && !isElsewhere(ref)) {
      const place = placeOf(file, ref)
      const name = `${place.file}#${place.way}`
      if (name === `${from}${pointer}`) return true
      if (passed.has(name)) return false
      passed.add(name)
      const found = tokensOf(decodeURIComponent(place.way)).reduce(within, documents.get(place.file))
      file = place.file
      ref = refOf(found)
    }
    return false
  }
}

function within(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
}

function refOf(value: unknown): string | undefined {
  const ref = typeof value === 'object' && value !== null && '$ref' in value ? value.$ref : undefined
  return typeof ref === 'string' ? ref : undefined
}

function isElsewhere(ref: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(ref)
}

function placeOf(file: string, ref: string): { file: string; way: string } {
  const [path = '', way = ''] = ref.split('#')
  return { file: path === '' ? file : resolve(dirname(file), path), way }
}
