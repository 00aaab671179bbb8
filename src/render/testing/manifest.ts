import type { PartManifest } from '../../config/index.ts'

/** What a part without options says of itself. */
export function manifestOf(kind: PartManifest['kind'], name: string): PartManifest {
  return {
    ...{ kind, name, description: name, types: [] },
    options: { type: 'object', additionalProperties: false, properties: {} },
  }
}
