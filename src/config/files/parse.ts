import { parseTree, type Node as SyntaxNode, type ParseError } from 'jsonc-parser'
import { report } from '../findings/diagnostics.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { faultOf } from './syntax.ts'
import { BYTE_ORDER_MARK } from '../source/read.ts'
import { token, type Member, type Node, type ObjectNode, type SourceFile } from '../source/tree.ts'

/** Deeper nesting than any configuration has; beyond it a file is refused unread. */
const deepest = 100
/** Keys that would reach into an object's prototype. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads JSON into nodes with positions. Syntax errors, doubled and forbidden keys come back as diagnostics;
 * without a root when nothing could be read. Strict JSON (RFC 8259): no comments, no trailing commas.
 */
export function parse(file: SourceFile): { root?: Node; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const place = { file, offset: 0, pointer: '' }
  if (depthOf(file.text) > deepest) return { diagnostics: [report('too-deep', place, { limit: deepest })] }
  // Read as UTF-8, other encodings leave these signs behind: UTF-16 everywhere, those of one byte at their first letter with an accent.
  const strange = ['\0', '\uFFFD'].map((sign) => file.text.indexOf(sign)).find((at) => at !== -1)
  if (strange !== undefined) diagnostics.push(report('encoding', { ...place, offset: strange }))
  if (file.text.includes('\0')) return { diagnostics }
  const errors: ParseError[] = []
  const tree = parseTree(file.text.replace(BYTE_ORDER_MARK, ' '), errors, {
    disallowComments: true,
    allowTrailingComma: false,
  })
  const first = errors[0]
  if (first !== undefined && strange === undefined) {
    const { offset, ...fault } = faultOf(file.text, first)
    diagnostics.push(report('syntax', { ...place, offset }, fault))
  }
  if (tree === undefined) return { diagnostics }
  const root = convert(tree, file, '', diagnostics)
  return root === undefined ? { diagnostics } : { root, diagnostics }
}

function convert(syntax: SyntaxNode, file: SourceFile, pointer: string, diagnostics: Diagnostic[]): Node | undefined {
  const place = { file, offset: syntax.offset, pointer }
  switch (syntax.type) {
    case 'object':
      return object(syntax, place, diagnostics)
    case 'array': {
      const items = (syntax.children ?? []).map((item, index) =>
        convert(item, file, `${pointer}/${index}`, diagnostics),
      )
      return { kind: 'array', ...place, items: items.filter((item) => item !== undefined) }
    }
    case 'property':
      return undefined
    default:
      return { kind: 'scalar', ...place, value: syntax.value as string | number | boolean | null }
  }
}

function object(
  syntax: SyntaxNode,
  place: { file: SourceFile; offset: number; pointer: string },
  diagnostics: Diagnostic[],
): ObjectNode {
  const found = new Map<string, Member>()
  for (const property of syntax.children ?? []) {
    const [name, content] = property.children ?? []
    if (name === undefined || content === undefined) continue
    const key = String(name.value)
    const at = { file: place.file, offset: name.offset, pointer: `${place.pointer}/${token(key)}` }
    if (forbidden.has(key)) {
      diagnostics.push(report('forbidden-key', at, { key }))
      continue
    }
    if (found.has(key)) diagnostics.push(report('duplicate-key', at, { key }))
    const value = convert(content, place.file, at.pointer, diagnostics)
    if (value !== undefined) found.set(key, { key: at, value })
  }
  return { kind: 'object', ...place, members: found }
}

/** How deep brackets nest, without recursion and blind to what stands in texts. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let inText = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (inText) {
      if (letter === '\\') index += 1
      else if (letter === '"' || letter === '\n') inText = false
    } else if (letter === '"') inText = true
    else if (letter === '{' || letter === '[') most = Math.max(most, (depth += 1))
    else if (letter === '}' || letter === ']') depth -= 1
  }
  return most
}
