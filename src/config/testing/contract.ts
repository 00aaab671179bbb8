import type { Operation } from '../data/contract.ts'
import type { PartManifest } from '../model/parts.ts'

const text = { type: 'string', description: 'A text.' }
const order = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: text,
    number: { ...text, readOnly: true },
    numberName: text,
    kind: { type: 'string', enum: ['A', 'B'] },
    buyer: text,
    buyerName: { ...text, 'x-code': 'buyer' },
    buyerLine1: text,
    buyerLine2: text,
    buyerLine3: text,
    buyerLine4: text,
    country: text,
    city: text,
    note: { type: 'string', maxLength: 200 },
    begin: { ...text, format: 'yyyymmdd' },
    end: text,
    pieces: { type: 'number', minimum: 0 },
    lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
    parent: { $ref: '#/components/schemas/Order' },
    customFields: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
  },
}
const answers = (schema: object) => ({ 200: { description: 'Well.', content: { 'application/json': { schema } } } })
const refuses = {
  description: 'Not so.',
  content: { 'application/problem+json': { schema: { type: 'object', properties: { message: text, fields: text } } } },
}
const sent = (schema: object) => ({ content: { 'application/json': { schema } } })
const list = (schema: object, at: string) => ({
  type: 'object',
  properties: { [at]: { type: 'array', items: schema } },
})
const item = { type: 'object', properties: { value: text, label: text, zone: text } }

/** An order of a list always has its number and its buyer. */
const listed = { $ref: '#/components/schemas/Order', required: ['number', 'buyer'] }

/** A small contract: orders with lines, and two lookups. */
export const contract = {
  openapi: '3.1.0',
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        parameters: [{ name: 'days', in: 'query', schema: { type: 'integer', maximum: 365 } }],
        responses: answers(list(listed, 'data')),
      },
      post: {
        operationId: 'saveOrder',
        parameters: [{ name: 'action', in: 'query', schema: { type: 'string', enum: ['S', 'D'] } }],
        requestBody: sent({ $ref: '#/components/schemas/Order' }),
        responses: { ...answers({ $ref: '#/components/schemas/Order' }), 422: refuses },
      },
    },
    '/orders/{id}': { get: { operationId: 'getOrder', responses: answers({ $ref: '#/components/schemas/Order' }) } },
    '/countries': { get: { operationId: 'listCountries', responses: answers(list(item, 'lookupItems')) } },
    '/cities': {
      parameters: [
        { name: 'CtryCode', in: 'query', schema: { type: 'string', pattern: '^[A-Z]{2}$' } },
        { name: 'Sea', in: 'query', schema: { type: 'boolean' } },
      ],
      get: { operationId: 'listCities', responses: answers(list(item, 'lookupItems')) },
    },
  },
  components: {
    schemas: {
      Order: order,
      Line: { type: 'object', additionalProperties: false, properties: { item: text, qty: { type: 'integer' } } },
    },
  },
}

export const operations: Record<string, Operation> = {
  listOrders: { method: 'get', path: '/orders', query: { days: {} } },
  saveOrder: { method: 'post', path: '/orders', query: { action: { required: true } }, hasBody: true },
  getOrder: { method: 'get', path: '/orders/{id}', query: {} },
  listCountries: { method: 'get', path: '/countries', query: {} },
  listCities: {
    method: 'get',
    path: '/cities',
    query: { CtryCode: { required: true }, Sea: {} },
  },
}

const lookupOptions = {
  lookup: { type: 'string', description: 'A list.', 'x-names': 'lookup' },
  lookupQuery: {
    type: 'object',
    description: 'Further parameters.',
    additionalProperties: true,
    'x-names': 'query',
    'x-lookup': 'lookup',
  },
} as const

export const parts: PartManifest[] = [
  {
    kind: 'field',
    name: 'day',
    description: 'A day.',
    types: ['string'],
    draws: ['yyyymmdd'],
    options: {
      type: 'object',
      additionalProperties: false,
      properties: {
        notPast: { type: 'boolean', default: false, description: 'None before today.' },
        hint: { type: 'string', description: 'What it is for.', 'x-names': 'label' },
      },
    },
  },
  {
    kind: 'field',
    name: 'choice',
    description: 'One of a list.',
    types: [],
    options: { type: 'object', additionalProperties: false, required: ['lookup'], properties: lookupOptions },
  },
  {
    kind: 'field',
    name: 'party',
    description: 'A name with four lines.',
    types: [],
    options: {
      type: 'object',
      additionalProperties: false,
      properties: {
        nameField: { type: 'string', description: 'Takes the name.', 'x-names': 'field' },
        addressPrefix: { type: 'string', description: 'Begins the lines.', 'x-names': 'fieldPrefix4' },
      },
    },
  },
  {
    kind: 'field',
    name: 'rows',
    description: 'A list.',
    types: ['array'],
    nested: true,
    options: {
      type: 'object',
      additionalProperties: false,
      properties: { maxRows: { type: 'integer', description: 'Most rows.' } },
    },
  },
  {
    kind: 'cell',
    name: 'count',
    description: 'A number.',
    types: ['number'],
    options: { type: 'object', additionalProperties: false, properties: {} },
  },
  {
    kind: 'cell',
    name: 'text',
    description: 'A text.',
    types: [],
    options: {
      type: 'object',
      additionalProperties: false,
      properties: {
        names: { type: 'string', description: 'Names codes.', 'x-names': 'lookup', 'x-names-codes': true },
      },
    },
  },
  {
    kind: 'cell',
    name: 'badge',
    description: 'A badge.',
    types: [],
    options: { type: 'object', additionalProperties: false, properties: lookupOptions },
  },
]
