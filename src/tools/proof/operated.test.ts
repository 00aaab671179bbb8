import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Commands of docs/operating.md: they run where `npm prune --omit=dev` has been, as in the container. */
const OPERATED = ['serve', 'store', 'users', 'tenants'].map((name) => `src/tools/${name}.ts`)
const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

it('commands of operators need no package of development, whatever they load at once or later', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const seen = new Set(OPERATED)
  const needed: string[] = []
  for (const file of seen) {
    for (const [, from, plain, later] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = from ?? plain ?? later ?? ''
      const path = join(dirname(file), name)
      if (name.startsWith('.')) {
        if (/\.[cm]?tsx?$/.test(path) && existsSync(path)) seen.add(path)
      } else if (Object.keys(devDependencies).some((dev) => name === dev || name.startsWith(`${dev}/`)))
        needed.push(`${file} imports ${name}`)
    }
  }
  expect(seen.size).toBeGreaterThan(100)
  expect(needed).toEqual([])
})
