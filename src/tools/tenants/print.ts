import type { Diagnostic } from '../../config/index.ts'

/** One finding on one line: `file:line:column severity code message — hint`. */
export function lineOf({ file, line, column, severity, code, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column} ${severity} ${code} ${message}${hint === undefined ? '' : ` — ${hint}`}`
}

/** Findings grouped by file, each file's in the order of its lines, and a count. */
export function printed(diagnostics: readonly Diagnostic[]): string {
  const groups = new Map<string, Diagnostic[]>()
  for (const each of diagnostics) groups.set(each.file, [...(groups.get(each.file) ?? []), each])
  const texts = [...groups].sort(([left], [right]) => left.localeCompare(right)).map(([, found]) => found.sort((left, right) => left.line - right.line || left.column - right.column).map(lineOf).join('\n'))
  const count = (severity: Diagnostic['severity']) => diagnostics.filter((each) => each.severity === severity).length
  return [...texts, `${count('error')} errors, ${count('warning')} warnings.`].join('\n\n')
}
