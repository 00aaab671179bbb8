import { setImmediate } from 'node:timers/promises'
import { isObject, seesSettings, sessionFacts } from '../../config/index.ts'
import type { CompiledForms } from '../../config/node.ts'
import type { OperationId, OperationInput } from '../../contract/index.ts'
import { earliestToday } from '../ground/days.ts'
import type { Operation, Operations, SignedInCall } from '../operation/operation.ts'
import type { FieldErrors } from '../operation/reply.ts'
import { loginResponse } from '../operations/accounts/sign-in.ts'
import type { Rules } from '../rules/check.ts'
import { rulesOf } from '../rules/check.ts'
import type { RulesSource } from '../rules/source.ts'

/** What is wrong with a call by the rules of the tenant's forms, worded for the header `accept-language`. */
export interface FormErrors {
  (
    call: SignedInCall<OperationId>,
    operation: OperationId,
    accepted: string,
    forms: CompiledForms | undefined,
  ): Promise<FieldErrors>
  /**
   * The forms of a tenant that a body is held to; undefined without one. Asked before a transaction begins: which version is published stands in the
   * store, whose embedded database has one connection, and a transaction holds it.
   */
  formsFor(tenant: Parameters<RulesSource>[0], body: unknown): Promise<CompiledForms | undefined>
  /** Makes a tenant's rules ready before the first call needs them: that takes a while, in which nothing is answered. */
  prepare(tenant: Parameters<RulesSource>[0]): Promise<void>
}

/**
 * Holds the bodies of forms' operations to the rules that the tenant's page holds them to. A record is loaded as the page loads it:
 * by the operation that the form names, for the same caller.
 */
export function formErrors(behaviours: Operations, source: RulesSource): FormErrors {
  const ready = new WeakMap<CompiledForms, Rules>()
  const rulesFor = (forms: CompiledForms): Rules => {
    const rules = ready.get(forms) ?? rulesOf(forms)
    ready.set(forms, rules)
    return rules
  }
  const errors = async (
    call: SignedInCall<OperationId>,
    operation: OperationId,
    accepted: string,
    forms: CompiledForms | undefined,
  ): Promise<FieldErrors> => {
    const { body, query = {} } = call.input as { body?: unknown; query?: Record<string, unknown> }
    if (forms === undefined || !isObject(body)) return []
    // Others come between reading a large body and asking its rules.
    await setImmediate()
    return rulesFor(forms).errors({
      operation,
      query,
      body,
      accepted,
      roots: rootsOf(call, forms),
      today: earliestToday(call.now),
      async load(id, input) {
        const behaviour = behaviours[id as OperationId] as Operation<OperationId> | undefined
        if (behaviour?.access !== 'session') return undefined
        const answer = await behaviour.run({ ...call, input: input as OperationInput<OperationId> })
        return 'body' in answer ? answer.body : undefined
      },
    })
  }
  return Object.assign(errors, {
    formsFor: async (tenant: Parameters<RulesSource>[0], body: unknown) =>
      isObject(body) ? source(tenant) : undefined,
    async prepare(tenant: Parameters<RulesSource>[0]) {
      const forms = await source(tenant)
      if (forms !== undefined) rulesFor(forms).prepare()
    },
  })
}

/** What the page knows of the user and the tenant; what the store holds of the tenant counts before the files. */
function rootsOf({ user, tenant }: SignedInCall<OperationId>, { head }: CompiledForms) {
  const facts = sessionFacts(loginResponse(user, ''))
  return {
    session: { ...facts, tenant: tenant.id, tenantUrl: tenant.url, portalSettings: seesSettings(facts) },
    tenant: { ...head, id: tenant.id, url: tenant.url, accessLevels: tenant.accessLevels },
  }
}
