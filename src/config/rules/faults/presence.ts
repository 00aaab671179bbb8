import type { ErrorObject } from 'ajv'
import { childOf } from '../../conditions/paths.ts'
import { isRules, partsOf, rulesAtNames } from '../../data/parts.ts'
import type { DataRules } from '../../model/values.ts'
import { namesOf } from './fault.ts'

/**
 * What is wrong with an object that holds names of which each excludes the other, said of the last of them: of `oneOf` whose forms ask for
 * different names and hold both, and of names that are not to be there together. Any other error as it is.
 */
export function ofNamesTogether(error: ErrorObject, root: DataRules, data: unknown): ErrorObject {
  const names = namesOf(error)
  const value = names.reduce(childOf, data)
  const isThere = (name: string): boolean => childOf(value, name) !== undefined
  const parts = (): DataRules[] => rulesAtNames([root], names, root).flatMap((at) => partsOf(at, root))
  const found = togetherIn(error, parts, root).find((each) => each.length === 2 && each.every(isThere))
  return found === undefined ? error : { ...error, params: { propertyName: found[1], among: found } }
}

/** Names of which only one may be there, as an error says it of the rules at its place. */
function togetherIn({ keyword, params }: ErrorObject, parts: () => DataRules[], root: DataRules): string[][] {
  if (keyword === 'not') return parts().flatMap(({ not }) => (isRules(not) ? [not.required ?? []] : []))
  const { passingSchemas } = params as { passingSchemas?: number[] | null }
  if (keyword !== 'oneOf' || !Array.isArray(passingSchemas)) return []
  return parts().flatMap(({ oneOf }) => {
    const forms = Array.isArray(oneOf) ? passingSchemas.map((at) => oneOf[at] as unknown) : []
    const asked = forms.map((form) => (isRules(form) ? partsOf(form, root).flatMap((part) => part.required ?? []) : []))
    const own = asked.map((each, at) =>
      each.filter((name) => asked.every((other, place) => place === at || !other.includes(name))),
    )
    return own.every((each) => each.length === 1) ? [own.flat()] : []
  })
}

/** What is missing in each form of a choice, where each lacks one name and nothing else is wrong with any; undefined elsewhere. */
export function lackingIn(said: Iterable<readonly ErrorObject[]>, names: readonly string[]): string[] | undefined {
  const lacking = [...said].map((errors) => {
    const missing = errors.map((error) =>
      error.keyword === 'required' && namesOf(error).length === names.length
        ? (error.params as { missingProperty?: string }).missingProperty
        : undefined,
    )
    return new Set(missing).size === 1 ? missing[0] : undefined
  })
  const all = lacking.filter((name) => name !== undefined)
  return all.length === lacking.length && new Set(all).size > 1 ? [...new Set(all)] : undefined
}
