import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkTenant } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The files that a guide shows, by the path behind `json` of a block; what several blocks say of one file is joined. */
function shownIn(guide: string): Map<string, object> {
  const blocks = readFileSync(`${root}docs/${guide}`, 'utf8').matchAll(/^```json (\S+)\n(.*?)^```/gmsu)
  const files = new Map<string, object>()
  for (const [, path = '', text = ''] of blocks) files.set(path, joined(files.get(path), JSON.parse(text)) as object)
  return files
}

function joined(one: unknown, other: unknown): unknown {
  if (!isPlain(one) || !isPlain(other)) return other
  return {
    ...one,
    ...Object.fromEntries(Object.entries(other).map(([key, value]) => [key, joined(one[key], value)])),
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

it('[TN-01] what the guide of configuring shows is right, all of it in one tenant', () => {
  const shown = shownIn('configuring.md')
  expect(shown.size).toBe(10)
  const input = readConfig(root)
  const files = new Map(input.files)
  for (const [path, content] of shown) files.set(`tenants/NOVA/${path}`, JSON.stringify(content))
  const found = checkTenant({ ...input, files }, 'NOVA').filter(({ code }) => code !== 'label-untranslated')
  expect(found.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([])
})
