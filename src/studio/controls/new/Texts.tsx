import TextField from '@mui/material/TextField'
import { useWords } from '../../words/words.ts'

interface TextsProps {
  languages: readonly string[]
  texts: Readonly<Record<string, string>>
  put(texts: Readonly<Record<string, string>>): void
}

/** What something new reads, in each language. */
export function Texts({ languages, texts, put }: TextsProps) {
  const { t } = useWords()
  return languages.map((language) => (
    <TextField
      key={language}
      size="small"
      label={t('own.reads', { language })}
      value={texts[language] ?? ''}
      onChange={({ target }) => put({ ...texts, [language]: target.value })}
    />
  ))
}
