import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import type { Diagnostic } from '../../config/index.ts'
import { migrations, tenantIds, tokensOf } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'
import { writeWhole } from '../project/write.ts'
import { findings } from './check.ts'

/** Rounds of mending: one mend may bring the next slip to light. */
const ROUNDS = 5

/**
 * Mends what has one mend: misspelt names, places and words that were renamed, entries that say what the base says. Only in the
 * tenant's own files, or all tenants'. Gives a line for each; what needs a person stays.
 */
export async function mend(root: string, only?: string): Promise<string[]> {
  const done: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const input = readConfig(root)
    const ids = only === undefined ? tenantIds(input) : [only]
    const texts = new Map<string, string>()
    for (const id of ids)
      for (const [path, text] of migrations(input, id)) {
        if (input.files.get(path) === text) continue
        texts.set(path, text)
        done.push(`${path}: what was renamed is written as it is called now`)
      }
    // Offsets hold for no file that was rewritten.
    const found = texts.size > 0 ? [] : await findings(root, only)
    for (const file of new Set(found.map((each) => each.file))) {
      const before = input.files.get(file)
      if (!file.startsWith('tenants/') || before === undefined) continue
      const own = found.filter((each) => each.file === file)
      const fixable = own.filter(({ fix }) => fix !== undefined)
      // What repeats the base is found by its keys, once these are right.
      const mended = fixable.length > 0 ? fixable : own.filter(({ code }) => code === 'override-equal')
      const after = fixable.length > 0 ? corrected(before, fixable) : withoutRepeated(before, mended)
      if (after === before) continue
      texts.set(file, after)
      done.push(...mended.map((each) => `${file}:${each.line}:${each.column} ${wordsOf(before, each)}`))
    }
    if (texts.size === 0) return done
    for (const [path, text] of texts) writeWhole(join(root, path), text)
  }
  return done
}

/** A text in which every piece is replaced that has one mend: from the end, so that the offsets of what comes before hold. */
export function corrected(text: string, found: readonly Diagnostic[]): string {
  const fixes = new Map(found.flatMap(({ fix }) => (fix === undefined ? [] : [[fix.offset, fix] as const])))
  return [...fixes.values()]
    .sort((one, other) => other.offset - one.offset)
    .reduce((at, { offset, length, text: fresh }) => at.slice(0, offset) + fresh + at.slice(offset + length), text)
}

function withoutRepeated(text: string, found: readonly Diagnostic[]): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  return found.reduce(
    (at, { pointer }) => applyEdits(at, modify(at, tokensOf(pointer), undefined, { formattingOptions })),
    text,
  )
}

function wordsOf(text: string, { fix, pointer }: Diagnostic): string {
  return fix === undefined
    ? `${pointer} says what the base says and is taken out`
    : `${text.slice(fix.offset, fix.offset + fix.length)} → ${fix.text}`
}
