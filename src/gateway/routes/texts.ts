import type { FieldErrors } from '../operations/reply.ts'

/** Zero signs and half surrogate pairs: JSON can say them, no database keeps them. */
const UNKEEPABLE = /[\0\p{Cs}]/u

/** One error for each text of a request, at any depth, that no database could keep; names of entries included. */
export function textErrors(value: unknown, path: string[] = []): FieldErrors {
  if (typeof value === 'string')
    return UNKEEPABLE.test(value) ? [{ field: path.join('.'), message: 'must be text without zero signs' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    UNKEEPABLE.test(name)
      ? [{ field: path.join('.'), message: 'must have names without zero signs' }]
      : textErrors(entry, [...path, name]),
  )
}
