import { fileURLToPath } from 'node:url'
import { compileTenant } from '../../../src/config/node.ts'
import { checkWith, createScope, evaluate, holds, toPayload, validate, wireFormats } from '../../../src/config/index.ts'
import type { FormModel, Level, RuleMessage } from '../../../src/config/index.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { applyChange, createFormStore } from '../../../src/render/core.ts'
import { readConfig } from '../../../src/tools/project/read.ts'

type Data = Record<string, unknown>

/** Who fills in a form, as far as its rules ask. */
export interface Person {
  userId?: string
  isCpSupUser?: boolean
  isCPAdmin?: boolean
  bookingAccess?: boolean
  userDefaults?: Record<string, Record<string, string>>
}

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))

/** A form of a tenant, compiled as the page gets it. */
export function formOf(name: string, tenant = 'ACME') {
  const { tenant: compiled, diagnostics } = compileTenant(config, tenant)
  const model = compiled?.screens[`forms/${name}`] as FormModel | undefined
  const texts = compiled?.labels['en']
  if (model === undefined || texts === undefined)
    throw new Error(`${tenant} has no form ${name}: ${JSON.stringify(diagnostics)}`)
  const ajv = addFormats(
    new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, logger: false, formats: wireFormats }),
  )
  const $id = String(model.schema['$id'])
  const check = checkWith(model, { [$id]: ajv.compile(structuredClone(model.schema)) })
  const scopeOf = (data: Data, person: Person, record: Data | undefined) =>
    createScope({ session: person, tenant: {}, address: {} }, { data: () => data, record: () => record })

  return {
    model,
    /** Path → the English texts that stand there. */
    errors(level: Level, data: Data, person: Person = {}, record?: Data): Record<string, string> {
      const { messages } = validate(model, data, scopeOf(data, person, record), level, check)
      const worded = ({ label, params }: RuleMessage): string =>
        (texts[label] ?? label).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params?.[name] ?? ''))
      return Object.fromEntries([...messages].map(([path, all]) => [path, all.map(worded).join(' ')]))
    },
    /** What an action sends; `typed` is the text that it asked for. */
    sent(action: string, data: Data, person: Person = {}, record?: Data, typed = ''): unknown {
      const wish = model.actions.find(({ id }) => id === action)
      if (wish === undefined) throw new Error(`${name} has no action ${action}`)
      const scope = scopeOf(data, person, record)
      return toPayload(model, data, { get: (path) => (path === 'input' ? typed : scope.get(path)) }, wish).body
    },
    /** What is left once a person changed a field and confirmed the questions asked. */
    async changed(
      data: Data,
      path: string,
      value: unknown,
      person: Person = {},
    ): Promise<{ asked: string[]; data: unknown }> {
      const store = createFormStore({ data, scope: { session: person, tenant: {}, address: {} }, isNew: false })
      const asked: string[] = []
      const confirm = (question: string) => Promise.resolve(asked.push(texts[question] ?? question) > 0)
      await applyChange({ store, follows: model, confirm }, () => store.set(path, value))
      return { asked, data: store.data() }
    },
    /** Whether a record that is shown is offered to be copied. */
    isCopied: (record: Data): boolean =>
      model.copy !== undefined && holds(model.copy.visible, scopeOf(record, {}, record)),
    /** Ids of the actions that a person is offered on a record (none: a new one); the disabled ones in brackets. */
    offered(record: Data | undefined, person: Person = {}, tenant: Data = {}): string[] {
      const scope = createScope(
        { session: person, tenant, address: {} },
        { data: () => record ?? {}, record: () => record },
      )
      const isEditable = record === undefined || holds(model.record.editable, scope)
      return model.actions
        .filter(({ visible, inReadOnly }) => (isEditable || inReadOnly) && holds(visible, scope))
        .map(({ id, disabled = [] }) => (disabled.some(({ when }) => evaluate(when, scope)) ? `(${id})` : id))
    },
  }
}
