import TextField from '@mui/material/TextField'
import type { OutlineEntry } from '../../config/node.ts'
import { useBegun } from '../controls/begun.tsx'
import { AddWhole, textsLacking } from '../controls/new/AddWhole.tsx'
import { Framed } from '../controls/Framed.tsx'
import { Texts } from '../controls/new/Texts.tsx'
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
  const [value, setValue] = useBegun('value', '')
  const [texts, setTexts] = useBegun<Readonly<Record<string, string>>>('texts', {})
  const isTaken = list.entries.some(({ id }) => id === value)
  const isWrong = isTaken || /[.\s]/.test(value)
  const lacks = [...(value === '' ? [t('choice.value')] : []), ...textsLacking(languages, texts, t)]
  return (
    <Framed label={t('choice.label')}>
      <TextField
        size="small"
        label={t('choice.value')}
        value={value}
        error={isWrong}
        onChange={({ target }) => setValue(target.value)}
        helperText={isTaken ? t('own.nameTaken') : t('choice.hint')}
      />
      <Texts languages={languages} texts={texts} put={setTexts} />
      <AddWhole label={t('choice.add')} lacks={isWrong ? undefined : lacks} add={() => add(value, texts)} />
    </Framed>
  )
}
