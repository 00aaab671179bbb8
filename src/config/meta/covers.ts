import type { Meta } from './schema.ts'
import type { PartManifest } from '../model/parts.ts'
import type { JsonObject, Path } from '../model/values.ts'

/** The data paths that options name, by the manifest's annotations `field` and `fieldPrefix4`. */
export function namedFields(manifest: PartManifest | undefined, options: JsonObject): Path[] {
  return manifest === undefined ? [] : [...new Set(collect(manifest.options as Meta, options, 'field'))]
}

/** The lookups that options name. */
export function namedLookups(manifest: PartManifest | undefined, options: JsonObject): string[] {
  return manifest === undefined ? [] : [...new Set(collect(manifest.options as Meta, options, 'lookup'))]
}

function collect(schema: Meta, value: unknown, kind: string): string[] {
  const names = schema['x-names']
  if (Array.isArray(value))
    return schema.items === undefined ? [] : value.flatMap((item) => collect(schema.items ?? {}, item, kind))
  if (typeof value === 'object' && value !== null) {
    const keys = names === kind ? Object.keys(value) : []
    const below = Object.entries(value).flatMap(([key, inner]) => {
      const own =
        schema.properties?.[key] ??
        (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined)
      return own === undefined ? [] : collect(own, inner, kind)
    })
    return [...keys, ...below]
  }
  if (typeof value !== 'string') return []
  if (kind === 'field' && names === 'fieldPrefix4') return [1, 2, 3, 4].map((end) => `${value}${end}`)
  return names === kind ? [value] : []
}
