import type { jsPDF } from 'jspdf'
import { lacksSigns, setFontFor } from './font.ts'
import type { DrawText } from './picture.ts'

/** Millimetres of a point. */
export const POINT = 25.4 / 72

/** How a text stands on the page. */
export interface Style {
  /** Size of its letters, in points. */
  points: number
  colour: string
  /** Where `x` is; at its left without it. */
  align?: 'left' | 'center' | 'right'
  /** Millimetres that it has at most: what is longer is drawn smaller. */
  room: number
}

/** Writes the texts of a document: as text, so that one can search and copy it, and where no font has all of its signs, as a picture. */
export interface Writing {
  /** The font that is set. */
  font: string
  /** Makes pictures of those of the texts that the font cannot write. */
  prepare(texts: readonly string[]): Promise<void>
  /** Whether a text is drawn as a picture. */
  isDrawn(text: string): boolean
  /** Writes a line whose letters stand on `y`, in millimetres from the top. */
  line(text: string, x: number, y: number, style: Style): void
}

/** Sets the font that has most of the texts' signs, and makes ready what it cannot write. */
export async function writingOf(doc: jsPDF, texts: readonly string[], draw: DrawText): Promise<Writing> {
  const pictures = new Map<string, Awaited<ReturnType<DrawText>>>()
  const writing: Writing = {
    font: await setFontFor(doc, texts.join('')),
    async prepare(further) {
      const lacking = further.filter((text) => !pictures.has(text) && lacksSigns(doc, text))
      await Promise.all(lacking.map(async (text) => pictures.set(text, await draw(text))))
    },
    isDrawn: (text) => pictures.get(text) !== undefined,
    line(text, x, y, { points, colour, align = 'left', room }) {
      const picture = pictures.get(text)
      if (picture === undefined) {
        doc.setTextColor(colour).setFontSize(points).text(text, x, y, { align })
        return
      }
      const em = Math.min(points * POINT, room / picture.width)
      const width = picture.width * em
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
      doc.addImage(picture.bytes, 'PNG', left, y - picture.above * em, width, picture.height * em)
    },
  }
  await writing.prepare(texts)
  return writing
}
