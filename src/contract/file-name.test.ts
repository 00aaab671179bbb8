import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

/** How a header reaches the page whose text was sent as UTF-8: one sign for each byte. */
function sentUnencoded(text: string): string {
  return String.fromCodePoint(...new TextEncoder().encode(text))
}

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename="Invoice 7781.pdf"', 'Invoice 7781.pdf'],
    ['attachment; filename=packing.csv', 'packing.csv'],
    ['attachment; filename="a \\"quoted\\" name.txt"', 'a "quoted" name.txt'],
    ['attachment; filename="_.pdf"; filename*=UTF-8\'\'%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf', '請求書.pdf'],
    ["attachment; filename*=utf-8'en'Bill%20of%20lading.pdf", 'Bill of lading.pdf'],
    ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E8%AB', 'plain.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''..%5C..%5Cboot.ini", 'boot.ini'],
    ['attachment; filename=Packing list 7.csv; size=12', 'Packing list 7.csv'],
    ["attachment; filename*=ISO-8859-1''Gro%DF.pdf", 'Groß.pdf'],
    ["attachment; filename*=KOI8-R''%C1.pdf; filename=a.pdf", 'a.pdf'],
    [`attachment; filename="${sentUnencoded('請求書.pdf')}"`, '請求書.pdf'],
    ['attachment; filename="Groß.pdf"', 'Groß.pdf'],
    ['attachment', undefined],
    ['attachment; filename=""', undefined],
    [null, undefined],
  ])('%s → %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name)
  })
})
