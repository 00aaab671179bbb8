/** Whether bytes begin with one of these, given in hexadecimal. */
export function startsWith(...beginnings: string[]): (content: Buffer) => boolean {
  const marks = beginnings.map((beginning) => Buffer.from(beginning, 'hex'))
  return (content) => marks.some((mark) => content.subarray(0, mark.length).equals(mark))
}

const isArchive = startsWith('504b0304')

/** An Office Open XML package (ECMA-376): an archive with a list of its parts and that program's folder. */
export function isOfficeArchive(folder: 'word/' | 'xl/'): (content: Buffer) => boolean {
  return (content) => isArchive(content) && content.includes('[Content_Types].xml') && content.includes(folder)
}

/** An OpenDocument text: an archive whose first entry says what it is, not compressed (OpenDocument 1.3, part 2, 3.3). */
export function isOpenDocumentText(content: Buffer): boolean {
  const mark = 'mimetypeapplication/vnd.oasis.opendocument.text'
  return isArchive(content) && content.toString('latin1', 30, 30 + mark.length) === mark
}

const BITMAP_HEADER_LENGTHS = [12, 40, 52, 56, 64, 108, 124]

/** A Windows bitmap: its mark is two letters, so the length of its header has to be a known one, too. */
export function isBitmap(content: Buffer): boolean {
  return (
    content.length > 26 &&
    content.toString('latin1', 0, 2) === 'BM' &&
    BITMAP_HEADER_LENGTHS.includes(content.readUInt32LE(14))
  )
}

/** A Windows icon: the mark, then how many pictures it holds. */
export function isIcon(content: Buffer): boolean {
  return content.length > 22 && content.readUInt32LE(0) === 0x00010000 && content.readUInt16LE(4) > 0
}

/** What no text begins with: documents, archives, pictures, programs. */
const isOther = startsWith('255044462d', '504b0304', 'd0cf11e0a1b11ae1', '89504e47', 'ffd8ff', '47494638', '7f454c46')

/**
 * Text in any encoding that has no zero bytes (ASCII, UTF-8, Shift JIS, ISO-2022-JP, ISO 8859): no control signs but
 * tab, line ends, form feed and escape.
 */
export function isText(content: Buffer): boolean {
  if (isOther(content)) return false
  return content.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b)
}
