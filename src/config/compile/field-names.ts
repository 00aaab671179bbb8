import { joinPath } from '../conditions/paths.ts'
import type { FormModel } from '../model/form.ts'
import type { LookupModel, LookupOption } from '../model/lookup.ts'

type Screens<Screen> = Record<string, Screen>
interface WithLookups {
  lookups: Record<string, LookupModel>
}

/**
 * Screens, compiled, whose lists of choices have the names of fields too (`fieldsOf` of a lookup). Forms that the tenant does not
 * reach give none.
 */
export function withFieldNames<Screen extends WithLookups>(screens: Screens<Screen>): Screens<Screen> {
  const named = new Map<string, LookupOption[]>()
  const choicesOf = (form: string): LookupOption[] => {
    const known = named.get(form) ?? fieldNames(screens[form])
    named.set(form, known)
    return known
  }
  return Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => {
      const lookups = Object.entries(screen.lookups)
      if (lookups.every(([, { fieldsOf }]) => fieldsOf === undefined)) return [name, screen]
      return [name, { ...screen, lookups: Object.fromEntries(lookups.map(([id, each]) => [id, filled(each)])) }]
    }),
  )

  function filled({ fieldsOf, ...lookup }: LookupModel): LookupModel {
    if (fieldsOf === undefined) return lookup
    const { options = [] } = lookup
    const said = new Set(options.map(({ value }) => value))
    const further = Object.entries(fieldsOf).flatMap(([before, form]) =>
      choicesOf(form).map((choice) => ({ ...choice, value: joinPath(before, choice.value) })),
    )
    return { ...lookup, options: [...options, ...further.filter(({ value }) => !said.has(value))] }
  }
}

/** The names in the data of a form's fields, each with what the first field that shows it is called. */
function fieldNames(screen: (WithLookups & Partial<FormModel>) | undefined): LookupOption[] {
  const names = new Map<string, { label: string; under: string; field: string }>()
  for (const { label: section, fields } of screen?.sections ?? []) {
    let under = section
    for (const { path, covers, label = section, heading = under } of fields) {
      under = heading
      for (const value of covers) if (!names.has(value)) names.set(value, { label, under, field: path })
    }
  }
  const all = [...names.values()]
  return [...names].map(([value, { label, under, field }]) => ({
    value,
    label,
    ...(all.some((other) => other.label === label && other.field !== field) && { under }),
  }))
}
