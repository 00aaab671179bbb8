import { getAt } from '../../render/index.ts'
import { rowsOf } from '../input/rows-of.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** A party as the options name it. */
export type PartyOption = Options['parties'][number]

/** A party's name and the lines of its address; empty where the data has none. */
export function partyOf(data: unknown, { name, lines = [], row }: PartyOption): { name: string; lines: string[] } {
  if (row === undefined)
    return {
      name: name === undefined ? '' : showText(getAt(data, name)),
      lines: filled(lines.map((path) => showText(getAt(data, path)))),
    }
  const found = rowsOf(getAt(data, row.list)).find((each) => each[row.field] === row.is)
  const [first = '', ...others] = filled(showText(found?.[row.take]).split('\n'))
  return { name: first, lines: others }
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
