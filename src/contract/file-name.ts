const EXTENDED = /(?:^|;)\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i
const QUOTED = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const PLAIN = /(?:^|;)\s*filename\s*=\s*([^";\s]+)/i

/**
 * The name a file is to be saved under, from its Content-Disposition header (RFC 6266): `filename*` before `filename`.
 * Path parts are cut off. Undefined when the header names none.
 */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  const header = contentDisposition ?? ''
  const named =
    decoded(EXTENDED.exec(header)?.[1]) ??
    QUOTED.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1') ??
    PLAIN.exec(header)?.[1]
  const name = named?.split(/[/\\]/).at(-1)?.trim()
  return name === '' ? undefined : name
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
