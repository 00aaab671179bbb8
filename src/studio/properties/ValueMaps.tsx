import Typography from '@mui/material/Typography'
import type { ValueRule } from '../../config/index.ts'
import type { OutlineEntry, ValueMap } from '../../config/node.ts'
import { SetLines } from '../between/SetLines.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { Fold } from '../controls/Fold.tsx'
import { useSent } from '../controls/sent.ts'
import type { Change } from '../host/api.ts'
import { BodyLists } from './BodyList.tsx'
import { nested, placeOf } from './option-values.ts'
import { sourcesIn } from '../conditions/sources.ts'
import { useWords } from '../words/words.ts'

interface ValueMapsProps {
  entry: OutlineEntry
  maps: readonly ValueMap[]
  /** Paths into the data of the entry. */
  paths: readonly string[]
  /** What rules of the screen may ask about. */
  fields: readonly NamedField[]
  file: string
  /** Whether somebody was led to a way into the entry. */
  isSought(keys: readonly string[]): boolean
  change(...changes: Change[]): void
}

/** The maps of names to values of an entry, such as the parameters of its call: a line for each name. */
export function ValueMaps({ entry, maps, paths, fields, file, isSought, change }: ValueMapsProps) {
  const words = useWords()
  const { of } = words
  const sources = sourcesIn(file, paths, fields)
  const lines = maps.reduce((all, map) => all + saysIn(map), 0)
  return maps.map((map) => (
    <Fold
      key={map.keys.join('.')}
      name={`${entry.kind} ${map.keys.join('.')}`}
      label={of(map.titles)}
      count={saysIn(map)}
      isOpenAtFirst={lines <= FEW}
      isSought={isSought(map.keys)}
    >
      <MapLines
        {...{ map, sources }}
        places={(map.names ?? []).map((name) => placeOf(name, words, map.isOfData === true ? fields : []))}
        rows={pathsIn(paths, fields)}
        put={(said) => change({ kind: 'set', file, keys: [...entry.keys, ...map.keys], ...said })}
      />
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {of(map.about)}
      </Typography>
    </Fold>
  ))
}

interface MapLinesProps {
  map: ValueMap
  places: readonly NamedField[]
  sources: readonly NamedField[]
  /** Values of the row itself. */
  rows: readonly NamedField[]
  put(said: { value?: object }): void
}

/** The lines of a map and the lists in it; what the one says is kept while the other is put in. */
function MapLines({ map, places, sources, rows, put }: MapLinesProps) {
  const { t, of } = useWords()
  const { shown, send } = useSent(map)
  const say = (next: Partial<ValueMap>) => {
    const said = { ...shown, ...next }
    send(said, () => put(saidIn(said)))
  }
  return (
    <>
      <SetLines
        label={of(map.titles)}
        isHeaded
        add={t('maps.add')}
        value={rulesOf(shown)}
        {...(map.isOfPaths === true && { ways: ['field'] })}
        kept={map.kept}
        {...{ places }}
        sources={map.isOfPaths === true ? rows : sources}
        isDraft={false}
        commit={(value) => say({ value: map.isOfPaths === true ? pathsOf(value) : value })}
      />
      <BodyLists {...{ sources }} known={map.known} lists={shown.lists ?? {}} put={(lists) => say({ lists })} />
    </>
  )
}

/** How much a map says: its values, and what is in its lists. */
function saysIn({ value, lists = {} }: ValueMap): number {
  return [...Object.keys(value), ...Object.values(lists).flat()].length
}

/** So many lines are seen at once. */
const FEW = 4

/** What a map says, as the file has it: nothing where there is nothing; of a body with the lists that it has, each value at its path. */
function saidIn({ value, lists }: ValueMap): { value?: object } {
  const said: Record<string, unknown> = { ...lists, ...value }
  if (Object.keys(said).length === 0) return {}
  return { value: lists === undefined ? said : nested(said) }
}

/** What the lines of a map say, each as a rule; a path alone is the value that stands there. */
function rulesOf({ value, isOfPaths }: ValueMap): Record<string, ValueRule> {
  const lines = value as Record<string, ValueRule>
  if (isOfPaths !== true) return lines
  return Object.fromEntries(Object.entries(lines).map(([key, path]) => [key, { from: String(path) }]))
}

function pathsOf(lines: Record<string, ValueRule>): Record<string, unknown> {
  const pathOf = (rule: ValueRule) => (typeof rule === 'object' && 'from' in rule ? rule.from : rule)
  return Object.fromEntries(Object.entries(lines).map(([key, rule]) => [key, pathOf(rule)]))
}

/** Values of the row itself. */
function pathsIn(paths: readonly string[], fields: readonly NamedField[]): NamedField[] {
  return paths.map((path) => fields.find((each) => each.path === path) ?? { path, text: path })
}
