import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { kinds } from './metas.ts'
import { metaWords, type Meta } from './schema.ts'
import { world } from '../testing/world.ts'
import { roleOf } from '../files/kinds.ts'

const { files } = world()
const metas = new Map(
  [...files].flatMap(([path, text]): [string, Meta][] =>
    path.startsWith('schemas/meta/') ? [[path.slice('schemas/meta/'.length), JSON.parse(text) as Meta]] : [],
  ),
)
const words = new Set(metaWords)

/** Every schema inside a schema, with the way to it. */
function schemasIn(schema: Meta, way: string): [string, Meta][] {
  const maps = [schema.properties, schema.$defs].flatMap((map) => Object.entries(map ?? {}))
  const single = [
    schema.items,
    schema.propertyNames,
    ...(schema.oneOf ?? []),
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined,
  ]
  const below = [
    ...maps,
    ...single.flatMap((inner, index): [string, Meta][] => (inner === undefined ? [] : [[`(${index})`, inner]])),
  ]
  return [[way, schema], ...below.flatMap(([key, inner]) => schemasIn(inner, `${way}/${key}`))]
}

describe('the meta-schemas', () => {
  it('there is one of every kind', () => {
    for (const kind of kinds) expect([...metas.keys()]).toContain(`${kind}.schema.json`)
  })

  it('use only the words that the walker knows', () => {
    const foreign = [...metas].flatMap(([name, schema]) =>
      schemasIn(schema, name).flatMap(([way, each]) =>
        Object.keys(each)
          .filter((word) => !words.has(word))
          .map((word) => `${way}: ${word}`),
      ),
    )
    expect(foreign.filter((each) => !each.startsWith('names.schema.json'))).toEqual([])
  })

  it('say what every key is', () => {
    const silent = [...metas].flatMap(([name, schema]) =>
      schemasIn(schema, name).flatMap(([way, each]) =>
        Object.entries(each.properties ?? {}).flatMap(([key, inner]) =>
          inner.$ref !== undefined || (inner.title !== undefined && inner.description !== undefined)
            ? []
            : [`${way}/${key}`],
        ),
      ),
    )
    expect(silent).toEqual([])
  })

  it('are valid JSON Schema 2020-12, and so is every file of the world by them', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, logger: false })
    ajv.addVocabulary(metaWords.filter((word) => word.startsWith('x-')))
    // Names are those of the real portal; here any will do.
    const names = metas.get('names.schema.json')
    const open = Object.fromEntries(Object.keys(names?.$defs ?? {}).map((name) => [name, { type: 'string' }]))
    for (const [name, schema] of metas)
      ajv.addSchema({
        ...(name === 'names.schema.json' ? { $defs: open } : schema),
        $id: `https://portal.example/${name}`,
      })
    for (const name of metas.keys()) expect(() => ajv.getSchema(`https://portal.example/${name}`), name).not.toThrow()
    for (const [path, text] of files) {
      const role = roleOf(path)
      if (
        role === undefined ||
        path.startsWith('schemas/meta/') ||
        (role.tenant !== undefined && role.kind !== 'tenant')
      )
        continue
      const valid = ajv.getSchema(`https://portal.example/${role.kind}.schema.json`)
      expect(valid?.(JSON.parse(text)), `${path} ${JSON.stringify(valid?.errors)}`).toBe(true)
    }
  })
})
