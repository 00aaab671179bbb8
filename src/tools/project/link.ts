import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { IN_TURN } from '../../config/node.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Sources and what came of them: most validators are the same from one build to the next. Those made longest ago are forgotten. */
const linked = new Map<string, Promise<string>>()
const MOST = 100

/** Makes a validator module stand alone: what it imports of ajv's runtime is put into it. Throws only when ajv itself lacks a file. */
export function linkModule(source: string): Promise<string> {
  const present = linked.get(source)
  if (present !== undefined) return present
  const fresh = link(source)
  linked.set(source, fresh)
  const [oldest = ''] = linked.keys()
  if (linked.size > MOST) linked.delete(oldest)
  return fresh
}

async function link(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: here, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    alias: { [IN_TURN]: fileURLToPath(new URL('../../config/compile/in-turn.ts', import.meta.url)) },
  })
  return outputFiles[0]?.text ?? ''
}
