import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { idWords } from '../../config/index.ts'
import type { ButtonPlace, Doing } from '../../config/node.ts'
import { scalar } from '../conditions/conditions.ts'
import type { NamedField } from '../conditions/fields.ts'
import { ValueField } from '../between/ValueField.tsx'
import { FormOf, useBegun } from '../controls/begun.tsx'
import { AddWhole, textsLacking } from '../controls/new/AddWhole.tsx'
import { Choice } from '../controls/Choice.tsx'
import { Framed } from '../controls/Framed.tsx'
import { Texts } from '../controls/new/Texts.tsx'
import { placeOf } from '../properties/option-values.ts'
import { useWords } from '../words/words.ts'
import type { ButtonSays } from './buttons.ts'
import { CallGives, type GivesSaid } from './CallGives.tsx'

interface AddButtonProps {
  places: readonly ButtonPlace[]
  languages: readonly string[]
  /** What values of a call may come from, and conditions may ask about. */
  sources: readonly NamedField[]
  add(place: ButtonPlace, says: ButtonSays, texts: Readonly<Record<string, string>>): void
}

/** A button or switch of the tenant's own: where it stands, what it does, with what its call cannot do without, and what it reads. When it shows is said once it is there. */
export function AddButton({ places, languages, sources, add }: AddButtonProps) {
  const { t } = useWords()
  const [at, setAt] = useBegun('at', 0)
  const [said, setSaid] = useBegun<Readonly<Record<number, ButtonSays | undefined>>>('says', {})
  const [texts, setTexts] = useBegun<Readonly<Record<string, string>>>('texts', {})
  const place = places[at]
  const says = said[at]
  const say = (next: ButtonSays | undefined) => setSaid({ ...said, [at]: next })
  const lacks = [...(says === undefined ? [t('button.does')] : []), ...textsLacking(languages, texts, t)]
  return (
    <Framed label={t('button.label')}>
      {places.length > 1 && (
        <Choice
          label={t('button.place')}
          value={String(at)}
          options={places.map(({ keys }, index) => ({ value: String(index), text: t(placeWords(keys)) }))}
          choose={(next) => setAt(Number(next))}
        />
      )}
      <FormOf key={at} what={`place ${at}`}>
        {place?.does !== undefined && <Does does={place.does} {...{ sources }} put={say} />}
        {place?.takes !== undefined && <Takes takes={place.takes} put={say} />}
      </FormOf>
      <Texts languages={languages} texts={texts} put={setTexts} />
      <AddWhole
        label={t('button.add')}
        lacks={lacks}
        add={() => place !== undefined && says !== undefined && add(place, says, texts)}
      />
    </Framed>
  )
}

/** What a collection of buttons is called. */
function placeWords(keys: readonly string[]): 'button.actions' | 'button.rowActions' | 'button.switches' {
  const name = keys.at(-1)
  return name === 'rowActions' ? 'button.rowActions' : name === 'switches' ? 'button.switches' : 'button.actions'
}

interface DoesProps {
  does: readonly Doing[]
  sources: readonly NamedField[]
  put(says: ButtonSays | undefined): void
}

/** What a button does, and with what: a page, a drawer, a call of the gateway, a view for paper. */
function Does({ does, sources, put }: DoesProps) {
  const { t, of } = useWords()
  const [key, setKey] = useBegun('key', does[0]?.key)
  const [chosen, choose] = useBegun('option', '')
  const [gives, setGives] = useBegun<GivesSaid>('gives', {})
  const { options } = does.find((each) => each.key === key) ?? { options: [] }
  const option = options.find(({ value }) => value === chosen) ?? null
  const begin = (next: string) => {
    setKey(does.find((each) => each.key === next)?.key)
    choose('')
    put(undefined)
  }
  return (
    <>
      <Choice
        label={t('button.does')}
        value={key ?? ''}
        options={does.map((each) => ({ value: each.key, text: t(`button.does.${each.key}`) }))}
        choose={begin}
      />
      {key !== undefined && (
        <Autocomplete
          autoHighlight
          key={key}
          size="small"
          options={options}
          value={option}
          getOptionLabel={({ value, texts }) => `${texts === undefined ? idWords(value) : of(texts)} · ${value}`}
          getOptionKey={({ value }) => value}
          onChange={(_event, next) => {
            choose(next?.value ?? '')
            setGives({})
            put(next === null || next.needs !== undefined ? undefined : { key, option: next })
          }}
          renderInput={(props) => <TextField {...props} label={t(`button.with.${key}`)} />}
        />
      )}
      {key !== undefined && option?.needs !== undefined && (
        <CallGives
          key={option.value}
          needs={option.needs}
          {...{ sources }}
          said={gives}
          put={(said, whole) => {
            setGives(said)
            put(whole === undefined ? undefined : { key, option, gives: whole })
          }}
        />
      )}
    </>
  )
}

/** Which parameter a switch sets, to which value while it is on, and to which while it is off. */
function Takes({ takes, put }: { takes: NonNullable<ButtonPlace['takes']>; put(says: ButtonSays | undefined): void }) {
  const words = useWords()
  const { t } = words
  const [param, setParam] = useBegun('param', '')
  const [said, setSaid] = useBegun('said', { on: '', off: '' })
  const fields = takes.map((each) => placeOf(each, words))
  const field = fields.find(({ path }) => path === param)
  const say = (next: typeof said) => {
    setSaid(next)
    const { on, off } = next
    const isWhole = on !== '' && off !== '' && on !== off
    put(isWhole ? { param, on: scalar(on, field?.type), off: scalar(off, field?.type) } : undefined)
  }
  return (
    <>
      <Choice
        label={t('button.param')}
        value={param}
        options={fields.map(({ path, text }) => ({ value: path, text }))}
        choose={(next) => {
          setParam(next)
          setSaid({ on: '', off: '' })
          put(undefined)
        }}
      />
      {field !== undefined &&
        (['on', 'off'] as const).map((each) => (
          <ValueField
            key={`${param} ${each}`}
            label={t(`button.${each}`)}
            field={field}
            value={said[each]}
            commit={(text) => say({ ...said, [each]: text.trim() })}
          />
        ))}
    </>
  )
}
