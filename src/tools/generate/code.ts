import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is written by hand and runs in the browser; the embedded gateway answers the operations, and its types follow by themselves. */
const FOLDERS = ['src/app', 'src/render', 'src/studio', 'src/widgets']

/** A call in the code: `callOperation(gateway, 'login', …)`, `client.call('login', …)`. */
const CALL = /(?:\bcallOperation\([^']*|\.call\(\s*)'(\w+)'/g

/** The files of the portal's own code that call an operation, by operation. */
export function codeCalling(root: string): ReadonlyMap<string, readonly string[]> {
  const calling = new Map<string, Set<string>>()
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.tsx?$/.test(name) || /\.test(-d)?\.tsx?$/.test(name)) continue
      const text = readFileSync(join(root, folder, name), 'utf8')
      for (const [, operation = ''] of text.matchAll(CALL))
        calling.set(operation, (calling.get(operation) ?? new Set()).add(`${folder}/${name}`))
    }
  }
  return new Map([...calling].map(([operation, files]) => [operation, [...files]]))
}
