import type { OptionSchema, PartManifest } from '../../config/index.ts'
import { aboutTexts, choicesOf, optionTitles, partTitles } from '../../config/node.ts'
import type { StudioPart, StudioProject } from '../../studio/host/api.ts'
import { manifests } from '../../widgets/manifests.ts'

/** The parts that fields, cells, widgets and blocks may be drawn by, with their options. */
export function partsOf(): StudioProject['parts'] {
  const of = (kind: string) => manifests.flatMap((part) => (part.kind === kind ? [partOf(part)] : []))
  return { cell: of('cell'), field: of('field'), chart: of('chart'), block: of('block') }
}

function partOf({ name, description, types, options }: PartManifest): StudioPart {
  return {
    name,
    titles: partTitles(name),
    about: aboutTexts(description),
    types,
    needs: options.required ?? [],
    options: titled(options.properties),
  }
}

/** Options with what they are called, those inside others, too. */
function titled(options: Readonly<Record<string, OptionSchema>>): StudioPart['options'] {
  const named = Object.entries(options).map(([name, option]) => {
    const { description, properties, items, enum: values } = option
    return [
      name,
      {
        ...option,
        titles: optionTitles(name),
        ...(description !== undefined && { about: aboutTexts(description) }),
        ...(values && { choices: choicesOf(name, values) }),
        ...(properties && { properties: titled(properties) }),
        ...(items?.properties && { items: { ...items, properties: titled(items.properties) } }),
      },
    ] as const
  })
  return Object.fromEntries(named)
}
