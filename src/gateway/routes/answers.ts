import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { OperationId } from '../../contract/index.ts'
import type { FileReply, Refusal, Reply } from '../operation/reply.ts'
import { problemOf } from '../operation/reply.ts'
import type { ContractOperation } from './contract.ts'
import { sendRefusal } from './errors.ts'
import type { Validation } from './validation.ts'

/** Sends what an operation answered: JSON, a file, nothing, or a refusal. */
export function send(reply: FastifyReply, answer: Reply<OperationId> | FileReply | Refusal): FastifyReply {
  if ('code' in answer) return sendRefusal(reply, answer)
  if ('file' in answer) {
    const { file, status } = answer
    return reply.code(status).headers(attachment(file)).send(Readable.from(file.content.pieces))
  }
  reply.code(answer.status).header('cache-control', 'no-store')
  if (answer.etag !== undefined) reply.header('etag', answer.etag)
  return answer.status === 204 ? reply.send() : reply.send(answer.body)
}

/** Compares an answer with the contract; a difference is a bug of the gateway. A refusal may have any status. */
export function responseCheck(
  operation: ContractOperation,
  validation: Validation,
): (answer: Reply<OperationId>) => void {
  const checks = new Map(
    [...operation.responses].map(([status, schema]) => [status, schema && validation.ofJson(schema)]),
  )
  const problem = validation.ofJson({ $ref: '#/components/schemas/Problem' })
  return (answer) => {
    const refused = 'code' in answer
    const check = checks.get(answer.status) ?? (refused ? problem : undefined)
    if (!refused && !checks.has(answer.status))
      throw new Error(`${operation.id} answered ${answer.status}, which the contract does not know`)
    if ('file' in answer && !operation.files.has(answer.status))
      throw new Error(`${operation.id} answered a file, which the contract does not know`)
    if (check === undefined || 'file' in answer) return
    // As it goes over the wire: what is undefined is not sent.
    const body: unknown = JSON.parse(JSON.stringify(refused ? problemOf(answer, 'en') : answer.body))
    if (!check(body))
      throw new Error(
        `The answer of ${operation.id} (${answer.status}) breaks the contract: ${JSON.stringify(check.errors)}`,
      )
  }
}

/**
 * Headers of a file that is saved and never opened in the portal's origin: its name after RFC 6266, in ASCII for old
 * clients and whole as `filename*` (RFC 8187).
 */
export function attachment({
  name,
  mediaType,
  content,
}: Omit<FileReply['file'], 'content'> & { content: { byteLength: number } }): Record<string, string> {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    // Wide signs of another script have become these, too: a slash would be a path.
    .replaceAll(/["\\%/:]/g, '_')
  return {
    'content-type': mediaType,
    'content-length': String(content.byteLength),
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`,
  }
}

/** RFC 8187 leaves fewer signs as they are than encodeURIComponent does, which in turn refuses half a surrogate pair. */
function encoded(name: string): string {
  return encodeURIComponent(Buffer.from(name).toString()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
