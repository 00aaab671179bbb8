import { compileDashboard } from '../compile/dashboard.ts'
import { compileView } from '../compile/view.ts'
import { isError } from '../findings/diagnostic.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import type { FormModel } from '../model/form.ts'
import type { PartManifest } from '../model/parts.ts'
import type { DataRules, JsonObject } from '../model/values.ts'
import type { ViewModel } from '../model/view.ts'
import type { ConfigInput } from '../files/project.ts'
import { drawnForm } from './form.ts'
import { statesForm } from './states.ts'
import { drawable } from './world.ts'

/** What the `example.json` beside a part's manifest holds. */
export interface PartExamples {
  /** By name: entries as a configurer writes them, which name their part by `widget`, `cell`, `block` or `chart`. */
  entries: Record<string, JsonObject>
  /** Label → text, of the labels that the entries name. */
  labels?: Record<string, string>
  /** Lookups that the entries name, as in lookups.json; one that is missing is answered with made-up choices. */
  lookups?: JsonObject
  /** Of field parts: the data rules of the values. */
  rules?: Record<string, DataRules>
  /** What the entries are drawn over: of fields a record, of cells rows, of a block the data of its view, of a chart figures. */
  data?: unknown
  /** Of field parts: values that are long. */
  long?: JsonObject
  /** Key → what it does. */
  keys?: Record<string, string>
}

/** One example, compiled: what a page needs to draw it. */
export type DrawnExample = { name: string; entry: JsonObject } & (
  | { kind: 'field'; model: FormModel; data: JsonObject }
  | { kind: 'cell' | 'block'; model: ViewModel; data: unknown }
  | { kind: 'chart'; chart: string; options: JsonObject; figures: JsonObject[] }
)

const kinds = { widget: 'field', cell: 'cell', block: 'block', chart: 'chart' } as const

/** The manifest of the part that an entry of an example names; undefined where there is no such part. */
export function manifestOfEntry(parts: readonly PartManifest[], entry: JsonObject): PartManifest | undefined {
  return parts.find((part) =>
    Object.entries(kinds).some(([key, kind]) => kind === part.kind && entry[key] === part.name),
  )
}

/**
 * Compiles one entry of a part's examples inside the smallest screen that can hold it: a field in all its states, a cell as the column of a
 * table.
 * `path` names the file in findings. A form comes with the source of its validator. With an error among the diagnostics there is no example.
 */
export function drawnExample(
  input: ConfigInput,
  path: string,
  examples: PartExamples,
  name: string,
): { example?: DrawnExample; validator?: string; diagnostics: Diagnostic[] } {
  const entry = examples.entries[name] ?? {}
  const manifest = manifestOfEntry(input.parts, entry)
  const own = withExamples(input, examples)
  const file = (value: JsonObject) => ({ path, text: JSON.stringify(value) })
  if (manifest?.kind === 'field') {
    const { schema, layout, data } = statesForm(name, entry, manifest, examples)
    const { form, diagnostics } = drawnForm(own, 'example', file(schema), file(layout))
    if (form === undefined) return { diagnostics }
    return { example: { name, entry, kind: 'field', model: form.model, data }, validator: form.validator, diagnostics }
  }
  if (manifest?.kind === 'cell' || manifest?.kind === 'block') {
    const isCell = manifest.kind === 'cell'
    const block = isCell ? { block: 'table', columns: { example: entry } } : entry
    const sections = { example: { label: isCell ? `Values of ${name}` : name, blocks: { example: block } } }
    const layout = file({ $schema: '../meta/view.schema.json', title: name, sections })
    const { world, file: view, diagnostics } = drawable(own, 'schemas/views/example.json', layout, (given) => given)
    if (view === undefined || diagnostics.some(isError)) return { diagnostics }
    const model = compileView(world, view, [])
    return { example: { name, entry, kind: manifest.kind, model, data: examples.data }, diagnostics }
  }
  const layout = file({ $schema: '../meta/dashboard.schema.json', title: 'Example', widgets: { example: entry } })
  const {
    world,
    file: dashboard,
    diagnostics,
  } = drawable(own, 'schemas/dashboards/example.json', layout, (given) => given)
  if (dashboard === undefined || diagnostics.some(isError)) return { diagnostics }
  const [widget] = compileDashboard(world, dashboard).widgets
  if (widget === undefined) return { diagnostics }
  const { chart, options } = widget
  return {
    example: { name, entry, kind: 'chart', chart, options, figures: examples.data as JsonObject[] },
    diagnostics,
  }
}

/** The project with the labels and the lookups of examples. */
function withExamples(input: ConfigInput, { labels = {}, lookups = {} }: PartExamples): ConfigInput {
  const files = new Map(input.files)
  const merged = (path: string, change: (value: JsonObject) => JsonObject) =>
    files.set(path, JSON.stringify(change(JSON.parse(files.get(path) ?? '{}') as JsonObject)))
  for (const language of ['en', 'ja']) merged(`schemas/labels/${language}.json`, (known) => ({ ...known, ...labels }))
  merged('schemas/lookups.json', (known) => ({
    ...known,
    lookups: { ...(known['lookups'] as JsonObject), ...lookups },
  }))
  return { ...input, files }
}
