import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useWords } from '../words/words.ts'

/** A section of the tenant's own: what it reads. */
export function AddSection({
  languages,
  add,
}: {
  languages: readonly string[]
  add(texts: Readonly<Record<string, string>>): void
}) {
  const { t } = useWords()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const isRead = languages.every((language) => (texts[language] ?? '').trim() !== '')
  return (
    <Stack
      role="group"
      aria-label={t('section.label')}
      spacing={1.5}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, pt: 2, width: '100%' }}
    >
      {languages.map((language) => (
        <TextField
          key={language}
          size="small"
          label={t('own.reads', { language })}
          value={texts[language] ?? ''}
          onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
        />
      ))}
      <Button variant="outlined" disabled={!isRead} onClick={() => add(texts)}>
        {t('section.add')}
      </Button>
    </Stack>
  )
}
