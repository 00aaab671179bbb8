import { useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { OutlineEntry } from '../../config/node.ts'
import type { Change, StudioState } from '../host/api.ts'
import { useWords } from '../words/words.ts'
import { knownValueChanges, spokenName } from './own-field.ts'

interface AddKnownProps {
  values: StudioState['unshown']
  /** The entry that the new one stands after. */
  beside: OutlineEntry
  languages: readonly string[]
  file: string
  add(id: string, changes: Change[]): void
}

/** A value that the gateway knows and the screen does not show, found by its name. */
export function AddKnown({ values, beside, languages, file, add }: AddKnownProps) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<StudioState['unshown'][number] | null>(null)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const read = (language: string) => texts[language] ?? (chosen === null ? '' : spokenName(chosen.path))
  const create = () => {
    if (chosen === null) return
    const all = Object.fromEntries(languages.map((language) => [language, read(language)]))
    const { id, changes } = knownValueChanges(chosen.path, all, beside, file)
    add(id, changes)
  }
  return (
    <Stack
      role="group"
      aria-label={t('known.label')}
      spacing={1.5}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, pt: 2, width: '100%' }}
    >
      <Autocomplete
        size="small"
        options={values}
        value={chosen}
        onChange={(_event, value) => setChosen(value)}
        isOptionEqualToValue={(one, other) => one.path === other.path}
        getOptionLabel={({ path, type }) => `${path} · ${t(`own.${type}`)}`}
        noOptionsText={t('known.none')}
        renderInput={(props) => (
          <TextField {...props} autoFocus label={t('known.value')} helperText={t('known.hint')} />
        )}
      />
      {languages.map((language) => (
        <TextField
          key={language}
          size="small"
          label={t('own.reads', { language })}
          value={read(language)}
          onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
        />
      ))}
      <Button
        variant="outlined"
        disabled={chosen === null || languages.some((language) => read(language).trim() === '')}
        onClick={create}
      >
        {t('known.add')}
      </Button>
    </Stack>
  )
}
