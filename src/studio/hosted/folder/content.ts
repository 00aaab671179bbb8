import { isBinary } from '../../../changes/folder.ts'

/** A file of a tenant's folder as it is sent: its text with the line ends of the folder's others and without the mark that some editors begin one with, of a picture or typeface its bytes as base64. Undefined for a text that is none. */
export function contentOf(path: string, bytes: Uint8Array): string | undefined {
  if (isBinary(path)) return base64Of(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}

/** What base64 stands for. */
export function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

function base64Of(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += PIECE) letters += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(letters)
}

/** So many letters at once are no burden to a call. */
const PIECE = 8_192
