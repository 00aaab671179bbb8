import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkWith, createScope, sessionFacts, toPayload, validate, wireFormats } from '../../../src/config/index.ts'
import type { FormModel, JsonObject } from '../../../src/config/index.ts'
import type { CompiledForms, ConfigInput } from '../../../src/config/node.ts'
import { checkTenant, compileForms } from '../../../src/config/node.ts'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { readConfig } from '../../../src/tools/project/read.ts'
import { complete, draft } from '../support/booking-examples.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'
import { completeQuote } from '../support/quote-examples.ts'
import { changedAtRandom } from '../support/random-forms.ts'
import { randomFrom } from '../support/random-requests.ts'

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))
const ofTenant = (id: string, input: ConfigInput = config): CompiledForms => {
  const compiled = compileForms(input, id)
  if (compiled === undefined) throw new Error(JSON.stringify(checkTenant(input, id)))
  return compiled
}

/** A tenant with rules of its own: lower limits, required fields, a condition, and a field that the contract does not name. */
const strict = ofTenant('STRICT', {
  ...config,
  others: [
    ...config.others,
    ...config.others
      .filter((file) => file.startsWith('tenants/ACME/assets/'))
      .map((file) => file.replace('/ACME/', '/STRICT/')),
  ],
  files: new Map([
    ...config.files,
    [
      'tenants/STRICT/tenant.json',
      (config.files.get('tenants/ACME/tenant.json') ?? '').replace('"ACME"', '"STRICT"').replace('"acme"', '"strict"'),
    ],
    [
      'tenants/STRICT/forms/booking.schema.json',
      JSON.stringify({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        properties: {
          commodity: { maxLength: 10 },
          bkPcs: { maximum: 500 },
          containers: { maxItems: 2 },
          x_grade: { type: 'string', maxLength: 2, pattern: '^[A-C][0-9]?$' },
          x_priority: { type: 'string' },
        },
      }),
    ],
    [
      'tenants/STRICT/lookups.json',
      JSON.stringify({
        $schema: '../../schemas/meta/overrides/lookups.schema.json',
        lookups: { x_priority: { options: { LOW: { label: 'field.commodity' }, HIGH: { label: 'field.mode' } } } },
      }),
    ],
    [
      'tenants/STRICT/forms/booking.layout.json',
      JSON.stringify({
        $schema: '../../../schemas/meta/overrides/form-layout.schema.json',
        sections: {
          details: {
            fields: {
              commodity: { required: { on: 'save', message: 'form.pleaseEnter' } },
              consignee: {
                required: { on: 'submit', when: { field: 'bizType', is: 'SE' }, message: 'form.pleaseSelect' },
              },
              x_grade: { after: 'commodity', label: 'field.commodity', widget: 'text', required: { on: 'submit' } },
              x_priority: {
                after: 'x_grade',
                label: 'field.mode',
                widget: 'multiSelect',
                options: { lookup: 'x_priority' },
              },
            },
          },
        },
        rules: {
          x_heavyByInland: {
            when: { field: 'bkgWgt', above: 20000 },
            require: { field: 'bizType', is: 'IL' },
            at: 'bizType',
            message: 'form.pleaseSelect',
          },
        },
      }),
    ],
  ]),
})
const rulesOf: Record<string, CompiledForms> = { ACME: ofTenant('ACME'), KAIYO: strict }

let gateway: TestGateway
let strictGateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  strictGateway = await testGateway({ rules: ({ id }) => Promise.resolve(rulesOf[id]) })
})
afterAll(() => Promise.all([gateway.close(), strictGateway.close()]))

/** Signs in, and gives what the page then knows of the user. */
async function enter(at: TestGateway, userId: string, tenant: string): Promise<{ session: Session; facts: object }> {
  const { body } = await at.call<Schemas['LoginResponse']>('login', {
    tenant,
    body: { userId, password: PASSWORD, forceLogoff: true },
  })
  return { session: { token: body.authToken, tenant }, facts: { ...sessionFacts(body), tenant } }
}

/** What the page of a tenant makes of a form's data. */
function pageOf({ head, forms, labels }: CompiledForms, name: string, session: object) {
  const model = forms.find((form) => form.name === name) as FormModel
  const $id = String(model.schema['$id'])
  const ajv = addFormats(
    new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, logger: false, formats: wireFormats }),
  )
  const check = checkWith(model, { [$id]: ajv.compile(structuredClone(model.schema)) })
  const scopeOf = (data: unknown) =>
    createScope({ session, tenant: head, address: {} }, { data: () => data, record: () => undefined })
  return {
    model,
    sent(action: string, data: JsonObject): JsonObject {
      const wish = model.actions.find(({ id }) => id === action)
      return toPayload(model, data, scopeOf(data), wish).body as JsonObject
    },
    refused(action: string, data: JsonObject, language = 'en'): Schemas['FieldError'][] {
      const level = model.actions.find(({ id }) => id === action)?.validate === 'submit' ? 'submit' : 'save'
      const { messages } = validate(model, data, scopeOf(data), level, check)
      return [...messages].flatMap(([field, all]) =>
        all.map(({ label, params }) => ({
          field,
          message: (labels[language]?.[label] ?? label).replaceAll(/\{\{(\w+)\}\}/g, (_all, each: string) =>
            String(params?.[each] ?? ''),
          ),
        })),
      )
    },
  }
}

const template: JsonObject = {
  templateName: 'Apples by sea',
  isPrivate: 1,
  templateStatus: 'A',
  bizType: 'SE',
  shipper: 'PACFRT01',
}
const PLEASE_SELECT = 'Please select a value'
const FORMS: [form: string, operation: OperationId, start: JsonObject, actions: string[]][] = [
  [
    'booking',
    'saveBooking',
    {
      ...complete,
      pickupInfo: { required: 1 },
      consignee: 'NORDHV01',
      commodity: 'Apples',
      referenceNumber: 'PO-1',
      customFields: { x_grade: 'A1' },
      cargoItems: [{ description: 'Apples', itemPcs: 2 }],
    },
    ['save', 'submit'],
  ],
  ['quote', 'saveQuote', { ...completeQuote, deliveryInfo: { required: 1 } }, ['save', 'submit']],
  ['template', 'saveTemplate', template, ['save']],
]

describe.each([
  ['ACME', 'ACME', 'CUSTOMER', () => gateway, () => ofTenant('ACME')],
  ['ACME, for a supplier', 'ACME', 'SUPPLIER', () => gateway, () => ofTenant('ACME')],
  ['KAIYO', 'KAIYO', 'CUSTOMER', () => gateway, () => ofTenant('KAIYO')],
  ['a tenant with stricter rules', 'KAIYO', 'CUSTOMER', () => strictGateway, () => strict],
] as const)('a direct call at %s', (_title, tenant, userId, at, rules) => {
  it.each(FORMS)('is refused as the page would refuse it: %s', async (form, operation, start, actions) => {
    const { session, facts } = await enter(at(), userId, tenant)
    const page = pageOf(rules(), form, facts)
    const random = randomFrom(20_270 + form.length)
    let refused = 0
    for (let turn = 0; turn < 60; turn += 1) {
      const action = actions[turn % actions.length] ?? ''
      const body = page.sent(action, changedAtRandom(page.model, start, random))
      const expected = page.refused(action, body)
      const query = form === 'quote' ? {} : { action: 'S' }
      const answer = await at().call(operation, { ...session, query, body })
      const all = answer.body.fieldErrors ?? []
      // Of a code that nothing offers only the gateway hears: the page lets nobody choose it (references.test.ts).
      const unknown = expected.length > 0 ? [] : all.filter(({ message }) => message === PLEASE_SELECT)
      const found = { fieldErrors: all.filter((each) => !unknown.includes(each)), body }
      expect(found).toEqual({ fieldErrors: expected.slice(0, 20), body })
      expect(answer.status).toBe(all.length > 0 ? 400 : 201)
      if (expected.length > 0) refused += 1
    }
    expect(refused).toBeGreaterThan(10)
    expect(refused).toBeLessThan(60)
  })
})

describe("[GW-05] a tenant's stricter rule", () => {
  const broken = { ...complete, commodity: 'Fresh apples', bkPcs: 501, bkgWgt: 20_001, customFields: { x_grade: 'D' } }
  const messages = [
    { field: 'consignee', message: 'Please select a value' },
    { field: 'bizType', message: 'Please select a value' },
    { field: 'bkPcs', message: 'The value must be at most 500' },
    { field: 'commodity', message: 'At most 10 characters are allowed' },
    { field: 'customFields.x_grade', message: 'Invalid format' },
  ]

  it('holds against a direct call, where another tenant takes the same body', async () => {
    const { session } = await enter(strictGateway, 'CUSTOMER', 'KAIYO')
    const query = { action: 'S' }
    const { status, body } = await strictGateway.call('saveBooking', { ...session, query, body: broken })
    expect([status, body.fieldErrors]).toEqual([400, messages])
    const elsewhere = await enter(strictGateway, 'CUSTOMER', 'ACME')
    expect((await strictGateway.call('saveBooking', { ...elsewhere.session, query, body: broken })).status).toBe(201)
  })

  it('lets a field of its own have what its list offers, and nothing else', async () => {
    const { session } = await enter(strictGateway, 'CUSTOMER', 'KAIYO')
    const submit = (x_priority: string) =>
      strictGateway.call('saveBooking', {
        ...session,
        query: { action: 'S' },
        body: {
          ...complete,
          consignee: 'NORDHV01',
          commodity: 'Apples',
          bizType: 'IL',
          customFields: { x_grade: 'A1', x_priority },
        },
      })
    const { status, body } = await submit('HIGH,WRONG')
    expect([status, body.fieldErrors]).toEqual([
      400,
      [{ field: 'customFields.x_priority', message: 'Please select a value' }],
    ])
    expect((await submit('HIGH,LOW')).body.fieldErrors).toBeUndefined()
  })

  it('is not asked of a draft that need not keep it', async () => {
    const { session } = await enter(strictGateway, 'CUSTOMER', 'KAIYO')
    const ask = (body: object) => strictGateway.call('saveBooking', { ...session, query: { action: 'S' }, body })
    expect((await ask(draft)).body.fieldErrors).toEqual([{ field: 'commodity', message: 'Please enter the value' }])
    expect((await ask({ ...draft, commodity: 'Apples' })).status).toBe(201)
  })

  it('holds a body that no action of the form sends to all that a submission must keep', async () => {
    const { session } = await enter(strictGateway, 'CUSTOMER', 'KAIYO')
    const body = { ...draft, commodity: 'Apples', jobStageCode: 'H' }
    const answer = await strictGateway.call('saveBooking', { ...session, query: { action: 'S' }, body })
    expect(answer.body.fieldErrors?.map(({ field }) => field)).toContain('customFields.x_grade')
  })
})

describe('what a refusal says', () => {
  const wrong = { ...complete, shipper: '', commodity: 'x'.repeat(71), bkPcs: 'many' }
  const errorsIn = async (headers: Record<string, string>) => {
    const { session } = await enter(gateway, 'CUSTOMER', 'ACME')
    const answer = await gateway.call('saveBooking', { ...session, query: { action: 'S' }, body: wrong, headers })
    return (answer.body.fieldErrors ?? []).map(({ message }) => message)
  }

  it('is in the language that is asked for, of those that the tenant offers, else in English', async () => {
    const english = ['Please select a value', 'Please enter a number', 'At most 70 characters are allowed']
    expect(await errorsIn({})).toEqual(english)
    expect(await errorsIn({ 'Accept-Language': 'fr-FR, fr;q=0.9' })).toEqual(english)
    expect(await errorsIn({ 'Accept-Language': 'ja-JP, en;q=0.8' })).toEqual([
      '値を選択してください',
      '数値を入力してください',
      '70文字以内で入力してください',
    ])
  })
})
