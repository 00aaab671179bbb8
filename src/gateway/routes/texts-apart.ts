import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { FieldErrors } from '../operation/reply.ts'

/** Texts of a body that are kept apart, in pieces, by the words that stand in their place until `putBack`. */
type TextsApart = ReadonlyMap<string, readonly Buffer[]>

const BACKSLASH = 0x5c

const apart = new WeakMap<FastifyRequest, TextsApart>()

/** Remembers the texts of a request that are not in its body. */
export function keepApart(request: FastifyRequest, texts: TextsApart): void {
  if (texts.size > 0) apart.set(request, texts)
}

/** The texts that were put back, with a hash each: nothing else needs to read them whole. */
export type Digests = ReadonlyMap<string, string>

/**
 * Puts the texts that were kept apart back into the body, one at a time. Only fields of these names may have been so long.
 *
 * @returns field errors for texts elsewhere, and for one that is not written as JSON has it
 */
export async function putBack(
  request: FastifyRequest,
  names: ReadonlySet<string>,
): Promise<{ digests: Digests } | { errors: FieldErrors }> {
  const texts = apart.get(request)
  const digests = new Map<string, string>()
  if (texts === undefined) return { digests }
  const places = placesOf(request.body, texts, [])
  const wrong = places.filter(({ name }) => !names.has(name))
  if (wrong.length > 0 || places.length < texts.size)
    return { errors: wrong.map(({ path }) => ({ field: path, message: 'is too long' })) }
  for (const { holder, name, word, path } of places) {
    await setImmediate()
    const bytes = Buffer.concat(texts.get(word) ?? [])
    const digest = await crypto.subtle.digest('SHA-256', bytes)
    const text = bytes.includes(BACKSLASH) ? unescaped(bytes) : bytes.toString('latin1')
    if (text === undefined) return { errors: [{ field: path, message: 'is no text of JSON' }] }
    digests.set(text, Buffer.from(digest).toString('base64url'))
    holder[name] = text
  }
  return { digests }
}

/** A text of JSON without its quotes; nothing where it has an escape that JSON does not know. */
function unescaped(bytes: Buffer): string | undefined {
  try {
    return JSON.parse(`"${bytes.toString()}"`) as string
  } catch {
    return undefined
  }
}

interface Place {
  holder: Record<string, unknown>
  name: string
  word: string
  path: string
}

function placesOf(value: unknown, words: TextsApart, path: string[]): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([name, entry]) =>
    typeof entry === 'string' && words.has(entry)
      ? [{ holder, name, word: entry, path: [...path, name].join('.') }]
      : placesOf(entry, words, [...path, name]),
  )
}
