/** A kind of file that may be uploaded. */
export interface FileType {
  /** What the file is answered as. */
  mediaType: string
  /** Whether these bytes are such a file, by what they begin with. */
  fits(content: Buffer): boolean
}

const zip: FileType = { mediaType: 'application/zip', fits: startsWith('504b0304', '504b0506', '504b0708') }
const jpeg: FileType = { mediaType: 'image/jpeg', fits: startsWith('ffd8ff') }
const plainText = (mediaType: string): FileType => ({ mediaType, fits: isText })
/** The compound files of older office programs. */
const isCompound = startsWith('d0cf11e0a1b11ae1')
const compound = (mediaType: string): FileType => ({ mediaType, fits: isCompound })
const office = (mediaType: string, folder: 'word/' | 'xl/'): FileType => ({ mediaType, fits: isOfficeArchive(folder) })

/** By extension: the types a portal takes unless an owner's rule says less (shipments §5), in the order of the message. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  pdf: { mediaType: 'application/pdf', fits: startsWith('255044462d') },
  txt: plainText('text/plain'),
  doc: compound('application/msword'),
  docx: office('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/'),
  xls: compound('application/vnd.ms-excel'),
  xlsx: office('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/'),
  xlsm: office('application/vnd.ms-excel.sheet.macroEnabled.12', 'xl/'),
  ppt: compound('application/vnd.ms-powerpoint'),
  csv: plainText('text/csv'),
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', fits: isOpenDocumentText },
  eml: plainText('message/rfc822'),
  emlx: plainText('application/octet-stream'),
  msg: compound('application/vnd.ms-outlook'),
  zip,
  jpg: jpeg,
  jpeg,
  png: { mediaType: 'image/png', fits: startsWith('89504e470d0a1a0a') },
  gif: { mediaType: 'image/gif', fits: startsWith('474946383761', '474946383961') },
  tif: { mediaType: 'image/tiff', fits: startsWith('49492a00', '4d4d002a') },
  bmp: { mediaType: 'image/bmp', fits: isBitmap },
  ico: { mediaType: 'image/vnd.microsoft.icon', fits: isIcon },
}

/** What a file of that extension is answered as; bytes of no kind when the extension is not known. */
export function mediaTypeOf(extension: string): string {
  return typeOf(extension)?.mediaType ?? 'application/octet-stream'
}

/** The kind of file behind an extension, lower case. */
export function typeOf(extension: string): FileType | undefined {
  return Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension] : undefined
}

/** Whether bytes begin with one of these, given in hexadecimal. */
function startsWith(...beginnings: string[]): (content: Buffer) => boolean {
  const marks = beginnings.map((beginning) => Buffer.from(beginning, 'hex'))
  return (content) => marks.some((mark) => content.subarray(0, mark.length).equals(mark))
}

const isArchive = startsWith('504b0304')

/**
 * An Office Open XML package (ECMA-376): an archive with a list of its parts and that program's folder. With a password it lies, whichever
 * program's it is, encrypted in a compound file ([MS-OFFCRYPTO], 2.3.4.4).
 */
function isOfficeArchive(folder: 'word/' | 'xl/'): (content: Buffer) => boolean {
  return (content) =>
    isCompound(content)
      ? content.includes('EncryptedPackage', 0, 'utf16le')
      : isArchive(content) && content.includes('[Content_Types].xml') && content.includes(folder)
}

/** An OpenDocument text: an archive whose first entry says what it is, not compressed (OpenDocument 1.3, part 2, 3.3). */
function isOpenDocumentText(content: Buffer): boolean {
  const mark = 'mimetypeapplication/vnd.oasis.opendocument.text'
  return isArchive(content) && content.toString('latin1', 30, 30 + mark.length) === mark
}

const BITMAP_HEADER_LENGTHS = [12, 40, 52, 56, 64, 108, 124]

/** A Windows bitmap: its mark is two letters, so the length of its header has to be a known one, too. */
function isBitmap(content: Buffer): boolean {
  return (
    content.length > 26 &&
    content.toString('latin1', 0, 2) === 'BM' &&
    BITMAP_HEADER_LENGTHS.includes(content.readUInt32LE(14))
  )
}

/** A Windows icon: the mark, then how many pictures it holds. */
function isIcon(content: Buffer): boolean {
  return content.length > 22 && content.readUInt32LE(0) === 0x00010000 && content.readUInt16LE(4) > 0
}

/** What no text begins with: documents, archives, pictures, programs. */
const isOther = startsWith('255044462d', '504b0304', 'd0cf11e0a1b11ae1', '89504e47', 'ffd8ff', '47494638', '7f454c46')

/**
 * Text in any encoding that has no zero bytes (ASCII, UTF-8, Shift JIS, ISO-2022-JP, ISO 8859), or in UTF-16 that says so: no
 * control signs but tab, line ends, form feed and escape.
 */
function isText(content: Buffer): boolean {
  if (isOther(content)) return false
  const first = content.length % 2 === 0 ? content.toString('hex', 0, 2) : ''
  if (first === 'fffe' || first === 'feff') return isWideText(content, first === 'fffe')
  return content.every(isTextSign)
}

function isWideText(content: Buffer, isLittleEndian: boolean): boolean {
  for (let at = 2; at < content.length; at += 2)
    if (!isTextSign(isLittleEndian ? content.readUInt16LE(at) : content.readUInt16BE(at))) return false
  return true
}

function isTextSign(sign: number): boolean {
  return sign >= 0x20 || (sign >= 0x09 && sign <= 0x0d) || sign === 0x1b
}
