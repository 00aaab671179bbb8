import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { cellParts } from './cells.ts'
import { fieldParts } from './fields.ts'
import { manifests } from './manifests.ts'

const names = (kind: string) => manifests.filter((manifest) => manifest.kind === kind).map((manifest) => manifest.name)

type Rules = (typeof manifests)[number]['options']

/** Every option of a schema, those inside options too. */
function optionsOf(rules: Rules): Rules[] {
  const own = Object.values(rules.properties ?? {})
  return [...own, ...own.flatMap(optionsOf), ...(rules.items === undefined ? [] : optionsOf(rules.items))]
}

describe('the list of manifests', () => {
  it('names every part that is registered, and no other', () => {
    expect(names('field').sort()).toEqual(Object.keys(fieldParts).sort())
    expect(names('cell').sort()).toEqual(Object.keys(cellParts).sort())
  })

  it('names no part twice', () => {
    expect(new Set(names('field')).size).toBe(names('field').length)
    expect(new Set(names('cell')).size).toBe(names('cell').length)
  })
})

describe.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.name}`, manifest] as const))(
  '%s',
  (_name, { description, options }) => {
    it('describes itself and each of its options', () => {
      expect(description).not.toBe('')
      expect(optionsOf(options).filter((option) => typeof option.description !== 'string')).toEqual([])
    })

    it('is a closed schema that stands', () => {
      expect(options['additionalProperties']).toBe(false)
      expect(() => new Ajv2020({ strict: false }).compile(options)).not.toThrow()
    })

    it('says of what a reference names only what the compiler knows', () => {
      const known = [
        'path',
        'field',
        'fieldPrefix4',
        'rowField',
        'query',
        'lookup',
        'label',
        'operation',
        'icon',
        'drawer',
        undefined,
      ]
      expect(
        optionsOf(options)
          .map((option) => option['x-names'])
          .filter((what) => !known.includes(what as never)),
      ).toEqual([])
    })
  },
)
