import type { ReactNode } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Framed } from '../controls/Framed.tsx'
import { useHandedFocus } from '../controls/lines/handed-focus.ts'
import { Moves } from '../controls/lines/Moves.tsx'
import { spoken } from '../controls/spoken.ts'
import { useSteadyList } from '../controls/lines/steady-list.ts'
import { useWords } from '../words/words.ts'
import { emptyOf, wordsOf, type Described, type OptionInputProps, type OptionNames } from './option-values.ts'
import { useWordLines } from './word-lines.ts'

interface OptionListProps extends OptionInputProps {
  items: Described
  /** Draws one item. */
  draw(inner: OptionInputProps): ReactNode
}

/** A list among options: of single texts as they are typed or chosen, of anything else item by item. */
export function OptionList({ name, names, value, put, items, draw }: OptionListProps) {
  const { t } = useWords()
  const focus = useHandedFocus<HTMLDivElement>()
  const given: unknown[] = Array.isArray(value) ? value : []
  const keep = (next: unknown[]) => put(next.length === 0 ? undefined : next)
  if (items.type === 'string' && items['x-names'] !== 'label')
    return <TextList {...{ name, names, items }} value={given.map(String)} put={keep} />
  const labelled = Object.entries(items.properties ?? {}).find(([, each]) => each['x-names'] === 'label')?.[0]
  return (
    <Framed label={name} lines={focus.holder}>
      <Typography variant="body2">{name}</Typography>
      {given.map((each, at) => (
        <Framed key={at} isLine label={`${name} ${at + 1}`}>
          {items.properties !== undefined &&
            (labelled === undefined ? (
              <Typography variant="body2">{`${name} ${at + 1}`}</Typography>
            ) : (
              <Labelled name={`${name} ${at + 1}`} {...{ names }} label={child(each, labelled)} />
            ))}
          {draw({
            name: `${name} ${at + 1}`,
            option: items,
            names,
            value: each,
            isFramed: false,
            put: (next) => keep(given.with(at, next ?? emptyOf(items))),
          })}
          <Moves
            name={`${name} ${at + 1}`}
            {...{ at, focus }}
            count={given.length}
            swap={(to) => keep(given.with(at, given[to]).with(to, each))}
            remove={() => keep(given.toSpliced(at, 1))}
          />
        </Framed>
      ))}
      <Button
        size="small"
        onClick={() => {
          focus.added(given.length)
          keep([...given, emptyOf(items)])
        }}
      >
        {t('options.add', { name })}
      </Button>
    </Framed>
  )
}

function child(item: unknown, key: string): unknown {
  return typeof item === 'object' && item !== null
    ? Object.entries(item).find(([each]) => each === key)?.[1]
    : undefined
}

/** Which one of the list it is, and what it reads. */
function Labelled({ name, names, label }: { name: string; names: OptionNames; label: unknown }) {
  const { of } = useWords()
  const [lines] = useWordLines(names)
  const texts = lines.find((each) => each.label === label)?.texts
  return <Typography variant="body2">{texts === undefined ? name : `${name} · ${of(texts)}`}</Typography>
}

interface TextListProps {
  name: string
  names: OptionNames
  items: Described
  value: string[]
  put(next: string[]): void
}

/** Texts as they are typed, or chosen by what they read. */
function TextList({ name, names, items, value, put }: TextListProps) {
  const texts = useSteadyList(value)
  const isOfPaths = items['x-names'] !== undefined
  const codes = items['x-values-of'] === undefined ? undefined : (names.codesOf?.(items['x-values-of']) ?? [])
  const textOf = (each: string) =>
    spoken(each, isOfPaths ? wordsOf(each, names.fields) : codes?.find(({ value: code }) => code === each)?.text)
  const options =
    items.enum?.map(String) ?? (isOfPaths ? [...names.paths] : (codes ?? []).map(({ value: code }) => code))
  return (
    <Autocomplete
      multiple
      freeSolo
      size="small"
      options={options}
      value={texts}
      getOptionLabel={textOf}
      getOptionKey={(each) => each}
      onChange={(_event, next) => put(next.map((each) => options.find((path) => textOf(path) === each) ?? each))}
      renderInput={(params) => <TextField {...params} label={name} />}
    />
  )
}
