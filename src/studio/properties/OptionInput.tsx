import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { idWords, type ValueRule } from '../../config/index.ts'
import { SetLines } from '../between/SetLines.tsx'
import { scalar } from '../conditions/conditions.ts'
import { Choice } from '../controls/Choice.tsx'
import { Committed } from '../controls/Committed.tsx'
import { Framed } from '../controls/Framed.tsx'
import { Suggested } from '../controls/Suggested.tsx'
import { useWords } from '../words/words.ts'
import { LabelChoice } from './LabelChoice.tsx'
import {
  entriesOf,
  isDrawn,
  placeOf,
  takenBeside,
  withUsual,
  withValue,
  wordsOf,
  type Described,
  type OptionInputProps,
  type OptionNames,
} from './option-values.ts'
import { HeldInput } from './HeldInput.tsx'
import { OptionForms } from './OptionForms.tsx'
import { OptionMap } from './OptionMap.tsx'
import { OptionList } from './OptionList.tsx'

/** One option, by what its manifest says that it holds; those of an object and the items of a list each by their own. */
export function OptionInput(props: OptionInputProps) {
  const { option } = props
  if (option.properties !== undefined) return <OptionGroup {...props} properties={option.properties} />
  const entries = entriesOf(option)
  const draw = (inner: OptionInputProps) => <OptionInput {...inner} />
  return (
    <div>
      {option.holds !== undefined ? (
        <HeldInput {...props} />
      ) : option.forms !== undefined ? (
        <OptionForms {...props} {...{ draw }} forms={option.forms} />
      ) : entries !== undefined ? (
        <OptionMap {...props} {...{ draw, entries }} />
      ) : option.type === 'array' && option.items !== undefined ? (
        <OptionList {...props} {...{ draw }} items={option.items} />
      ) : (
        <SingleOption {...props} />
      )}
      <About texts={option.about} />
    </div>
  )
}

function OptionGroup({
  name,
  option,
  names,
  value,
  put,
  isFramed = true,
  properties,
}: OptionInputProps & { properties: NonNullable<Described['properties']> }) {
  const { of } = useWords()
  const given = (value ?? {}) as Record<string, unknown>
  const inputs = (
    <>
      <About texts={option.about} />
      {Object.entries(properties)
        .filter(([, inner]) => isDrawn(inner))
        .map(([each, inner]) => (
          <OptionInput
            key={each}
            name={inner.titles === undefined ? each : of(inner.titles)}
            option={inner}
            names={names}
            value={given[each]}
            takes={takenBeside(inner, properties, given, names.lookups)}
            put={(next) => put(withValue(value, each, next))}
          />
        ))}
    </>
  )
  return isFramed ? (
    <Framed label={name}>
      <Typography variant="body2">{name}</Typography>
      {inputs}
    </Framed>
  ) : (
    inputs
  )
}

function SingleOption({ name, option, names, value, takes = [], put }: OptionInputProps) {
  const { t, of, named } = useWords()
  const read = (chosen: string) => named(option.choices, chosen)
  const text = value === undefined ? '' : String(value)
  const putFilled = (next: string) => put(next === '' ? undefined : next)
  if (option.type === 'boolean')
    return (
      <FormControlLabel
        control={<Switch checked={(value ?? option.default) === true} onChange={({ target }) => put(target.checked)} />}
        label={name}
        sx={{ ml: -0.75 }}
      />
    )
  if (option.enum !== undefined)
    return (
      <Choice
        label={name}
        value={text}
        options={withUsual(
          option.enum.map((each) => ({ value: String(each), text: read(String(each)) })),
          { usual: option.default, isOfBase: option.isOfBase === true, read, t },
        )}
        choose={(chosen) => put(option.enum?.find((each) => String(each) === chosen))}
        sx={{ width: '100%' }}
      />
    )
  if (option['x-names'] === 'query')
    return (
      <SetLines
        label={name}
        add={t('maps.add')}
        value={(value ?? {}) as Readonly<Record<string, ValueRule>>}
        kept={[]}
        places={takes.map((each) => placeOf(each, { t, of }))}
        sources={names.fields}
        isDraft={false}
        commit={(next) => put(Object.keys(next).length === 0 ? undefined : next)}
      />
    )
  if (option['x-names'] === 'label') return <LabelChoice {...{ name, names }} value={text} choose={putFilled} />
  const suggestions = suggested(option, names)
  if (suggestions !== undefined)
    return (
      <>
        <Suggested
          label={name}
          value={text}
          suggestions={suggestions}
          read={option['x-names'] === 'lookup' ? idWords : (path) => wordsOf(path, names.fields)}
          commit={putFilled}
        />
        {option['x-names'] === 'lookup' && suggestions.includes(text) && names.open !== undefined && (
          <Button size="small" onClick={() => names.open?.('lookups', `lookups.${text}`)} sx={{ display: 'block' }}>
            {t('options.openChoices', { name: idWords(text) })}
          </Button>
        )}
      </>
    )
  if (option.type === 'scalar' || Array.isArray(option.type))
    return (
      <Committed
        label={name}
        value={text}
        commit={(next) => put(next === '' ? undefined : scalar(next, typeof value))}
      />
    )
  const isNumber = option.type === 'integer' || option.type === 'number'
  return (
    <Committed
      label={name}
      value={text}
      commit={(next) => (isNumber && next !== '' ? put(Number(next)) : putFilled(next))}
      isNumber={isNumber}
    />
  )
}

function suggested({ 'x-names': kind }: Described, { paths, lookups }: OptionNames): readonly string[] | undefined {
  if (kind === 'lookup') return lookups.map(({ value }) => value)
  return kind === 'rowField' || kind === 'field' || kind === 'path' ? paths : undefined
}

function About({ texts }: { texts: Described['about'] }) {
  const { of } = useWords()
  return texts === undefined ? null : (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {of(texts)}
    </Typography>
  )
}
