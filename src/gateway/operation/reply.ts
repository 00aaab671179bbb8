import type { DownloadedFile, OperationId, OperationResult, Schemas } from '../../contract/index.ts'
import type { Language, Message } from '../ground/words.ts'
import { inLanguage } from '../ground/words.ts'

/**
 * What an operation answers: a result of the contract, a file where the contract has one, or a refusal. All are values;
 * only bugs are thrown.
 */
export type Reply<Id extends OperationId> =
  | {
      status: 200 | 201 | 204
      body: Exclude<OperationResult<Id>, DownloadedFile>
      /** The version of the record that was read or written. */
      etag?: string | undefined
    }
  | (DownloadedFile extends OperationResult<Id> ? FileReply : never)
  | Refusal

/** A file to be saved under its name. It is sent as fast as it is taken: one that is taken slowly is never in memory as a whole. */
export interface FileReply {
  status: 200
  file: { name: string; mediaType: string; content: { byteLength: number; pieces: AsyncIterable<Uint8Array> } }
}

/** Why a call is refused; `problemOf` words it. */
export interface Refusal {
  status: number
  /** The problem's code. */
  code: string
  message: Message
  fieldErrors?: FieldErrors
  /** The record as it is now, where the caller saw an older one. */
  current?: Record<string, unknown>
  headers?: Record<string, string>
}

export type FieldErrors = { field: string; message: Message }[]

/** A refusal as the contract words it, in a language. */
export function problemOf(
  { code, message, fieldErrors = [], current }: Refusal,
  language: Language,
): Schemas['Problem'] {
  return {
    code,
    message: inLanguage(message, language),
    ...(fieldErrors.length > 0 && {
      fieldErrors: fieldErrors.map(({ field, message: why }) => ({ field, message: inLanguage(why, language) })),
    }),
    ...(current && { current }),
  }
}
