import { describe, expect, it } from 'vitest'
import { KNOWN_EXTENSIONS, UPLOAD_BODY_LIMIT, uploadLimits } from './limits.ts'
import { fromBase64, uploadFault } from './upload.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const archive = (...names: string[]) => Buffer.concat([hex('504b0304'), Buffer.from(names.join('\0'))])
const compound = Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(504)])
const bitmap = Buffer.alloc(64)
bitmap.write('BM')
bitmap.writeUInt32LE(40, 14)
const icon = Buffer.concat([hex('00000100 0100'), Buffer.alloc(24)])
const shiftJis = hex('90bf8b818f91 0d0a')

/** What a file of each extension begins with. */
const SAMPLES: Record<string, Buffer> = {
  pdf: Buffer.from('%PDF-1.7\n'),
  txt: shiftJis,
  doc: compound,
  docx: archive('[Content_Types].xml', 'word/document.xml'),
  xls: compound,
  xlsx: archive('[Content_Types].xml', 'xl/workbook.xml'),
  xlsm: archive('[Content_Types].xml', 'xl/vbaProject.bin'),
  ppt: compound,
  csv: Buffer.from('a,b\r\n1,"請求書"\r\n'),
  odt: Buffer.concat([
    hex('504b0304'),
    Buffer.alloc(26),
    Buffer.from('mimetypeapplication/vnd.oasis.opendocument.textPK'),
  ]),
  eml: Buffer.from('From: a@b.example\r\n\r\nHello'),
  emlx: Buffer.from('312\nFrom: a@b.example\n\nHello'),
  msg: compound,
  zip: archive('a.txt'),
  jpg: hex('ffd8ffe000104a464946'),
  jpeg: hex('ffd8ffe1'),
  png: hex('89504e470d0a1a0a0000'),
  gif: Buffer.from('GIF89a'),
  tif: hex('4d4d002a00000008'),
  bmp: bitmap,
  ico: icon,
}
const limits = uploadLimits()
const fault = (name: string, content: Buffer = SAMPLES['pdf'] ?? Buffer.alloc(0)) =>
  uploadFault({ name, content }, limits)?.en

describe('[HD-10] what a file holds', () => {
  it('is known for every type that is taken', () => {
    expect(Object.keys(SAMPLES)).toEqual(KNOWN_EXTENSIONS)
  })

  it.each(Object.entries(SAMPLES))('%s is taken as what it says', (extension, content) => {
    expect(fault(`Invoice 1.${extension.toUpperCase()}`, content)).toBeUndefined()
  })

  it.each(KNOWN_EXTENSIONS)('%s is refused with the content of a program or a page', (extension) => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(62)])
    expect(fault(`Invoice.${extension}`, program)).toBe(`The content of the file is not that of a ${extension} file.`)
  })

  it.each(['docx', 'xlsx', 'xlsm'])(
    '%s is taken with a password, by which office programs put it into a compound file',
    (extension) => {
      const locked = Buffer.concat([compound, Buffer.from('EncryptedPackage\0', 'utf16le')])
      expect(fault(`Invoice.${extension}`, locked)).toBeUndefined()
    },
  )

  it.each(['txt', 'csv', 'eml'])('%s is taken in UTF-16, as Windows writes what it calls Unicode', (extension) => {
    for (const mark of ['fffe', 'feff']) {
      const text = Buffer.from('品名\t数量\r\n', 'utf16le')
      const content = Buffer.concat([hex(mark), mark === 'fffe' ? text : Buffer.from(text).swap16()])
      expect(fault(`Items.${extension}`, content)).toBeUndefined()
      expect(fault(`Items.${extension}`, Buffer.concat([content, Buffer.from([0, 0])]))).toMatch(/content/)
      expect(fault(`Items.${extension}`, content.subarray(0, -1))).toMatch(/content/)
    }
  })

  it.each([
    ['pdf', 'png'],
    ['png', 'jpg'],
    ['docx', 'xlsx'],
    ['docx', 'zip'],
    ['odt', 'docx'],
    ['txt', 'pdf'],
    ['csv', 'xlsx'],
    ['txt', 'gif'],
    ['doc', 'docx'],
  ])('%s is refused with the content of %s', (extension, other) => {
    expect(fault(`Invoice.${extension}`, SAMPLES[other])).toMatch(/content/)
  })

  it('is not empty, and not more than the limit', () => {
    expect(fault('Invoice.pdf', Buffer.alloc(0))).toBe('The file is empty.')
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
    expect(fault('Notes.txt', large)).toBe('File size should be less than 10M')
    expect(fault('Notes.txt', large.subarray(1))).toBeUndefined()
  })
})

describe('[HD-10] the name of a file', () => {
  it.each(['Invoice 7781.pdf', '請求書 (2).PDF', 'a.b.c.pdf', "l'été #1 & more.pdf", `${'x'.repeat(251)}.pdf`])(
    'may be %j',
    (name) => {
      expect(fault(name)).toBeUndefined()
    },
  )

  it.each([
    '../invoice.pdf',
    'C:\\invoice.pdf',
    'folder/invoice.pdf',
    'in\u0007voice.pdf',
    'in\0voice.pdf',
    'in\nvoice.pdf',
    'invoice\u202efdp.pdf',
    'invoice\u061c.pdf',
    'half\ud800.pdf',
    '.pdf',
    ' invoice.pdf',
    'invoice.pdf ',
    'invoice.pdf.',
    'con.pdf',
    'LPT1.pdf',
    `${'x'.repeat(252)}.pdf`,
  ])('may not be %j', (name) => {
    expect(fault(name)).toMatch(/^The file name/)
  })

  it.each(['invoice', 'invoice.exe', 'invoice.pdf.exe', 'invoice.svg', 'invoice.html', 'invoice.constructor'])(
    'of an unknown type, %s, names the types',
    (name) => {
      expect(fault(name)).toBe(`Please upload only files of ${KNOWN_EXTENSIONS.join(', ')}`)
    },
  )
})

describe('the limits of an owner', () => {
  it.each([
    [undefined, '10M', 10 * 1024 * 1024],
    ['2M', '2M', 2 * 1024 * 1024],
    ['1.5K', '1.5K', 1536],
    ['700', '700', 700],
    ['1G', '10M', 10 * 1024 * 1024],
    ['nonsense', '10M', 10 * 1024 * 1024],
  ])('of the size %s are %s', (fileSize, size, bytes) => {
    expect(uploadLimits({ fileSize })).toMatchObject({ size, bytes })
  })

  it('hold fewer types, never one whose content cannot be checked', () => {
    const few = uploadLimits({ fileTypes: 'pdf,dwg,png' })
    expect(few.types).toEqual(['pdf', 'png'])
    expect(uploadFault({ name: 'Notes.txt', content: Buffer.from('a') }, few)).toEqual({
      en: 'Please upload only files of pdf, png',
      ja: 'アップロードできるファイルはpdf, pngのみです',
    })
  })

  it('leave room for five of the largest files in one body', () => {
    expect(UPLOAD_BODY_LIMIT).toBeGreaterThan(5 * Math.ceil((10 * 1024 * 1024) / 3) * 4)
  })
})

describe('base64', () => {
  it('is bytes', async () => {
    expect((await fromBase64('JVBERi0xLjcK'))?.toString()).toBe('%PDF-1.7\n')
    expect(await fromBase64('')).toHaveLength(0)
    expect((await fromBase64('QQ=='))?.toString()).toBe('A')
  })

  it.each(['QQ', 'QQ=', 'Q', 'QQ==\n', 'Q Q=', 'data:application/pdf;base64,QQ==', '%PDF', 'QR==', 'QQ-_'])(
    'is not %j',
    async (text) => {
      expect(await fromBase64(text)).toBeUndefined()
    },
  )
})
