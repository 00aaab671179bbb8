import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { metaNames } from './meta-names.ts'
import { readConfig } from '../project/read.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const input = readConfig(root)
const generated = metaNames(root, input.contract)

describe('the generated meta-schemas', () => {
  it('name what the JSON may name', () => {
    const { $defs } = JSON.parse(generated.get('schemas/meta/names.schema.json') ?? '{}') as {
      $defs: Record<string, { enum?: string[]; anyOf?: { enum?: string[] }[] }>
    }
    expect($defs['fieldPart']?.enum).toContain('select')
    expect($defs['operation']?.enum).toContain('login')
    expect($defs['icon']?.enum).toContain('home')
    expect($defs['screen']?.anyOf?.[0]?.enum).toContain('dashboards/customs')
    expect(Object.keys($defs)).toEqual([
      'fieldPart',
      'cell',
      'block',
      'chart',
      'operation',
      'lookup',
      'icon',
      'label',
      'drawer',
      'screen',
    ])
  })

  it('describe every file of this project, base and overrides', () => {
    const ajv = new Ajv2020({ strict: false, logger: false })
    const texts = new Map([...input.files].filter(([path]) => path.startsWith('schemas/meta/')))
    for (const [path, text] of [...texts, ...generated]) {
      ajv.removeSchema(`https://portal.example/${path}`)
      ajv.addSchema({ ...(JSON.parse(text) as object), $id: `https://portal.example/${path}` })
    }
    for (const [path, text] of input.files) {
      if (texts.has(path)) continue
      const data = JSON.parse(text) as { $schema: string }
      const schema = new URL(data.$schema, `https://portal.example/${path}`).href
      if (!schema.startsWith('https://portal.example/')) continue
      const valid = ajv.getSchema(schema)
      expect(valid?.(data), `${path} ${JSON.stringify(valid?.errors)}`).toBe(true)
    }
  })

  it('require nothing of an override', () => {
    const text = generated.get('schemas/meta/overrides/form-layout.schema.json') ?? ''
    expect(requiredIn(JSON.parse(text))).toEqual([])
    expect(text).toContain('"../names.schema.json#/$defs/fieldPart"')
    expect(text).toContain('"common.schema.json#/$defs/condition"')
  })
})

/** Ways to what a schema requires; entries of lists are left out, because an override replaces a list whole. */
function requiredIn(schema: unknown, way = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key === 'items') return []
    return key === 'required' && Array.isArray(inner) ? [way] : requiredIn(inner, `${way}/${key}`)
  })
}
