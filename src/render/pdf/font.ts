import fontUrl from '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf?url'
import type { jsPDF } from 'jspdf'

/** The font every PDF reader has, for the characters of Windows-1252. */
const PLAIN = 'helvetica'
const WIDE = 'wide'
const FILE = 'wide.ttf'
/** Printable characters of Windows-1252. */
const PLAIN_CHARACTERS =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]*$/
/** A string takes no more characters than this at a time. */
const CHUNK = 0x8000

/** Sets the font that can write the text, and answers its name; the large one is fetched only when the text needs it. */
export async function setFontFor(doc: jsPDF, text: string): Promise<string> {
  const isPlain = PLAIN_CHARACTERS.test(text)
  if (!isPlain) {
    doc.addFileToVFS(FILE, binary(await fetchFont()))
    doc.addFont(FILE, WIDE, 'normal')
  }
  const font = isPlain ? PLAIN : WIDE
  doc.setFont(font, 'normal')
  return font
}

/** Whether the font that is set lacks a sign of the text: Hangul, Arabic, Hebrew, Thai, much of what Chinese alone writes, emoji. */
export function lacksSigns(doc: jsPDF, text: string): boolean {
  const { metadata } = doc.getFont() as { metadata?: Glyphs }
  if (metadata?.characterToGlyph === undefined) return false
  return [...text].some((sign) => {
    const code = sign.codePointAt(0) ?? 0
    // The library writes what stands beyond the first 65,536 as two signs.
    return sign.trim() !== '' && (code > 0xffff || !(Number(metadata.characterToGlyph?.(code)) > 0))
  })
}

/** What the library knows of a font that was given to it; of one that every reader has, nothing. */
interface Glyphs {
  /** The number of a sign's outline in the font; 0 or none where it has none. */
  characterToGlyph?(code: number): number | undefined
}

async function fetchFont(): Promise<Uint8Array> {
  const answer = await fetch(fontUrl)
  if (!answer.ok) throw new Error(`The font for the PDF could not be loaded: ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Bytes as the text of single bytes that the library takes. */
function binary(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
  )
  return parts.join('')
}
