import { useState } from 'react'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { OutlineEntry } from '../../config/node.ts'
import { Framed } from '../controls/Framed.tsx'
import { Texts } from '../controls/Texts.tsx'
import { useWords } from '../words/words.ts'

interface AddChoiceProps {
  /** The list that it is added to. */
  list: OutlineEntry
  languages: readonly string[]
  add(value: string, texts: Readonly<Record<string, string>>): void
}

/** A choice of a fixed list: the value that is sent, and what it reads. */
export function AddChoice({ list, languages, add }: AddChoiceProps) {
  const { t } = useWords()
  const [value, setValue] = useState('')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const isTaken = list.entries.some(({ id }) => id === value)
  const isWhole = /^[^.\s]+$/.test(value) && languages.every((language) => (texts[language] ?? '').trim() !== '')
  return (
    <Framed label={t('choice.label')}>
      <TextField
        size="small"
        label={t('choice.value')}
        value={value}
        error={isTaken}
        onChange={({ target }) => setValue(target.value)}
        helperText={isTaken ? t('own.nameTaken') : t('choice.hint')}
      />
      <Texts languages={languages} texts={texts} put={setTexts} />
      <Button variant="outlined" disabled={!isWhole || isTaken} onClick={() => add(value, texts)}>
        {t('choice.add')}
      </Button>
    </Framed>
  )
}
