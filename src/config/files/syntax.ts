import { printParseErrorCode, type ParseError } from 'jsonc-parser'

/** Where a text stops being JSON, why, and what to write instead. */
export interface SyntaxFault {
  offset: number
  reason: string
  mend: string
}

/** Of what a parser first stumbled over in a text, the cause as people make it. */
export function faultOf(text: string, { error, offset }: ParseError): SyntaxFault {
  const marks = /^(<{7} |={7}$|>{7} )/m.exec(text)
  if (marks !== null && marks.index <= offset + 7)
    return {
      offset: marks.index,
      reason: 'marks of a merge',
      mend: 'A merge left its marks here: keep one side, and take out the lines of <<<<<<<, ======= and >>>>>>>.',
    }
  const reason = wordsOf(printParseErrorCode(error))
  return { offset, reason, mend: mendOf(reason, text.slice(offset, offset + 80), text.slice(0, offset)) }
}

/** Words that other languages have in the place of JSON's. */
const VALUES: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  yes: 'true',
  Yes: 'true',
  on: 'true',
  False: 'false',
  FALSE: 'false',
  no: 'false',
  No: 'false',
  off: 'false',
}

function mendOf(reason: string, rest: string, before: string): string {
  const word = /^[A-Za-z_$][\w$]*/.exec(rest)?.[0]
  if (/comment/.test(reason)) return 'JSON has no comments.'
  if (word !== undefined && Object.hasOwn(VALUES, word)) return `Such a value is written ${VALUES[word] ?? ''}.`
  if (/^[“”„‘’'`「」『』＂＇]/.test(rest) || (word !== undefined && /invalid symbol/.test(reason)))
    return 'Texts and keys stand in straight double quotation marks: ".'
  if (/^[\u3000-\u303F\uFF00-\uFFEF]/.test(rest)) return 'A sign of full width stands here: write the usual one.'
  if (reason === 'invalid escape character') return 'Within a text a backslash is written \\\\.'
  if (reason === 'invalid character') return 'Within a text a tab is written \\t, and a line break \\n.'
  if (rest.startsWith('\u00a0')) return 'An unbreakable space stands here: write a usual one.'
  if (/^[}\]]/.test(rest) && /,\s*$/.test(before)) return 'Take out the comma after the last entry.'
  if (/^\d/.test(rest) && /\d,$/.test(before)) return 'The decimal sign of a number is a full stop.'
  if (/^\d/.test(rest) && /\b0$/.test(before)) return 'A number begins with no further zero.'
  if (reason === 'comma expected') return 'Put a comma between two entries.'
  if (reason === 'colon expected' || rest.startsWith('=')) return 'A key and its value stand on both sides of a colon.'
  if (reason === 'end of file expected')
    return 'Something stands behind the last bracket: it is one too many, or two files have become one.'
  if (rest.trim() === '' || /^unexpected end|close/.test(reason))
    return 'The file ends too early, or in a line a quotation mark or bracket is not closed.'
  return 'JSON has no comments, and no comma after the last entry.'
}

/** `CommaExpected` → `comma expected`. */
function wordsOf(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
