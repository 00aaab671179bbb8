import { parse } from 'jsonc-parser'
import type { Diagnostic, Fix } from './diagnostic.ts'
import { ofCalls } from './calls.ts'
import type { Entry } from './entry.ts'
import { ofFiles } from './files.ts'
import { ofForms } from './forms.ts'
import { ofLayers } from './layers.ts'
import { ofLists } from './lists.ts'
import { ofNames } from './names.ts'
import { ofTenants } from './tenants.ts'
import { ofTheWhole } from './whole.ts'
import type { SourceFile } from '../source/tree.ts'

/** Every finding that the compiler can make. */
const table = { ...ofFiles, ...ofNames, ...ofCalls, ...ofLayers, ...ofForms, ...ofTheWhole, ...ofLists, ...ofTenants }

type Table = typeof table
export type Code = keyof Table
/** What must be given where a finding is reported. */
export type ParamsOf<C extends Code> = Table[C] extends Entry<infer P> ? P : never

/** What docs/diagnostics.md says of a finding. */
export interface DescribedFinding {
  code: Code
  severity: Diagnostic['severity']
  means: string
  /** Its message and its hint in one case. */
  example: string
  mend?: string
  /** What is given in that case. */
  given: object
}

/** Every finding with its words, in the order of the table. */
export const describedFindings: readonly DescribedFinding[] = (Object.keys(table) as Code[]).map((code) => {
  const { severity, means, example, message, hint } = entryOf(code)
  const mend = hint?.({ ...example, home: 'tenants/NOVA' })
  return { code, severity, means, example: message(example), given: example, ...(mend !== undefined && { mend }) }
})

/**
 * A finding of the table at a place; the offset becomes a 1-based line and column. The parameters are those of the code's message and
 * hint: one that is missing or of another name does not compile.
 */
export function report<C extends Code>(
  code: C,
  place: { file: SourceFile; offset: number; pointer: string },
  ...[params]: [keyof ParamsOf<C>] extends [never] ? [] : [params: ParamsOf<C>]
): Diagnostic {
  const { severity, message, hint } = entryOf(code)
  const given = params ?? {}
  const home = /^tenants\/[^/]+/.exec(place.file.path)?.[0] ?? 'schemas'
  const mend = hint?.({ ...given, home })
  // What is only doubtful may be meant as it stands.
  const fix = severity === 'error' ? fixOf(place, given) : undefined
  return {
    code,
    severity,
    file: place.file.path,
    ...positionOf(place.file.text, place.offset),
    pointer: place.pointer,
    message: message(given),
    ...(mend !== undefined && { hint: mend }),
    ...(Object.keys(given).length > 0 && { given: { ...given } }),
    ...(fix !== undefined && { fix }),
  }
}

/** The nearest right word in the place of the wrong one: of a whole text, or of one name in a dotted path. */
function fixOf(
  { file, offset }: { file: SourceFile; offset: number },
  { nearest, ...given }: { nearest?: string },
): Fix | undefined {
  const literal = /"(?:[^"\\]|\\.)*"/y
  literal.lastIndex = offset
  const token = literal.exec(file.text)?.[0]
  // What is no good text of JSON has a finding of its own.
  const written: unknown = token === undefined ? undefined : parse(token)
  if (nearest === undefined || token === undefined || typeof written !== 'string') return undefined
  const wrong = Object.values(given).find((word) => written === word || written.split('.').includes(String(word)))
  if (wrong === undefined) return undefined
  const right =
    written === wrong
      ? nearest
      : written
          .split('.')
          .map((name) => (name === wrong ? nearest : name))
          .join('.')
  return { offset, length: token.length, text: JSON.stringify(right) }
}

/** The entry of a code, for the parameters that `report` has made sure of. */
function entryOf(code: Code): Entry<object> {
  return table[code] as unknown as Entry<object>
}

/** Where the lines of the text that was asked about last begin: findings come file by file, and a file may have very many. */
let last: { text: string; begins: readonly number[] } = { text: '', begins: [0] }

/** 1-based line and column of an offset. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  if (last.text !== text) last = { text, begins: lineBeginnings(text) }
  const { begins } = last
  let [line, after] = [0, begins.length]
  while (after - line > 1) {
    const middle = (line + after) >> 1
    if ((begins[middle] ?? 0) <= offset) line = middle
    else after = middle
  }
  return { line: line + 1, column: Math.max(1, offset - (begins[line] ?? 0) + 1) }
}

/** A mark of the byte order is no sign of the first line. */
function lineBeginnings(text: string): number[] {
  const begins = [text.startsWith('\uFEFF') ? 1 : 0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) begins.push(index + 1)
  return begins
}
