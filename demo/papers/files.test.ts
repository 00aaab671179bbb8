import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { uploadLimits } from '../../src/gateway/uploads/limits.ts'
import { uploadFault } from '../../src/gateway/uploads/upload.ts'
import { cargoPicture, packingList, paper } from './papers.ts'

const consignment = {
  shipper: 'PACIFIC FRUIT (TRADING)',
  consignee: 'RHEINTOR \\ METALLWAREN',
  from: 'Yokohama',
  to: 'São Paulo',
  numbers: [['Booking No.', 'BKG-1000001']] as [string, string][],
  goods: [
    { description: 'Apples, "Fuji"', pieces: 120, unit: 'CTN', weight: 1200.5, weightUnit: 'KG' },
    { description: 'Pears', pieces: 30, unit: 'CTN', weight: 299.5, weightUnit: 'KG' },
  ],
}

describe('a paper of the demonstration world', () => {
  const content = paper('Commercial invoice', consignment, new Date('2026-01-31T12:00:00Z'))
  const text = content.toString('latin1')

  it('is a PDF file whose table says where each object begins', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const places = [...text.slice(start).matchAll(/(\d{10}) 00000 n /g)].map((match) => Number(match[1]))
    expect(places).toHaveLength(7)
    places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)))
    const [, length, stream = ''] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(text) ?? []
    expect(stream.length).toBe(Number(length))
  })

  it('tells numbers, parties, goods and totals as text', () => {
    for (const part of [
      'BKG-1000001',
      '2026/01/31',
      'PACIFIC FRUIT \\(TRADING\\)',
      'RHEINTOR \\\\ METALLWAREN',
      'S\xe3o Paulo',
      '1500 KG',
    ])
      expect(text).toContain(`(${part})`)
  })
})

it('a packing list is a spreadsheet text with its quotes doubled', () => {
  expect(packingList(consignment).toString().split('\r\n')).toEqual([
    '"Line","Description","Pieces","Unit","Gross weight","Weight unit","Booking No."',
    '"1","Apples, ""Fuji""","120","CTN","1200.5","KG","BKG-1000001"',
    '"2","Pears","30","CTN","299.5","KG","BKG-1000001"',
    '',
  ])
})

it('a picture is a PNG file whose checksums are right', () => {
  const content = cargoPicture()
  const types: string[] = []
  let pixels = Buffer.alloc(0)
  for (let at = 8; at < content.length;) {
    const length = content.readUInt32BE(at)
    const body = content.subarray(at + 4, at + 8 + length)
    expect(content.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    types.push(body.toString('latin1', 0, 4))
    if (types.at(-1) === 'IDAT') pixels = inflateSync(body.subarray(4))
    at += 12 + length
  }
  expect(types).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(pixels).toHaveLength(120 * (1 + 160 * 3))
})

it.each([
  ['Invoice.pdf', paper('Invoice', consignment, new Date())],
  ['Packing list.csv', packingList(consignment)],
  ['Cargo.png', cargoPicture()],
])('%s could have been uploaded', (name, content) => {
  expect(uploadFault({ name, content }, uploadLimits())).toBeUndefined()
})
