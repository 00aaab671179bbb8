import { useState } from 'react'
import Button from '@mui/material/Button'
import { Framed } from '../controls/Framed.tsx'
import { Texts } from '../controls/Texts.tsx'

interface AddNamedProps {
  /** What it is, and the button that adds it. */
  label: string
  button: string
  languages: readonly string[]
  add(texts: Readonly<Record<string, string>>): void
}

/** Something of the tenant's own of which only is asked what it reads: a section, an arrangement. */
export function AddNamed({ label, button, languages, add }: AddNamedProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const isRead = languages.every((language) => (texts[language] ?? '').trim() !== '')
  return (
    <Framed label={label}>
      <Texts languages={languages} texts={texts} put={setTexts} />
      <Button variant="outlined" disabled={!isRead} onClick={() => add(texts)}>
        {button}
      </Button>
    </Framed>
  )
}
