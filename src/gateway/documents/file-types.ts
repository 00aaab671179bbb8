import { isBitmap, isIcon, isOfficeArchive, isOpenDocumentText, isText, startsWith } from './signatures.ts'

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
const compound = (mediaType: string): FileType => ({ mediaType, fits: startsWith('d0cf11e0a1b11ae1') })
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
