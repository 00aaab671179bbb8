import { useQuery } from '@tanstack/react-query'
import { isFilled, useEngine, useScope, getAt } from '../../render/index.ts'
import type { Answer } from '../../render/index.ts'
import { FALLBACK, readLimits } from './limits.ts'
import type { UploadLimits } from './limits.ts'
import type { LimitsOptions } from './options.ts'

/** The limits for the record's owner; the fallback until they are known. */
export function useLimits(options: LimitsOptions | undefined): UploadLimits {
  const { port } = useEngine()
  const scope = useScope()
  const given = Object.entries(options?.queryFrom ?? {}).map(([param, path]) => [param, scope.get(path)] as const)
  const query = { ...options?.query, ...Object.fromEntries(given.filter(([, value]) => isFilled(value))) }
  const { data } = useQuery({
    queryKey: ['limits', options?.operation, query],
    enabled: options !== undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<UploadLimits> => {
      const answer: Answer = options === undefined ? NOTHING : await port.call(options.operation, { query }, signal)
      if (!answer.ok) return FALLBACK
      return readLimits(
        getAt(answer.data, options?.size ?? 'fileSize'),
        getAt(answer.data, options?.types ?? 'fileTypes'),
      )
    },
  })
  return data ?? FALLBACK
}

const NOTHING: Answer = { ok: true, status: 204, data: undefined }
