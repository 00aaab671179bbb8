import type { FileReply } from '../operations/reply.ts'

/**
 * Headers of a file that is saved and never opened in the portal's origin: its name after RFC 6266, in ASCII for old
 * clients and whole as `filename*` (RFC 8187).
 */
export function attachment({ name, mediaType, content }: FileReply['file']): Record<string, string> {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_')
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
