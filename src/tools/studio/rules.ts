import type { LookupModel } from '../../config/index.ts'
import { choicesOf, titlesOf, type CompiledTenant, type ConfigInput, type OutlineEntry } from '../../config/node.ts'
import type { StudioProject, StudioTenant, Texts } from '../../studio/host/api.ts'

/** What a label reads in every language. */
export type TextsOf = (label: string) => Texts

interface Described {
  title?: string
  type?: string
  enum?: readonly string[]
  properties?: Record<string, Described>
}

/** What rules may ask about beside the data of a screen: `session.isCpSupUser`, `tenant.flavour`, …, as the language describes them. */
export function rootsOf(input: ConfigInput): StudioProject['roots'] {
  const { properties = {} } = JSON.parse(input.files.get('schemas/meta/scope.schema.json') ?? '{}') as Described
  return ['session', 'tenant'].flatMap((root) => leaves(properties[root] ?? {}, root, []))
}

function leaves(
  { title = '', type = 'object', enum: values, properties }: Described,
  path: string,
  above: readonly string[],
): StudioProject['roots'] {
  const titles = [...above, title]
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`, titles))
  if (type === 'object') return []
  const called = titles.map(titlesOf)
  const languages = Object.keys(called[0] ?? {})
  const texts = Object.fromEntries(languages.map((each) => [each, called.map((name) => name[each] ?? '').join(' › ')]))
  const property = path.split('.').at(-1) ?? ''
  return [{ path, texts, type, ...(values !== undefined && { choices: choicesOf(property, values) }) }]
}

/** What the values of every lookup that is a fixed list read: of those that a screen asks for, and of the tenant's `own`, which may still wait for a screen. */
export function fixedValues(
  { screens }: CompiledTenant,
  textsOf: TextsOf,
  own: readonly OutlineEntry[],
): StudioTenant['values'] {
  const lookups = Object.values(screens).flatMap((model) => Object.entries(model.lookups))
  return Object.fromEntries([
    ...lookups
      .filter(([, { options }]) => options !== undefined)
      .map(([name, lookup]) => [name, valuesOf(lookup, textsOf)] as const),
    ...own.map(({ id, entries }) => [id, valuesOfEntries(entries)] as const),
  ])
}

function valuesOfEntries(entries: readonly OutlineEntry[]): Record<string, Texts> {
  return Object.fromEntries(entries.filter(({ hidden }) => !hidden).map(({ id, texts }) => [id, texts]))
}

/** What each value of a lookup reads; nothing for one that asks the gateway. */
export function valuesOf(lookup: LookupModel | undefined, textsOf: TextsOf): Record<string, Texts> {
  return Object.fromEntries((lookup?.options ?? []).map(({ value, label }) => [value, textsOf(label)]))
}
