import { getNodeValue, parseTree, type Node as SyntaxNode } from 'jsonc-parser'

/** Longest line on which an object or a list stands whole. */
const lineWidth = 150

/**
 * The text of a JSON file that says `value`, as a careful person would have written it: what is the same as in `was` keeps its
 * bytes, small objects stand on one line, the rest is indented by two. The same value over the same text gives the same bytes.
 */
export function written(value: unknown, was = ''): string {
  return `${print(value, { node: parseTree(was), was, depth: 0, column: 0 })}\n`
}

interface Place {
  /** What stood here before, where something did. */
  node: SyntaxNode | undefined
  was: string
  depth: number
  /** Where the value begins on its line. */
  column: number
}

function print(value: unknown, place: Place): string {
  const { node, was, depth, column } = place
  const raw = node && was.slice(node.offset, node.offset + node.length)
  if (node !== undefined && raw !== undefined && oneLine(getNodeValue(node)) === oneLine(value)) return raw
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const line = oneLine(value)
  const stoodOpen = raw?.includes('\n') === true && raw.startsWith(Array.isArray(value) ? '[' : '{')
  const isShort = column + line.length < lineWidth || (raw !== undefined && line.length <= raw.length)
  if (line.length < 3 || (depth > 0 && !stoodOpen && isShort)) return line
  const indent = '  '.repeat(depth + 1)
  const below = (key: string | number, head: string, item: unknown) =>
    `${indent}${head}${print(item, { was, node: childOf(node, key), depth: depth + 1, column: indent.length + head.length })}`
  const lines = Array.isArray(value)
    ? value.map((item, index) => below(index, '', item))
    : entriesOf(value, node).map(([key, item]) => below(key, `${JSON.stringify(key)}: `, item))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open ?? ''}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close ?? ''}`
}

/**
 * The entries of an object in their order. JavaScript has keys that are whole numbers before all others, whatever the file says: they stay
 * behind the one that they stood behind.
 */
function entriesOf(value: object, node: SyntaxNode | undefined): [string, unknown][] {
  const all = Object.entries(value)
  const were = (node?.type === 'object' ? (node.children ?? []) : []).map(({ children }) =>
    String(children?.[0]?.value),
  )
  const stood = all.filter(([key]) => isNumber(key) && were.includes(key))
  const ordered = all.filter(([key]) => !isNumber(key) || !were.includes(key))
  for (const entry of stood.sort(([one], [other]) => were.indexOf(one) - were.indexOf(other))) {
    const before = were.slice(0, were.indexOf(entry[0]))
    ordered.splice(ordered.findLastIndex(([key]) => before.includes(key)) + 1, 0, entry)
  }
  return ordered
}

const isNumber = (key: string): boolean => /^(0|[1-9]\d*)$/.test(key)

/** A value on one line, with the spaces that people write. */
function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function childOf(node: SyntaxNode | undefined, key: string | number): SyntaxNode | undefined {
  if (typeof key === 'number') return node?.type === 'array' ? node.children?.[key] : undefined
  return node?.type === 'object'
    ? node.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1]
    : undefined
}
