import { useState, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useWords } from '../words/words.ts'

/** Begins a change set by its name, which stays until there is one. */
export function NewSet({ create }: { create(name: string): Promise<boolean> }) {
  const { t } = useWords()
  const [name, setName] = useState('')
  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '') return
    void create(name.trim()).then((isDone) => isDone && setName((typed) => (typed === name ? '' : typed)))
  }
  return (
    <Stack component="form" direction="row" onSubmit={begin} sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        size="small"
        placeholder={t('sets.new')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { 'aria-label': t('sets.new') } }}
        sx={{ width: 240 }}
      />
      <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
        {t('sets.begin')}
      </Button>
    </Stack>
  )
}
