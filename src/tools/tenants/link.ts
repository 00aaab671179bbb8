import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Makes a validator module stand alone: what it imports of ajv's runtime is put into it. Throws only when ajv itself lacks a file. */
export async function linkModule(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: here, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
