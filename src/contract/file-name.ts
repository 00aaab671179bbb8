const EXTENDED = /(?:^|;)\s*filename\*\s*=\s*(UTF-8|ISO-8859-1)'[^']*'([^;\s]+)/i
const QUOTED = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const PLAIN = /(?:^|;)\s*filename\s*=\s*([^";]+)/i

/**
 * The name a file is to be saved under, from its Content-Disposition header (RFC 6266): `filename*` before `filename`. As browsers
 * do, a name is taken with its spaces where the quotes are missing, and read as UTF-8 where it was sent so, unencoded.
 * Path parts are cut off. Undefined when the header names none.
 */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  const header = contentDisposition ?? ''
  const [, charset = '', encoded] = EXTENDED.exec(header) ?? []
  const named =
    decoded(charset, encoded) ?? utf8(QUOTED.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? PLAIN.exec(header)?.[1])
  const name = named?.split(/[/\\]/).at(-1)?.trim()
  return name === '' ? undefined : name
}

function decoded(charset: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return charset.toUpperCase() === 'UTF-8' ? decodeURIComponent(text) : latin(text)
  } catch {
    return undefined
  }
}

const latin = (text: string) =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))

/** The bytes of a header reach us one sign each: those that make UTF-8 together are read as such. */
function utf8(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0))
  } catch {
    return text
  }
}
