import { isObject } from '../../config/index.ts'
import type { Draft } from '../../render/index.ts'

/**
 * A draft as versions 1 and 2 of the database kept it, as one of today: whole, under [tenant, user, form/record], one for each
 * form and record. Undefined for anything else.
 */
export function formerDraft(key: unknown, value: unknown): { key: IDBValidKey; head: Draft } | undefined {
  if (!Array.isArray(key) || typeof value !== 'object' || value === null) return undefined
  const [tenant, userId, place] = key as unknown[]
  const { typedAt, data, record } = value as Partial<Record<'typedAt' | 'data' | 'record', unknown>>
  const [, form = '', recordId = ''] = /^([^/]+)\/(.+)$/s.exec(String(place)) ?? []
  const isWhole = typeof typedAt === 'string' && !Number.isNaN(Date.parse(typedAt)) && isObject(data) && form !== ''
  if (!isWhole || typeof tenant !== 'string' || typeof userId !== 'string') return undefined
  const id = `former ${form} ${recordId}`
  // A copy of a record was a record of its own then.
  const head = { id, form, recordId: recordId.startsWith('new:') ? 'new' : recordId, typedAt, data, about: [] }
  return { key: [tenant, userId, id, 0], head: { ...head, ...(isObject(record) && { record }) } }
}
