import type { OutlineEntry } from '../../config/node.ts'
import type { StudioPart, StudioProject } from '../host/api.ts'
import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import { useWords } from '../words/words.ts'

interface PartsProps {
  entry: OutlineEntry
  parts: StudioProject['parts']
  set(key: string, value?: unknown): void
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

/** How wide an entry is, and what draws it. */
export function Parts({ entry: { knows, kind, says }, parts, set }: PartsProps) {
  const { t, of } = useWords()
  const ofColumn = Number(says['flex'] ?? 0) > 0 ? 'inspector.columnLeast' : 'inspector.columnWidth'
  const width = says['width'] === undefined ? '' : String(says['width'])
  return (
    <>
      {knows.includes('width') && (
        <Committed
          label={t(kind === 'Column' ? ofColumn : 'inspector.width')}
          value={width}
          commit={(text) => set('width', text === '' ? undefined : Number(text))}
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
              choose={(name) => set(key, name === '' ? undefined : name)}
            />
          ),
      )}
    </>
  )
}
