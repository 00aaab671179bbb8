import type { Code } from '../../findings/diagnostics.ts'

/** One slip in a flawless world: file, what is replaced by what, the code found, where the finding points, and a word of its message or hint. */
export type Slip = [code: Code, path: string, piece: string, by: string, at: string, says?: string]

export const portal = 'schemas/portal.json'
export const lookups = 'schemas/lookups.json'
export const layout = 'schemas/forms/order.layout.json'
export const rules = 'schemas/forms/order.schema.json'
export const grid = 'schemas/grids/orders.json'
export const english = 'schemas/labels/en.json'
export const japanese = 'schemas/labels/ja.json'
export const tenant = 'tenants/NORTH/tenant.json'
export const ownLayout = 'tenants/NORTH/forms/order.layout.json'
export const ownRules = 'tenants/NORTH/forms/order.schema.json'
export const ownGrid = 'tenants/NORTH/grids/orders.json'
export const ownLabels = 'tenants/NORTH/labels/en.json'
export const own = '"note": { "required": { "on": "save" } }'

export const ACTION = '"call": "saveOrder", "query": { "action": "S" }, "set": { "kind": "B" }, "validate": "submit"'
export const MESSAGES = '"messages": { "maxLength"'
export const LOAD = '{ "operation": "getOrder", "path": { "id": { "from": "choice" } } }'
