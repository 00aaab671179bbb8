/**
 * The bytes of a base64 text (RFC 4648 section 4: padded, no line breaks); undefined when it is none. Encoded again and
 * compared, because a pattern over megabytes of text runs out of stack.
 */
export function fromBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}
