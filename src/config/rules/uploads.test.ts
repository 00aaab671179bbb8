import { describe, expect, it } from 'vitest'
import { DEFAULT_UPLOADS, readUploadLimits } from './uploads.ts'

describe("an owner's limits of uploads", () => {
  it.each([
    ['a size with its unit', '10 MB', { bytes: 10 * 1024 ** 2, size: '10M' }],
    ['a size in bytes', 2048, { bytes: 2048, size: '2048' }],
    ['a size above the largest', '2G', { bytes: 55_900_000, size: '53M' }],
    ['no size', 'much', { bytes: DEFAULT_UPLOADS.bytes, size: DEFAULT_UPLOADS.size }],
  ])('say %s', (_what, said, limits) => {
    expect(readUploadLimits(said, undefined)).toMatchObject(limits)
  })

  it('say the types with or without their dots, in capitals too', () => {
    expect(readUploadLimits(undefined, '.PDF, txt,').types).toEqual(['pdf', 'txt'])
    expect(readUploadLimits(undefined, ['.docx', 7]).types).toEqual(['docx'])
    expect(readUploadLimits(undefined, ' , ').types).toEqual(DEFAULT_UPLOADS.types)
  })
})
