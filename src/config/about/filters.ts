import { typeAt } from '../data/type-at.ts'
import { pathOfId } from '../data/own.ts'
import { SPAN_LABELS, SPANS } from '../model/filters.ts'
import { withoutValues } from '../model/texts.ts'
import type { DataRules } from '../model/values.ts'
import { entriesOf, isHidden } from '../source/entries.ts'
import { child, textOf, type Node } from '../source/tree.ts'
import { textIn } from '../edit/relabel.ts'
import { enumValues, type Named, type Place } from '../edit/names.ts'

/** What a column of a list may be filtered by. */
export interface ColumnFilter {
  /** `choice`: one of its values. `days`: a span around today, or days from one to another. `text`: any. */
  kind: 'choice' | 'yesNo' | 'days' | 'text'
  /** The values, or the spans. */
  values?: Named[]
}

/** Who words are for. */
export type Reader = Pick<Place, 'world' | 'languages'>

/** What the columns of a list may be filtered by, by id; those that take no filter are not among them. `data` are the rules of a row. */
export function columnFilters({ root, data, ...reader }: Reader & Pick<Place, 'root' | 'data'>) {
  return Object.fromEntries(
    entriesOf(child(root, 'columns')).flatMap(([id, column]): [string, ColumnFilter][] => {
      const filter = filterOf(reader, id, column, data)
      return filter === undefined ? [] : [[id, filter]]
    }),
  )
}

/** As the engine takes it: a choice compares values, a text searches what the cell reads. */
function filterOf(reader: Reader, id: string, column: Node, row: DataRules | undefined): ColumnFilter | undefined {
  switch (textOf(child(column, 'filter'))) {
    case 'none':
      return undefined
    case 'date':
      return { kind: 'days', values: SPANS.map((value) => ({ value, texts: textsOf(reader, SPAN_LABELS[value]) })) }
    case 'select': {
      const rules = typeAt(row, textOf(child(column, 'field')) ?? pathOfId(id))
      const values = valuesOf(reader, column, rules)
      if (values !== undefined) return { kind: 'choice', values }
      return { kind: [rules?.type].flat().includes('boolean') ? 'yesNo' : 'text' }
    }
    default:
      return { kind: 'text' }
  }
}

/** The values of a column that are known: those of its fixed list, where a cell shows one of them, else those that the contract has. */
function valuesOf(reader: Reader, column: Node, rules: DataRules | undefined): Named[] | undefined {
  const options = child(column, 'options')
  const many = child(options, 'many')
  if (many?.kind === 'scalar' && many.value === true) return undefined
  return lookupValues(reader, textOf(child(options, 'lookup'))) ?? enumValues(rules)
}

/** The values of a lookup that is a fixed list, with what they read; of another one they are not known. */
export function lookupValues(reader: Reader, lookup: string | undefined): Named[] | undefined {
  const options = child(reader.world.lookups.get(lookup ?? ''), 'options')
  if (options === undefined) return undefined
  return entriesOf(options).flatMap(([value, option]) =>
    isHidden(option) ? [] : [{ value, texts: textsOf(reader, textOf(child(option, 'label')) ?? value) }],
  )
}

/** What a label reads in each language; what stands in it for a value is left open. */
export function textsOf({ world, languages }: Reader, label: string): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, withoutValues(textIn(world, language, label))]))
}
