import { typeAt } from '../data/type-at.ts'
import { pathOfId } from '../data/own.ts'
import type { PartManifest } from '../model/parts.ts'
import type { DataRules } from '../model/values.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import type { Language } from './walk.ts'

/**
 * The field part that draws a value where its layout names none, as the form library chooses it: by the type, and of a text by the
 * format. None draws what the rules give as choices or branches, or a format that no part knows: that is the library's own.
 */
export function drawnBy(parts: readonly PartManifest[], rules: DataRules): PartManifest | undefined {
  if (['enum', 'oneOf', 'anyOf'].some((key) => rules[key] !== undefined)) return undefined
  const type = [rules.type].flat().find((each) => each !== 'null')
  const drawn = type === 'string' && typeof rules['format'] === 'string' ? rules['format'] : type
  return parts.find(({ kind, draws }) => kind === 'field' && drawn !== undefined && draws?.includes(drawn) === true)
}

/**
 * The language as it applies to a form: options of a field that names no part are those of the part that draws its value, where the data has it.
 * Those of the portal are not judged where a tenant's rules make choices of what `wider` rules leave to a part.
 */
export function languageOfForm(
  language: Language,
  form: Node,
  data: DataRules | undefined,
  wider?: DataRules,
): Language {
  const chosen = new Map<Node, PartManifest | undefined>()
  for (const [, { value: section }] of members(child(form, 'sections'))) choose(child(section, 'fields'), data, wider)
  return { ...language, chosen }

  function choose(fields: Node | undefined, of: DataRules | undefined, before: DataRules | undefined): void {
    for (const [id, { value: field }] of members(fields)) {
      const path = textOf(child(field, 'path')) ?? pathOfId(id)
      const [rules, ruled] = [typeAt(of, path), typeAt(before, path)]
      const part = rules && drawnBy(language.parts, rules)
      const wasDrawn = ruled !== undefined && drawnBy(language.parts, ruled) !== undefined
      const isOfPortal = child(field, 'options')?.file.path.startsWith('schemas/') === true
      if (
        child(field, 'widget') === undefined &&
        (part !== undefined || rules === undefined || (wasDrawn && isOfPortal))
      )
        chosen.set(field, part)
      choose(child(field, 'fields'), rules?.items, ruled?.items)
    }
  }
}
