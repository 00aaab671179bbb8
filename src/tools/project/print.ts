import type { Diagnostic } from '../../config/index.ts'
import type { Difference, Explanation, Origin } from '../../config/node.ts'

/** One finding on one line: `file:line:column severity code message — hint`. */
export function lineOf({ file, line, column, severity, code, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column} ${severity} ${code} ${message}${hint === undefined ? '' : ` — ${hint}`}`
}

/** Findings grouped by file, each file's in the order of its lines, and a count. */
export function printed(diagnostics: readonly Diagnostic[]): string {
  const groups = new Map<string, Diagnostic[]>()
  for (const each of diagnostics) groups.set(each.file, [...(groups.get(each.file) ?? []), each])
  const texts = [...groups]
    .sort(([left], [right]) => left.localeCompare(right, 'en'))
    .map(([, found]) =>
      found
        .sort((left, right) => left.line - right.line || left.column - right.column)
        .map(lineOf)
        .join('\n'),
    )
  const count = (severity: Diagnostic['severity']) => {
    const found = diagnostics.filter((each) => each.severity === severity).length
    return `${found} ${severity}${found === 1 ? '' : 's'}`
  }
  return [...texts, `${count('error')}, ${count('warning')}.`].join('\n\n')
}

/** An explanation: the effective value, then line by line where each part comes from and what it overrode. */
export function printedExplanation({ screen, pointer, value, parts, rules }: Explanation): string {
  const lines = parts.map((part) => `${part.pointer} = ${layers(part)}`)
  return [
    `${screen} ${pointer}`.trim(),
    JSON.stringify(value, null, 2),
    lines.join('\n'),
    ...(rules === undefined ? [] : [`Data rules, the contract's included: ${JSON.stringify(rules)}`]),
  ].join('\n\n')
}

/** Differences file by file, each with its line and the screens that take it over. */
export function printedDifferences(found: readonly Difference[]): string {
  const files = [...new Set(found.map(({ file }) => file))]
  const texts = files.map((file) =>
    [
      file,
      ...found
        .filter((each) => each.file === file)
        .map(({ line, text, reaches }) => {
          const also = reaches.length === 0 ? '' : `  (also in ${reaches.join(', ')})`
          return `  ${String(line).padStart(3)}  ${text}${also}`
        }),
    ].join('\n'),
  )
  return found.length === 0 ? 'Nothing differs from the base.' : texts.join('\n\n')
}

/** A value and what it overrode, each with its place. */
function layers(origin: Origin): string {
  const own = `${short(origin.value)}  ${place(origin)}`
  return origin.overrode === undefined ? own : `${own}, over ${layers(origin.overrode)}`
}

function place({ file, line, column }: Origin): string {
  return `(${file}:${line}:${column})`
}

function short(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
