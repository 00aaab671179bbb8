import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MOST_BODY_BYTES } from '../operation/operation.ts'
import { keepApart } from './texts-apart.ts'

/** How much JSON a body may be. */
interface Bounds {
  /** Values that it may hold, containers included. */
  values: number
  /** How deep it may be. */
  depth: number
  /** Whether long texts are kept apart from the JSON around them, as files of a form are. */
  keepsApart: boolean
}

/** Of the contract's bodies: a form with a thousand rows has about 20,000 values, and none is as deep. */
const OF_CONTRACT: Bounds = { values: 30_000, depth: 32, keepsApart: true }

/** A text that does not end within so many bytes is kept apart from the JSON around it. */
const PIECE = 64 * 1024

/**
 * Reads JSON piece by piece, and refuses it (413) as soon as it is too long, too deep or of too many values, and (400) where it is not UTF-8: parsing a megabyte of
 * short names alone takes a fifth of a second. Files, which come as text, are kept apart: what is around them is small, and is
 * checked before anybody looks at a file.
 *
 * @param mostMs how long a body without files may take until the connection is ended; without it as long as any request may
 * @param bounds how much a body may hold; the contract's without
 */
export function readJsonBodies(server: FastifyInstance, mostMs?: number, bounds = OF_CONTRACT): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { bodyLimit } = request.routeOptions
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge()
    const scan = scanner(bodyLimit, bounds)
    // Uploads may take as long as any request may.
    const late =
      mostMs === undefined || bodyLimit > MOST_BODY_BYTES ? undefined : setTimeout(() => payload.destroy(), mostMs)
    try {
      // What is refused is answered on the same connection.
      for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; at += PIECE) scan.take(chunk.subarray(at, at + PIECE))
    } catch (error) {
      const { complete, errored } = request.raw
      throw payload.destroyed && (!complete || errored !== null) ? gone() : error
    } finally {
      clearTimeout(late)
    }
    const { text, texts } = scan.end()
    // Many programs name the type of a body that they do not send. Where the contract asks for one, that is said.
    if (text === '') return undefined
    keepApart(request, texts)
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error === null ? resolve(body) : reject(error)))
    })
  })
}

/** Who sent it left, or was too slow and is waited for no longer: nothing failed here. */
function gone(): Error {
  return Object.assign(new Error('The body did not arrive'), { statusCode: 408 })
}

function tooLarge(): Error {
  return Object.assign(new Error('The body is too large'), { statusCode: 413 })
}

/** JSON that goes between programs is UTF-8 (RFC 8259, 8.1); read as such, a text of another encoding loses its letters. */
const UTF8 = new TextDecoder('utf-8', { fatal: true })

function decoded(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw Object.assign(new Error('The body is not UTF-8'), { statusCode: 415 })
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Looks at the bytes of JSON as they come: strings, depth, number of values. Whether it is JSON at all, the parser says. */
function scanner(
  mostBytes: number,
  { values: mostValues, depth: deepest, keepsApart }: Bounds,
): {
  take(piece: Buffer): void
  end(): { text: string; texts: Map<string, Buffer[]> }
} {
  const mark = randomUUID()
  const texts = new Map<string, Buffer[]>()
  const around: Buffer[] = []
  let bytes = 0
  let aroundBytes = 0
  let values = 1
  let depth = 0
  let isText = false
  let isEscaped = false
  /** The text that began in an earlier piece and has not ended. */
  let long: Buffer[] | undefined

  const keep = (part: Buffer) => {
    around.push(part)
    aroundBytes += part.length
    if (keepsApart && aroundBytes > MOST_BODY_BYTES) throw tooLarge()
  }

  return {
    take(piece) {
      bytes += piece.length
      if (bytes > mostBytes) throw tooLarge()
      let from = 0
      let opened = 0
      for (let at = 0; at < piece.length; at += 1) {
        const byte = piece[at] ?? 0
        if (isText) {
          if (isEscaped) isEscaped = false
          else if (byte === BACKSLASH) isEscaped = true
          else if (byte === QUOTE) {
            isText = false
            if (long !== undefined) {
              long.push(piece.subarray(from, at))
              keep(settled(long))
              long = undefined
              from = at
            }
          }
        } else if (byte === QUOTE) {
          isText = true
          opened = at
        } else if (byte === COMMA) values += 1
        else if (OPENING.has(byte)) {
          depth += 1
          values += 1
        } else if (CLOSING.has(byte)) depth -= 1
        if (depth > deepest || values > mostValues) throw tooLarge()
      }
      if (!isText || !keepsApart) keep(piece.subarray(from))
      else if (long !== undefined) long.push(piece)
      else {
        keep(piece.subarray(from, opened + 1))
        long = [piece.subarray(opened + 1)]
      }
    },
    end() {
      if (long !== undefined) keep(Buffer.concat(long))
      return { text: decoded(Buffer.concat(around)), texts }
    },
  }

  /** What stands around the text instead of it: a word for a long one, which is kept apart. */
  function settled(parts: Buffer[]): Buffer {
    if (parts.reduce((sum, { length }) => sum + length, 0) <= PIECE) return Buffer.concat(parts)
    const word = `${mark}-${texts.size}`
    texts.set(word, parts)
    return Buffer.from(word)
  }
}
