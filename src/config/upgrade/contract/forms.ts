import type { DataRules } from '../../model/values.ts'

/** The forms that a value may take, one of them or several at once. */
export function formsOf(rules: DataRules): DataRules[] {
  return [rules['oneOf'], rules['anyOf']].flatMap((each) => (Array.isArray(each) ? (each as DataRules[]) : []))
}

/** The values that an object may have, in whichever of its forms: what two forms say of one is what either says. */
export function valuesOf(rules: DataRules): Record<string, DataRules> {
  const values = new Map<string, DataRules>()
  for (const form of formsOf(rules))
    for (const [name, value] of Object.entries(valuesOf(form))) {
      const known = values.get(name)
      values.set(name, known === undefined ? value : either(known, value))
    }
  return { ...Object.fromEntries(values), ...rules.properties }
}

function either(one: DataRules, other: DataRules): DataRules {
  const types = [...new Set([one.type ?? [], other.type ?? []].flat())]
  const { enum: _values, ...rest } = other
  return {
    ...rest,
    ...(one.type !== undefined && other.type !== undefined && types.length > 1 && { type: types }),
    ...(one.enum !== undefined && other.enum !== undefined && { enum: [...new Set([...one.enum, ...other.enum])] }),
  }
}

/** Which names must stand together, where that is all that forms say. */
export function demandsOf(rules: DataRules): string {
  const only = formsOf(rules).filter((form) => Object.keys(form).every((key) => key === 'required'))
  return only.length === 0 ? '' : JSON.stringify(only)
}

/** The names that an object has in each of its forms. */
export function neededIn(rules: DataRules): ReadonlySet<string> {
  const [first, ...rest] = formsOf(rules).map(neededIn)
  const inAll = [...(first ?? [])].filter((name) => rest.every((names) => names.has(name)))
  return new Set([...(rules.required ?? []), ...inAll])
}

/** How many forms an object may take that have values of their own; one where it says none. */
export function countOfForms(rules: DataRules): number {
  const own = formsOf(rules).filter((form) => Object.keys(valuesOf(form)).length > 0)
  return Math.max(1, own.length)
}

/** What an object may be now that it could not be before, or the other way; nothing where it has as many forms. */
export function formsDifference(
  old: DataRules,
  now: DataRules,
  direction: 'sent' | 'answered',
): { weight: 'doubtful' | 'harmless'; change: string } | undefined {
  const [was, is] = [countOfForms(old), countOfForms(now)]
  if (was === is) return undefined
  const verb = direction === 'sent' ? 'takes' : 'comes in'
  const change = `${verb} one of ${is} forms, ${direction === 'sent' ? 'took' : 'came in'} ${was === 1 ? 'one form' : `one of ${was}`}`
  const isDoubtful = direction === 'sent' || is > was
  return {
    weight: isDoubtful ? 'doubtful' : 'harmless',
    change: is === 1 ? `${verb} one form, was one of ${was}` : change,
  }
}

/** Whether a value is left out of a form of its object that had it, such as the one of an agency. */
export function isInFewer(old: DataRules, now: DataRules, name: string): boolean {
  const [was, is] = [formsOf(old), formsOf(now)]
  const having = (forms: readonly DataRules[]) => forms.filter((form) => Object.hasOwn(valuesOf(form), name)).length
  return was.length === is.length && having(is) < having(was)
}
