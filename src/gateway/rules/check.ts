import type { CheckData, FormModel, JsonObject, OuterRoots, RuleMessage, RuleMessages } from '../../config/index.ts'
import { carriedOut, childOf, createScope, getAt, payloadOf, resolveCall, setAt, validate } from '../../config/index.ts'
import type { CompiledForms } from '../../config/node.ts'
import { compiledCheck } from '../../config/served.ts'
import type { FieldErrors } from '../operation/reply.ts'
import type { Sent } from './actions.ts'
import { sentBy, typedTextErrors } from './actions.ts'
import type { Load } from './references.ts'
import { unknownReferences } from './references.ts'
import type { Worded } from './words.ts'
import { wordsOf } from './words.ts'

/** A call of a form's operation, and what its rules may read. */
export interface CheckedCall extends Sent {
  operation: string
  /** As conditions name them: `session.` and `tenant.` */
  roots: Omit<OuterRoots, 'address'>
  /** The header `accept-language`. */
  accepted: string
  /** The day, YYYYMMDD, before which a date is past. */
  today: string
  load: Load
}

/** A tenant's rules, ready to be asked: validators are compiled at the first call that needs them. */
export interface Rules {
  /** What the tenant's page would refuse of a body that it sends to the operation, in the order of the form. */
  errors(call: CheckedCall): Promise<FieldErrors>
  /** Compiles the validators now. */
  prepare(): void
}

/** Faults of a body's data that are looked into. Wording is what costs, and nobody reads more. */
const MOST_FAULTS = 200

/** Makes the rules of a tenant's forms ready. */
export function rulesOf(tenant: CompiledForms): Rules {
  const checks = new Map<FormModel, CheckData>()
  const checkOf = (form: FormModel): CheckData => {
    const known = checks.get(form)
    if (known !== undefined) return known
    const compiled = compiledCheck(form)
    const check: CheckData = (payload) => compiled(payload).slice(0, MOST_FAULTS)
    checks.set(form, check)
    return check
  }
  let worded: Worded | undefined
  return {
    prepare: () => tenant.forms.forEach(checkOf),
    async errors(call) {
      const errors: FieldErrors = []
      // Thousands of rows may break the same rule.
      const known = new Map<string, string>()
      const say = (message: RuleMessage): string => {
        const key = JSON.stringify(message)
        const text = known.get(key) ?? (worded ??= wordsOf(tenant))(message, call.accepted)
        known.set(key, text)
        return text
      }
      for (const form of tenant.forms.filter(({ actions }) => actions.some((each) => each.call === call.operation))) {
        for (const [field, messages] of await broken(form, checkOf(form), call)) {
          for (const message of messages) errors.push({ field, message: say(message) })
        }
      }
      return errors
    },
  }
}

/**
 * What is broken of one form's rules. The body is the form's data, with the values that the contract lets only the gateway set. A
 * body that no action of the form sends must keep all the rules of a submission.
 */
async function broken(form: FormModel, check: CheckData, call: CheckedCall): Promise<RuleMessages> {
  const { body, roots, today } = call
  const id = form.record.id === undefined ? undefined : getAt(body, form.record.id)
  const address = { id }
  const record = id === undefined ? undefined : await recordOf(form, { ...roots, address }, call)
  const data = { ...(body as JsonObject), ...givenByGateway(form, record) }
  const stored = withStoredEntries(form, data, record)
  const scope = createScope({ ...roots, address }, { data: () => stored, record: () => record }, () => today)
  const actions = form.actions.filter((each) => each.call === call.operation)
  const action = sentBy(actions, call)
  const typed = action === undefined ? [] : typedTextErrors(action, form, body)
  if (typed.length > 0) return new Map(typed.map(([path, message]) => [path, [message]]))
  if (action?.validate === 'none') return new Map()
  const level = action?.validate ?? 'submit'
  const { messages } = validate(form, data, scope, level, check, payloadOf(body, form.schema))
  return messages.size > 0 || level === 'save' ? messages : unknownReferences(form, scope, record, call.load)
}

/**
 * The data with the lists as they will stand of which fields have entries of a type: what a body says of an entry that it does not change proves
 * nothing.
 */
function withStoredEntries({ sections }: FormModel, data: JsonObject, record: unknown): unknown {
  const shared = sections.flatMap(({ fields }) =>
    fields.flatMap(({ path, entryType }) => (entryType === undefined ? [] : [[path, entryType.codes] as const])),
  )
  return [...new Map(shared)].reduce<unknown>(
    (at, [path, codes]) => setAt(at, path, carriedOut(getAt(record, path), getAt(data, path), codes)),
    data,
  )
}

/** The record that the page would have loaded before it changed it; undefined for one that there is not. */
async function recordOf({ record: { load } }: FormModel, roots: OuterRoots, call: CheckedCall): Promise<unknown> {
  if (load === undefined) return undefined
  const answer = await call.load(load.operation, resolveCall(load, createScope(roots)))
  return answer === undefined ? undefined : getAt(answer, load.at)
}

/** The read-only values of a record, which no body holds. */
function givenByGateway({ schema }: FormModel, record: unknown): JsonObject {
  const names = Object.entries(schema.properties ?? {}).flatMap(([name, { readOnly }]) => (readOnly ? [name] : []))
  return Object.fromEntries(
    names.map((name) => [name, childOf(record, name)] as const).filter(([, value]) => value !== undefined),
  )
}
