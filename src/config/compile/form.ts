import type { FieldModel, FormModel, Requirement, SectionModel } from '../model/form.ts'
import type { Condition, DataRules, JsonObject } from '../model/values.ts'
import { partRules } from './part-rules.ts'
import { pathOfId } from '../data/own.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { typeAt } from '../data/type-at.ts'
import { drawnBy, languageOfForm } from '../meta/chosen.ts'
import { namedFields, namedLookups } from '../meta/covers.ts'
import type { PartManifest } from '../model/parts.ts'
import { standingFields } from '../source/standing.ts'
import { child, descend, members, type Node } from '../source/tree.ts'
import { compileComposed } from './composed.ts'
import { compileLookups } from './lookups.ts'
import { plain } from './plain.ts'

/** Holds never: how a hidden section or field stays in the model, neither checked nor sent unless it says `keep`. */
const never: Condition = { any: [] }
const hideable = new Set(['sections', 'fields'])

interface RawField extends JsonObject {
  id: string
  fields?: RawField[]
  /** The section in which it stands, where that is not its own. */
  section?: string
  visible?: Condition
  hidden?: boolean
}
interface RawSection extends Omit<SectionModel, 'fields'> {
  fields: RawField[]
  hidden?: boolean
}
interface RawForm extends Omit<FormModel, 'kind' | 'name' | 'schema' | 'sections' | 'lookups'> {
  sections: RawSection[]
}

/** A form that has been checked, compiled. The checks are why the plain form may be taken for the model's. */
export function compileForm(world: Surroundings, file: MergedFile, rules: DataRules): FormModel {
  const schema = world.project.language.metas.of('form-layout') ?? {}
  const language = languageOfForm(world.project.language, file.root, rules)
  const raw = plain(language, file.root, schema, hideable) as RawForm
  const inTexts = Object.values(raw.composed).flatMap(({ text }) =>
    Object.values(text?.values ?? {}).map(({ lookup }) => lookup),
  )
  const named = [raw.record.status?.lookup, raw.apply?.lookup, ...inTexts]
  const lookups = new Set(named.filter((lookup) => lookup !== undefined))
  const nodeOf = (id: string) =>
    members(child(file.root, 'sections'))
      .map(([, { value }]) => descend(value, ['fields', id]))
      .find((node) => node !== undefined)
  const sections = standing(raw.sections, child(file.root, 'sections')).map(
    ({ fields, hidden, ...section }): SectionModel => ({
      ...section,
      ...(hidden === true && { visible: never }),
      fields: fields.map((field) => compileField(world.project.parts, field, nodeOf(field.id), rules, lookups)),
    }),
  )
  return {
    kind: 'form',
    name: file.role.name,
    ...raw,
    schema: rules,
    sections,
    composed: compileComposed(raw.composed, rules),
    lookups: compileLookups(world, lookups),
  }
}

/** The sections with the fields that stand in them, as they stand; those of other sections while their own one is there. */
function standing(sections: readonly RawSection[], layout: Node | undefined): RawSection[] {
  const places = standingFields(layout)
  const rawOf = (home: string, id: string) => {
    const section = sections.find((each) => each.id === home)
    const field = section?.fields.find((each) => each.id === id)
    return section && field && { section, field }
  }
  return sections.map((section) => ({
    ...section,
    fields: (places.get(section.id) ?? []).flatMap(({ id, home }) => {
      const raw = rawOf(home, id)
      if (raw === undefined) return []
      const { section: _said, ...field } = raw.field
      if (home === section.id) return [field]
      const all = [raw.section.visible, raw.section.enabled, field.visible].filter((each) => each !== undefined)
      const condition = all.length > 1 ? { all } : all[0]
      return [{ ...field, ...(condition !== undefined && { visible: condition }) }]
    }),
  }))
}

/** A field over data that keeps `data`. */
function compileField(
  parts: readonly PartManifest[],
  raw: RawField,
  node: Node | undefined,
  data: DataRules | undefined,
  lookups: Set<string>,
): FieldModel {
  const { hidden, required, fields, ...rest } = raw
  const path = typeof rest['path'] === 'string' ? rest['path'] : pathOfId(rest.id)
  const options = (rest['options'] ?? {}) as JsonObject
  const rules = typeAt(data, path)
  const part =
    rest['widget'] === undefined
      ? rules && drawnBy(parts, rules)
      : parts.find(({ kind, name }) => kind === 'field' && name === rest['widget'])
  for (const lookup of namedLookups(part, options)) lookups.add(lookup)
  const requirement = hidden === true ? undefined : requirementOf(required)
  return {
    ...(rest as unknown as FieldModel),
    path,
    covers: [...new Set([path, ...namedFields(part, options)])],
    options,
    ...partRules(part, options),
    ...furtherForms(node, rules),
    ...(requirement && { required: requirement }),
    ...(hidden === true && { visible: never }),
    ...(fields && {
      fields: fields.map((field) =>
        compileField(parts, field, descend(node, ['fields', field.id]), rules?.items, lookups),
      ),
    }),
  }
}

/** The forms that a tenant has added to a text whose message is still the portal's. */
function furtherForms(node: Node | undefined, rules: DataRules | undefined): Pick<FieldModel, 'furtherForms'> {
  const message = descend(node, ['messages', 'pattern'])
  const further = ((rules?.['allOf'] ?? []) as DataRules[]).flatMap(({ pattern }) => pattern ?? [])
  const isOfPortal = message?.file.path.startsWith('schemas/') === true
  return isOfPortal && further.length > 0 ? { furtherForms: further } : {}
}

function requirementOf(required: unknown): Requirement | undefined {
  if (required === undefined || required === false) return undefined
  return required === true ? { on: 'save' } : { ...(required as Requirement) }
}
