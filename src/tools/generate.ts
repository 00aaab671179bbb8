import { fileURLToPath } from 'node:url'
import { writeGeneratedFiles } from './generate/files.ts'

// npm run generate: writes what is made from openapi/ (and from whatever else a generator reads).
const root = fileURLToPath(new URL('../..', import.meta.url))
const written = await writeGeneratedFiles(root)
console.log(written.length === 0 ? 'Everything generated is up to date.' : written.map((path) => `wrote ${path}`).join('\n'))
