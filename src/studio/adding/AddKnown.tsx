import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { idWords } from '../../config/index.ts'
import type { KnownValue, OutlineEntry } from '../../config/node.ts'
import { useBegun } from '../controls/begun.tsx'
import { Framed } from '../controls/Framed.tsx'
import { Texts } from '../controls/new/Texts.tsx'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { knownValueChanges } from './known.ts'

interface AddKnownProps {
  values: readonly KnownValue[]
  /** The entry that the new one stands after, or the block that it stands in. */
  beside: OutlineEntry
  languages: readonly string[]
  file: string
  /** All entries around it are the tenant's own. */
  isFree: boolean
  add(id: string, changes: Change[]): void
}

/** A value that the gateway knows and the screen does not show, found by its name or by what the portal calls it. */
export function AddKnown({ values, beside, languages, file, isFree, add }: AddKnownProps) {
  const { t, of } = useWords()
  const [path, setPath] = useBegun('path', '')
  const chosen = values.find((each) => each.path === path) ?? null
  const [texts, setTexts] = useBegun<Readonly<Record<string, string>>>('texts', {})
  const read = (language: string) =>
    texts[language] ?? (chosen === null ? '' : (chosen.texts?.[language] ?? idWords(chosen.path)))
  const all = Object.fromEntries(languages.map((language) => [language, read(language)]))
  const create = () => {
    if (chosen === null) return
    const { id, changes } = knownValueChanges(chosen, all, { beside, file, isFree })
    add(id, changes)
  }
  return (
    <Framed label={t('known.label')}>
      <Autocomplete
        autoHighlight
        size="small"
        options={values}
        value={chosen}
        onChange={(_event, value) => {
          setPath(value?.path ?? '')
          setTexts({})
        }}
        isOptionEqualToValue={(one, other) => one.path === other.path}
        getOptionLabel={({ path, type, texts: called }) =>
          [path, t(`own.${type}`), ...(called === undefined ? [] : [of(called)])].join(' · ')
        }
        noOptionsText={t('known.none')}
        renderInput={(props) => (
          <TextField {...props} autoFocus label={t('known.value')} helperText={t('known.hint')} />
        )}
      />
      <Texts languages={languages} texts={all} put={setTexts} />
      <Button
        variant="outlined"
        disabled={chosen === null || languages.some((language) => read(language).trim() === '')}
        onClick={create}
      >
        {t('known.add')}
      </Button>
    </Framed>
  )
}
