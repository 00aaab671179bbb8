import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { idWords } from '../../config/index.ts'
import type { KnownPlace, KnownValue, OutlineEntry } from '../../config/node.ts'
import { useBegun } from '../controls/begun.tsx'
import { AddWhole } from '../controls/new/AddWhole.tsx'
import { Choice } from '../controls/Choice.tsx'
import { Framed } from '../controls/Framed.tsx'
import { Texts } from '../controls/new/Texts.tsx'
import type { Change, StudioPart } from '../host/api.ts'
import { isDrawn, isWhole, withValue, type OptionNames } from '../properties/option-values.ts'
import { OptionInput } from '../properties/OptionInput.tsx'
import { useWords } from '../words/words.ts'
import { blockChanges, fits } from './block.ts'
import { collectionOf } from './known.ts'

interface AddBlockProps {
  parts: readonly StudioPart[]
  /** What it may show. */
  places: readonly KnownPlace[]
  outline: readonly OutlineEntry[]
  /** The block that it stands after, or what it stands in. */
  beside: OutlineEntry
  names: OptionNames
  languages: readonly string[]
  /** `key` names the new block. */
  add(key: string, changes: Change[]): void
}

/** A block of the tenant's own: its kind, the data that it shows, and what its kind cannot do without. */
export function AddBlock({ parts, places, outline, beside, names, languages, add }: AddBlockProps) {
  const { t, of } = useWords()
  const [kind, setKind] = useBegun('kind', '')
  const [at, setAt] = useBegun<string | undefined>('at', undefined)
  const [paths, setPaths] = useBegun<readonly string[]>('paths', [])
  const [options, setOptions] = useBegun<Readonly<Record<string, unknown>>>('options', {})
  const [texts, setTexts] = useBegun<Readonly<Record<string, string>>>('texts', {})
  const part = parts.find(({ name }) => name === kind)
  const fitting = part === undefined ? [] : places.filter((place) => fits(part, place))
  const place = fitting.find((each) => each.at === at)
  const values = paths.flatMap((path) => place?.values.find((each) => each.path === path) ?? [])
  const needed = Object.entries(part?.options ?? {}).filter(([name]) => part?.needs.includes(name))
  const collection = part && collectionOf({ kind: 'Block', says: { block: part.name } })
  const lacks = [
    ...(part === undefined ? [t('block.kind')] : []),
    ...(part !== undefined && part.types.length > 0 && place === undefined ? [t('block.place')] : []),
    ...(collection !== undefined && values.length === 0 ? [t('block.values')] : []),
    ...needed
      .filter(([name, option]) => options[name] === undefined || !isWhole(option, options[name]))
      .map(([, option]) => of(option.titles)),
  ]
  const valueText = ({ path, texts: called }: KnownValue) => (called === undefined ? idWords(path) : of(called))
  return (
    <Framed label={t('block.label')}>
      <Choice
        label={t('block.kind')}
        value={part?.name ?? ''}
        options={parts
          .filter(isOffered)
          .map(({ name, titles, about }) => ({ value: name, text: of(titles), hint: of(about) }))}
        choose={(name) => {
          setKind(name)
          setAt(undefined)
          setPaths([])
          setOptions({})
        }}
      />
      {part !== undefined && (
        <Typography variant="caption" color="textSecondary">
          {of(part.about)}
        </Typography>
      )}
      {fitting.length > 0 && (
        <Choice
          label={t('block.place')}
          value={place === undefined ? 'none' : `at ${place.at}`}
          options={fitting.map((each) => ({
            value: `at ${each.at}`,
            text: each.at === '' ? t('block.all') : each.at,
          }))}
          choose={(chosen) => {
            setAt(chosen.slice('at '.length))
            setPaths([])
          }}
        />
      )}
      {collection !== undefined && place !== undefined && (
        <Autocomplete
          autoHighlight
          multiple
          disableCloseOnSelect
          size="small"
          options={place.values}
          value={values}
          onChange={(_event, chosen) => setPaths(chosen.map(({ path }) => path))}
          isOptionEqualToValue={(one, other) => one.path === other.path}
          getOptionLabel={(each) => `${each.path} · ${valueText(each)}`}
          renderInput={(props) => <TextField {...props} label={t('block.values')} helperText={t('known.hint')} />}
        />
      )}
      {needed
        .filter(([, option]) => isDrawn(option))
        .map(([name, option]) => (
          <OptionInput
            key={name}
            {...{ option, value: options[name] }}
            name={of(option.titles)}
            names={{ ...names, paths: place?.values.map(({ path }) => path) ?? [] }}
            put={(next) => setOptions(withValue(options, name, next) ?? {})}
          />
        ))}
      <Texts languages={languages} texts={texts} put={setTexts} />
      <AddWhole
        label={t('block.add')}
        lacks={lacks}
        add={() => {
          if (part === undefined) return
          const described = { part, ...(place !== undefined && { place }), values, options, texts }
          const { key, changes } = blockChanges(outline, beside, described, languages, names.file)
          add(key, changes)
        }}
      />
    </Framed>
  )
}

/** One that cannot do without what only a file can say is written there. */
function isOffered({ needs, options }: StudioPart): boolean {
  return needs.every((name) => options[name] !== undefined && isDrawn(options[name]))
}
