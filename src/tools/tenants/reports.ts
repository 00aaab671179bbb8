import type { Diagnostic } from '../../config/index.ts'
import { describedFindings } from '../../config/node.ts'
import { printed } from '../project/print.ts'

/** Ways to write findings: for people, for programs, for code scanning (SARIF 2.1.0), as annotations of GitHub. */
export const reports: Readonly<Record<string, (found: readonly Diagnostic[]) => string>> = {
  text: printed,
  json: (found) => JSON.stringify(found, null, 2),
  sarif: (found) => JSON.stringify(sarif(found), null, 2),
  github: (found) => found.map(annotation).join('\n'),
}

function sarif(found: readonly Diagnostic[]): object {
  const codes = [...new Set(found.map(({ code }) => code))]
  const rules = codes.map((id) => ({
    id,
    shortDescription: { text: describedFindings.find(({ code }) => code === id)?.means ?? id },
    helpUri: `docs/diagnostics.md#${id}`,
  }))
  const results = found.map(({ code, severity, file, line, column, message, hint }) => ({
    ruleId: code,
    level: severity,
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: [
      { physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line, startColumn: column } } },
    ],
  }))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'customer-portal', rules } }, results }],
  }
}

/** A workflow command: signs that would end it are written as the commands want them. */
function annotation({ severity, file, line, column, code, message, hint }: Diagnostic): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const words = hint === undefined ? message : `${message} ${hint}`
  return `::${severity} file=${property(file)},line=${line},col=${column},title=${property(code)}::${data(words)}`
}
