import type { Diagnostic } from '../../config/index.ts'
import { acceptedRecord, edited, migrations, tokensOf, type ConfigInput } from '../../config/node.ts'
import { findingsOf } from '../project/findings.ts'
import { corrected } from './mend.ts'

/** Rounds of mending: one mend may bring the next slip to light. */
const ROUNDS = 5

/** Findings about an override that says nothing: it repeats the base, or what it changes is not there any more. */
const SAYS_NOTHING = ['override-equal', 'base-removed']

/**
 * A tenant's files as they fit the base of today: places have their names of today, what has one mend is mended, overrides that say nothing any more are taken
 * out, and what the base says now is recorded as seen. What needs a person stays as it is.
 */
export function fitted(input: ConfigInput, tenant: string): ConfigInput {
  let now = input
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = roundOf(now, tenant)
    if (next === undefined) break
    now = next
  }
  const record = acceptedRecord(now, tenant)
  return record === undefined ? now : withTexts(now, [[record.path, record.text]])
}

/** The files after one round; nothing where nothing is left to mend. */
function roundOf(input: ConfigInput, tenant: string): ConfigInput | undefined {
  const renamed = [...migrations(input, tenant)]
  if (renamed.length > 0) return withTexts(input, renamed)
  const top = `tenants/${tenant}/`
  const found = findingsOf(input, tenant).filter(({ file }) => file.startsWith(top))
  const texts = corrections(input, found)
  if (texts.length > 0) return withTexts(input, texts)
  const edits = found
    .filter(({ code }) => SAYS_NOTHING.includes(code))
    .map(({ file, pointer }) => ({ file: file.slice(top.length), keys: tokensOf(pointer) }))
  return edits.length === 0 ? undefined : edited(input, tenant, edits)
}

/** The texts of files with every piece replaced that has one mend. */
function corrections(input: ConfigInput, found: readonly Diagnostic[]): [string, string][] {
  return [...new Set(found.map(({ file }) => file))].flatMap((file): [string, string][] => {
    const before = input.files.get(file) ?? ''
    const own = found.filter((each) => each.file === file)
    const after = corrected(before, own)
    return after === before ? [] : [[file, after]]
  })
}

function withTexts(input: ConfigInput, texts: Iterable<readonly [string, string]>): ConfigInput {
  return { ...input, files: new Map([...input.files, ...texts]) }
}
