import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import type { Diagnostic } from '../../config/index.ts'
import { migrations, tenantIds, tokensOf } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'
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
    // Offsets hold for one mend of a file a round, and for no file that was rewritten.
    for (const each of texts.size > 0 ? [] : await findings(root, only)) {
      const before = input.files.get(each.file)
      if (!each.file.startsWith('tenants/') || before === undefined || texts.has(each.file)) continue
      const after = mended(before, each)
      if (after === undefined || after === before) continue
      texts.set(each.file, after)
      done.push(`${each.file}:${each.line}:${each.column} ${wordsOf(before, each)}`)
    }
    if (texts.size === 0) return done
    for (const [path, text] of texts) writeFileSync(join(root, path), text)
  }
  return done
}

function mended(text: string, { code, fix, pointer }: Diagnostic): string | undefined {
  if (fix !== undefined) return text.slice(0, fix.offset) + fix.text + text.slice(fix.offset + fix.length)
  if (code !== 'override-equal') return undefined
  return applyEdits(
    text,
    modify(text, tokensOf(pointer), undefined, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
  )
}

function wordsOf(text: string, { fix, pointer }: Diagnostic): string {
  return fix === undefined
    ? `${pointer} says what the base says and is taken out`
    : `${text.slice(fix.offset, fix.offset + fix.length)} → ${fix.text}`
}
