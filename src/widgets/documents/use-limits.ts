import { useQuery } from '@tanstack/react-query'
import { DEFAULT_UPLOADS, readUploadLimits } from '../../config/index.ts'
import type { UploadLimits } from '../../config/index.ts'
import { getAt, useEngine, useScope } from '../../render/index.ts'
import { callQuery, resolveCall } from '../../render/source.ts'
import type { DocumentOptions } from './manifest.ts'

/** The limits for the record's owner; the fallback until they are known, and where they cannot be had. */
export function useLimits(options: DocumentOptions['limits']): UploadLimits {
  const { port } = useEngine()
  const scope = useScope()
  const { operation = '', query, queryFrom = {}, size = '', types = '' } = options ?? {}
  const given = Object.fromEntries(Object.entries(queryFrom).map(([param, from]) => [param, { from }]))
  const { data } = useQuery({
    ...callQuery(port, {
      kind: 'limits',
      operation,
      of: [size, types],
      input: resolveCall({ query: { ...query, ...given } }, scope),
      fresh: Infinity,
      read: (answer) =>
        answer.ok ? readUploadLimits(getAt(answer.data, size), getAt(answer.data, types)) : DEFAULT_UPLOADS,
    }),
    enabled: options !== undefined,
  })
  return data ?? DEFAULT_UPLOADS
}
