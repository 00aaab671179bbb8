import type { OutlineEntry } from '../../config/node.ts'
import type { Change, StudioPart, StudioProject } from '../host/api.ts'
import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import { useWords } from '../words/words.ts'

interface PartsProps {
  entry: OutlineEntry
  parts: StudioProject['parts']
  file: string
  change(...changes: Change[]): void
}

/** Keys that name a part, which kind of part they name, and what nothing means there. */
const named = [
  { key: 'cell', kind: 'cell', none: 'inspector.plainCell' },
  { key: 'widget', kind: 'field', none: 'inspector.byType' },
  { key: 'chart', kind: 'chart', none: undefined },
] as const

/** The part that draws an entry, if any: the one that it names, else the one that is taken for it. */
export function partOf({ says, knows, part }: OutlineEntry, parts: StudioProject['parts']): StudioPart | undefined {
  const [found] = [...named, { key: 'block', kind: 'block' } as const].flatMap(({ key, kind }) =>
    knows.includes(key) ? (parts[kind].find(({ name }) => name === (says[key] ?? part)) ?? []) : [],
  )
  return found
}

/** Whether a part lets people choose from a list of choices. */
export function isChosen(part: StudioPart | undefined): boolean {
  return Object.values(part?.options ?? {}).some((option) => option['x-names'] === 'lookup')
}

/** Whether a text is typed into a part as it is, with any signs. */
export function isTyped(part: StudioPart | undefined): boolean {
  return part?.options['allow'] !== undefined
}

/** Another part draws an entry: the tenant's options that it does not know go with the one before it. */
export function partChanges(
  { keys, says, base }: OutlineEntry,
  file: string,
  by: { key: string; part: StudioPart | undefined },
): Change[] {
  const at = (way: string[], value?: unknown): Change => ({
    kind: 'set',
    file,
    keys: [...keys, ...way],
    ...(value !== undefined && { value }),
  })
  const known = by.part?.options
  const ofBase = Object.keys(base['options'] ?? {})
  const left = Object.keys(says['options'] ?? {}).filter(
    (name) => known !== undefined && !Object.hasOwn(known, name) && !ofBase.includes(name),
  )
  return [at([by.key], by.part?.name), ...left.map((name) => at(['options', name]))]
}

/** How wide an entry is, and what draws it. */
export function Parts({ entry, parts, file, change }: PartsProps) {
  const { t, of } = useWords()
  const { knows, kind, says, keys } = entry
  const ofColumn = Number(says['flex'] ?? 0) > 0 ? 'inspector.columnLeast' : 'inspector.columnWidth'
  const width = says['width'] === undefined ? '' : String(says['width'])
  return (
    <>
      {knows.includes('width') && (
        <Committed
          label={t(kind === 'Column' ? ofColumn : 'inspector.width')}
          value={width}
          commit={(text) =>
            change({ kind: 'set', file, keys: [...keys, 'width'], ...(text !== '' && { value: Number(text) }) })
          }
          isNumber
        />
      )}
      {named.map(
        ({ key, kind: part, none }) =>
          knows.includes(key) && (
            <Choice
              key={key}
              label={t(`inspector.${key}`)}
              value={String(says[key] ?? '')}
              options={[
                ...(none === undefined ? [] : [{ value: '', text: t(none) }]),
                ...parts[part].map(({ name, titles, about }) => ({ value: name, text: of(titles), hint: of(about) })),
              ]}
              choose={(chosen) => {
                const drawing = parts[part].find(({ name }) => name === chosen)
                change(...partChanges(entry, file, { key, part: drawing }))
              }}
            />
          ),
      )}
    </>
  )
}
