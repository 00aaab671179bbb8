import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { cellParts } from './cells.ts'
import { fieldParts } from './fields.ts'
import type { OptionSchema, PartManifest } from '../config/index.ts'
import { manifests } from './manifests.ts'

const names = (kind: string) => manifests.filter((manifest) => manifest.kind === kind).map((manifest) => manifest.name)

type Rules = Pick<OptionSchema, 'properties' | 'items'>

/** Every option of a schema, those inside options too. */
function optionsOf({ properties = {}, items }: Rules): OptionSchema[] {
  const own = Object.values(properties)
  return [...own, ...own.flatMap(optionsOf), ...(items === undefined ? [] : optionsOf(items))]
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

it('a part that is chosen by the data rules needs no option', () => {
  const drawing = manifests.filter(({ draws = [] }: PartManifest) => draws.length > 0)
  expect(drawing.length).toBeGreaterThan(0)
  expect(drawing.filter(({ options }: PartManifest) => options.required !== undefined)).toEqual([])
})

describe.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.name}`, manifest] as const))(
  '%s',
  (_name, { description, options }) => {
    it('describes itself and each of its options', () => {
      const described = [description, ...optionsOf(options).map((option) => option.description)]
      expect(described.filter((text) => text.trim() === '')).toEqual([])
    })

    it('is a schema that stands', () => {
      expect(() => new Ajv2020({ strict: false }).compile(options)).not.toThrow()
    })
  },
)
