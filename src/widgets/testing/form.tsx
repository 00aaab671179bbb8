/** A small real form around the parts, for their tests. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { wireFormats } from '../../config/index.ts'
import { EngineContext } from '../../render/index.ts'
import type { Answer, DataRules, EngineServices, FieldModel, JsonObject, LookupModel } from '../../render/index.ts'
import type { CallInput } from '../../render/source.ts'
import { FormPanel, NEW_RECORD } from '../../render/form.ts'
import type { FormPanelProps } from '../../render/form.ts'
import { fieldOf } from './models.ts'
import { person } from './person.ts'
import { servicesOf } from './services.ts'

type Model = FormPanelProps['model']

export interface TestForm {
  fields: (Partial<FieldModel> & { id: string })[]
  /** Data rules of the form's values. */
  rules?: Record<string, DataRules>
  /** The record loaded; a new one without. */
  data?: JsonObject
  lookups?: LookupModel[]
  /** What operations answer, by name, or will; an error is a gateway that cannot serve now. One that is not named never answers. */
  answers?: Record<string, unknown>
  editable?: Model['record']['editable']
  effects?: Model['effects']
  /** What the user chose lately. */
  recent?: EngineServices['recent']
  notify?: EngineServices['notify']
  ask?: EngineServices['ask']
}

/** A fixed lookup of codes and labels. */
export function lookupOf(id: string, options: Record<string, string>): LookupModel {
  return {
    id,
    query: {},
    at: '',
    value: 'value',
    label: 'label',
    options: Object.entries(options).map(([value, label]) => ({ value, label })),
  }
}

/** A lookup that the gateway answers. */
export function askedLookup(id: string, more: Partial<LookupModel> = {}): LookupModel {
  return { id, operation: id, query: {}, at: 'items', value: 'value', label: 'label', ...more }
}

/** Opens the form; `saved` presses Save and answers what was sent. */
export async function openForm({
  fields,
  rules = {},
  data,
  lookups = [],
  answers = {},
  editable,
  effects = [],
  recent,
  notify,
  ask,
}: TestForm) {
  const calls: { operation: string; input: CallInput }[] = []
  const call = (operation: string, input: CallInput): Promise<Answer> => {
    calls.push({ operation, input })
    if (operation === 'load') return Promise.resolve({ ok: true, status: 200, data })
    if (operation === 'save' && !('save' in answers)) return Promise.resolve({ ok: true, status: 200, data: {} })
    if (!(operation in answers)) return new Promise(() => undefined)
    return Promise.resolve(answers[operation]).then((given) =>
      given instanceof Error
        ? { ok: false, problem: { status: 503, code: 'unavailable', message: given.message, fieldErrors: [] } }
        : { ok: true, status: 200, data: given },
    )
  }
  const model: Model = {
    ...modelOf(
      fields.map((field) => fieldOf(field, rules[field.path ?? field.id])),
      rules,
      lookups,
      editable,
    ),
    effects,
  }
  const check = new Ajv2020({ allErrors: true, strict: false, formats: wireFormats }).compile(model.schema)
  const client = new QueryClient()
  const form = (
    <EngineContext
      value={{ ...servicesOf(call), ...(recent && { recent }), ...(notify && { notify }), ...(ask && { ask }) }}
    >
      <QueryClientProvider client={client}>
        <FormPanel
          model={model}
          validator={{ 'forms/test': check as never }}
          recordId={data === undefined ? NEW_RECORD : '1'}
          onClosed={() => undefined}
        />
      </QueryClientProvider>
    </EngineContext>
  )
  // Inside act nothing is left to a later moment: every section drawn, every effect run.
  await act(async () => {
    render(form)
    await Promise.resolve()
  })
  await waitFor(() => {
    screen.getByRole('heading', { name: /Test form/ })
    // The record is there, and the code of what comes late.
    expect(document.querySelector('[aria-busy="true"], .MuiSkeleton-root')).toBeNull()
  })
  return {
    calls,
    async saved() {
      const before = calls.filter(({ operation }) => operation === 'save').length
      await person.click(screen.getByRole('button', { name: 'Save' }))
      return calls.filter(({ operation }) => operation === 'save')[before]?.input.body
    },
  }
}

function modelOf(
  fields: FieldModel[],
  properties: Record<string, DataRules>,
  lookups: LookupModel[],
  editable: Model['record']['editable'],
): Model {
  return {
    kind: 'form',
    name: 'test',
    title: 'Test form',
    schema: { $id: 'forms/test', type: 'object', properties },
    record: {
      id: 'id',
      load: { operation: 'load', path: {}, query: {}, at: '' },
      initial: {},
      ...(editable === undefined ? {} : { editable }),
    },
    sections: [{ id: 'main', label: 'main', fields }],
    rules: [],
    effects: [],
    actions: [
      {
        id: 'save',
        label: 'Save',
        tone: 'primary',
        call: 'save',
        path: {},
        query: {},
        set: {},
        validate: 'save',
        inReadOnly: false,
        omit: [],
        append: {},
        then: [],
        renews: [],
      },
    ],
    composed: {},
    generated: {},
    asks: {},
    lookups: Object.fromEntries(lookups.map((lookup) => [lookup.id, lookup])),
    messages: {},
  }
}
