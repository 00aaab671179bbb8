import type { OperationId } from '../../contract/index.ts'
import type { Words } from '../ground/words.ts'
import type { SignedInCall } from './operation.ts'
import { refuse } from './refusals.ts'
import type { Refusal } from './reply.ts'

/** What distinguishes the versions of a record. */
export interface Versioned {
  version: number
  updatedAt: Date
}

/** The strong tag of a record's version (RFC 9110, 8.8.3): another after each stored change, the same at every process. */
export function etagOf({ version, updatedAt }: Versioned): string {
  return `"${version}-${updatedAt.getTime().toString(36)}"`
}

/**
 * Why a call may not write a record: it names another version than the one that is stored (`If-Match`, RFC 9110, 13.1.1), or none
 * where the gateway demands one. Ask under the row's lock.
 *
 * @param record undefined where there is none yet; a precondition then fails
 * @param current the record as its read operation would answer it to the caller
 * @param obstacle why the record as it is now would not take the write anyway
 */
export async function preconditionFault<Id extends OperationId>(
  { input, demandsVersion }: Pick<SignedInCall<Id>, 'input' | 'demandsVersion'>,
  record: Versioned | undefined,
  current: () => Promise<object>,
  obstacle?: Words,
): Promise<Refusal | undefined> {
  const { ifMatch } = input as { ifMatch?: string }
  if (ifMatch === undefined) return demandsVersion && record !== undefined ? refuse('precondition-required') : undefined
  if (record === undefined) return refuse('precondition-failed', {})
  const etag = etagOf(record)
  return ifMatch === '*' || tagsIn(ifMatch).includes(etag)
    ? undefined
    : refuse('precondition-failed', { etag, current: await current(), obstacle })
}

/**
 * The record that a call wants stored. With the version that the caller saw, the body is the whole of it: what it lacks is gone.
 * Without one nobody knows what the caller saw: fields that the body lacks stay as they are stored.
 */
export function wantedRecord<Document extends object>(
  input: { body: Document; ifMatch?: string | undefined },
  stored: Document,
): Document {
  const { body, ifMatch = '*' } = input
  return ifMatch === '*' ? { ...stored, ...body } : body
}

/** The tags of the header; a weak one keeps its mark and so matches no strong one. */
function tagsIn(ifMatch: string): string[] {
  return ifMatch.match(/(W\/)?"[^"]*"/g) ?? []
}
