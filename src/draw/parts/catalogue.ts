import type { DrawnExample, PartManifest } from '../../config/index.ts'
import { manifests } from '../../widgets/manifests.ts'

/** What the page knows of the parts' examples. */
export interface CatalogueData {
  /** Label → text. */
  labels: Record<string, string>
  /** By kind and name of the part; `validator`: the address of a module. */
  parts: Record<string, { examples: (DrawnExample & { validator?: string })[]; keys: Record<string, string> }>
}

/** The parts by their kind, each kind in the order in which the manifests are listed. */
export const kinds: readonly { kind: PartManifest['kind']; title: string; parts: readonly PartManifest[] }[] = (
  [
    ['field', 'Fields of a form'],
    ['cell', 'Cells'],
    ['block', 'Blocks of a view'],
    ['chart', 'Charts'],
  ] as const
).map(([kind, title]) => ({ kind, title, parts: manifests.filter((part) => part.kind === kind) }))

/** What a part is called in the address and in the data. */
export const idOf = ({ kind, name }: PartManifest): string => `${kind}/${name}`

/** One line of the table of options; those inside an option stand below it, with its name before theirs. */
export interface OptionLine {
  name: string
  type: string
  /** What it is when the JSON does not give it, as JSON. */
  fallback: string | undefined
  isRequired: boolean
  description: string
}

type Options = PartManifest['options'] | NonNullable<PartManifest['options']['properties'][string]['items']>

/** The options of a part, line by line. */
export function optionLines(options: Options, before = ''): OptionLine[] {
  return Object.entries(options.properties ?? {}).flatMap(([key, option]) => {
    const inner = option.items ?? option
    const line: OptionLine = {
      name: before + key,
      type: option.enum?.join(' | ') ?? [option.type].flat().join(' | '),
      fallback: option.default === undefined ? undefined : JSON.stringify(option.default),
      isRequired: options.required?.includes(key) === true,
      description: option.description,
    }
    return [line, ...optionLines(inner, `${before}${key}.`)]
  })
}
