import type {
  FieldModel,
  FormModel,
  LookupModel,
  PlacedField,
  RuleMessage,
  RuleMessages,
  Scope,
  ValueRule,
} from '../../config/index.ts'
import { getAt, isFilled, isOwnName, joinPath, ofData, placedFields, resolveCall } from '../../config/index.ts'

/** What an operation answers the caller of a form; undefined when it refuses. */
export type Load = (operation: string, input: ReturnType<typeof resolveCall>) => Promise<unknown>

/** A place that holds the code of something which a lookup offers. */
interface Reference {
  path: string
  lookup: LookupModel
  query: Record<string, ValueRule>
  scope: Scope
  label: string
  /** The field is shown. */
  active: boolean
}

/**
 * The places of a body whose codes the form does not offer its caller: a party, unit, country, port or template that does not
 * exist, or belongs to another company. What is offered is asked of the operations that the form's lookups name, for the same
 * caller, so who may see what stands in one place. Lookups that only answer what is typed are left out. Fixed lists are the
 * contract's, but for those of a tenant's own fields, of which the contract knows nothing: a stored choice that is offered no more may stay.
 *
 * @param record as it is stored: the template it was made from may be gone since
 */
export async function unknownReferences(
  form: FormModel,
  scope: Scope,
  record: unknown,
  load: Load,
): Promise<RuleMessages> {
  const offered = offersOf(load)
  const references = [
    ...placedFields(form, scope).flatMap((placed) => referencesOf(form, placed)),
    ...appliedTo(form, scope, record),
  ]
  const shown = new Set(references.flatMap(({ path, active }) => (active ? [path] : [])))
  const unknown = new Map<string, RuleMessage[]>()
  const known = new Set<string>()
  for (const each of references) {
    // Two fields may share a place (port and airport): the one that is shown says what may stand there.
    if (known.has(each.path) || (!each.active && shown.has(each.path))) continue
    if (each.lookup.options !== undefined && scope.get(ofData(each.path)) === getAt(record, each.path)) continue
    const isOffered = await offered(each)
    if (isOffered === undefined) continue
    if (isOffered) {
      known.add(each.path)
      unknown.delete(each.path)
    } else unknown.set(each.path, [{ label: each.label }])
  }
  return unknown
}

/** The codes that a field holds: its own, and those beside it that its options name (`unitLookup` and `unitField`). */
function referencesOf(form: FormModel, { field, row, scope, active }: PlacedField): Reference[] {
  const { options } = field
  return Object.entries(options).flatMap(([name, id]) => {
    const [, prefix] = /^(?:(\w+)L|l)ookup$/.exec(name) ?? ['', null]
    const lookup = typeof id === 'string' && prefix !== null ? form.lookups[id] : undefined
    if (lookup === undefined || lookup.search !== undefined) return []
    if (lookup.operation === undefined && !isOwnName(field.path.slice(field.path.lastIndexOf('.') + 1))) return []
    const beside = prefix === undefined ? undefined : options[`${prefix}Field`]
    const path = joinPath(row, typeof beside === 'string' ? beside : field.path)
    const own = (options[`${prefix ?? 'lookup'}Query`] ?? options['lookupQuery'] ?? {}) as Record<string, ValueRule>
    return [{ path, lookup, query: { ...lookup.query, ...own }, scope, label: labelOf(form, field), active }]
  })
}

/** The record that a new one was made of, unless the stored one says the same. */
function appliedTo(form: FormModel, scope: Scope, record: unknown): Reference[] {
  const { apply } = form
  const lookup = apply && form.lookups[apply.lookup]
  if (apply === undefined || lookup?.operation === undefined) return []
  const paths = Object.entries(apply.set).flatMap(([path, rule]) =>
    typeof rule === 'object' &&
    'from' in rule &&
    rule.from === 'choice' &&
    scope.get(ofData(path)) !== getAt(record, path)
      ? [path]
      : [],
  )
  return paths.map((path) => ({ path, lookup, query: lookup.query, scope, label: labelOf(form), active: true }))
}

/** The message where a list does not have the value. */
function labelOf(form: FormModel, field?: FieldModel): string {
  return field?.messages?.['enum'] ?? form.messages['enum'] ?? 'form.invalid'
}

/** Asks whether a place holds what its lookup offers; undefined where it holds no code. Each list is loaded once. */
function offersOf(load: Load): (reference: Reference) => Promise<boolean | undefined> {
  const lists = new Map<string, Promise<ReadonlySet<string>>>()
  return async ({ path, lookup, query, scope }) => {
    const value = scope.get(ofData(path))
    // A list of entries is no code: who keeps them judges what they refer to.
    if (!isFilled(value) || typeof value === 'object') return undefined
    const asked = resolveCall({ query, body: lookup.body }, scope)
    const key = JSON.stringify([lookup.id, asked])
    const list = lists.get(key) ?? listOf(lookup, asked, load)
    lists.set(key, list)
    const values = await list
    const text = String(value)
    return values.has(text) || text.split(',').every((code) => values.has(code))
  }
}

async function listOf(
  { operation = '', at, value, options }: LookupModel,
  asked: Parameters<Load>[1],
  load: Load,
): Promise<ReadonlySet<string>> {
  if (options !== undefined) return new Set(options.map((option) => option.value))
  const answer = await load(operation, asked)
  const items = getAt(answer, at)
  return new Set(Array.isArray(items) ? items.map((item) => String(getAt(item, value))) : [])
}
