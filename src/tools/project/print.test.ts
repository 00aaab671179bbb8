import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../config/index.ts'
import { printed, printedExplanation } from './print.ts'

const finding = (file: string, line: number, severity: Diagnostic['severity'], hint?: string): Diagnostic => ({
  code: 'unknown-key',
  severity,
  file,
  line,
  column: 3,
  pointer: '/a',
  message: '"a" is not known here.',
  ...(hint !== undefined && { hint }),
})

describe('what is printed', () => {
  it('is grouped by file, in the order of lines, with a count', () => {
    expect(
      printed([
        finding('b.json', 1, 'warning'),
        finding('a.json', 20, 'error'),
        finding('a.json', 4, 'error', 'Did you mean "b"?'),
      ]),
    ).toBe(
      [
        'a.json:4:3 error unknown-key "a" is not known here. — Did you mean "b"?',
        'a.json:20:3 error unknown-key "a" is not known here.',
        '',
        'b.json:1:3 warning unknown-key "a" is not known here.',
        '',
        '2 errors, 1 warning.',
      ].join('\n'),
    )
    expect(printed([])).toBe('0 errors, 0 warnings.')
  })

  it('says of each part of an explanation which file gives it and over what', () => {
    const extended = { value: 5, file: 'extended.json', line: 1, column: 4 }
    const overrode = { value: 4, file: 'base.json', line: 2, column: 1, overrode: extended }
    const text = printedExplanation({
      screen: 'forms/x',
      pointer: 'a',
      value: { width: 3 },
      parts: [{ pointer: 'a.width', value: 3, file: 'own.json', line: 7, column: 9, overrode }],
    })
    expect(text).toContain('a.width = 3  (own.json:7:9), over 4  (base.json:2:1), over 5  (extended.json:1:4)')
  })
})
