import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const cell = (text: string) => [...toCsv(['h'], [[text]])].join('').slice('\uFEFFh\r\n'.length, -'\r\n'.length)

describe('a table as CSV', () => {
  it('begins with a byte order mark and ends every line with CRLF', () => {
    expect(
      [
        ...toCsv(
          ['a', 'b'],
          [
            ['1', '2'],
            ['3', ''],
          ],
        ),
      ].join(''),
    ).toBe('\uFEFFa,b\r\n1,2\r\n3,\r\n')
  })

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a semicolon, which parts cells in other countries', 'a;b', '"a;b"'],
    ['quotes', 'say "x"', '"say ""x"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['blanks at the edge', ' a', '" a"'],
    ['other scripts', '東京', '東京'],
  ])('quotes a cell with %s only as needed', (_what, text, expected) => {
    expect(cell(text)).toBe(expected)
  })

  it.each([
    ['=', '=1+1', "'=1+1"],
    ['+', '+1+1', "'+1+1"],
    ['-', '-1+1', "'-1+1"],
    ['@', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', '"\'\t=1"'],
    ['a carriage return', '\r=1', '"\'\r=1"'],
    ['a NUL', '\0=1', "'\0=1"],
    ['a full-width =', '＝1+1', "'＝1+1"],
    ['a blank before =', ' =1+1', "' =1+1"],
    ['a hard space before +', '\u00A0+1+1', "'\u00A0+1+1"],
    ['= with a comma', '=A1,B1', '"\'=A1,B1"'],
  ])('[HD-09] keeps a spreadsheet from running a cell that begins with %s', (_what, text, expected) => {
    expect(cell(text)).toBe(expected)
  })

  it('comes in pieces that hold every row once, in order', () => {
    const rows = Array.from({ length: 2500 }, (_, index) => [String(index)])
    const pieces = [...toCsv(['n'], rows)]
    expect(pieces.length).toBeGreaterThan(2)
    expect(pieces.join('')).toBe(`\uFEFFn\r\n${rows.map(([cell = '']) => `${cell}\r\n`).join('')}`)
  })

  it.each(['-12.5', '-1\u202f234', '-1’234.5', '-1 234'])('leaves a negative number as it is: %s', (number) => {
    expect(cell(number)).toBe(number)
  })
})
