import { useBegun } from '../controls/begun.tsx'
import { AddWhole, textsLacking } from '../controls/new/AddWhole.tsx'
import { Framed } from '../controls/Framed.tsx'
import { Texts } from '../controls/new/Texts.tsx'
import { useWords } from '../words/words.ts'

interface AddNamedProps {
  /** What it is, and the button that adds it. */
  label: string
  button: string
  languages: readonly string[]
  add(texts: Readonly<Record<string, string>>): void
}

/** Something of the tenant's own of which only is asked what it reads: a section, an arrangement. */
export function AddNamed({ label, button, languages, add }: AddNamedProps) {
  const { t } = useWords()
  const [texts, setTexts] = useBegun<Readonly<Record<string, string>>>('texts', {})
  return (
    <Framed label={label}>
      <Texts languages={languages} texts={texts} put={setTexts} />
      <AddWhole label={button} lacks={textsLacking(languages, texts, t)} add={() => add(texts)} />
    </Framed>
  )
}
