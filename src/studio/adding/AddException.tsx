import type { Condition } from '../../config/index.ts'
import { ConditionEditor } from '../conditions/ConditionEditor.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { useBegun } from '../controls/begun.tsx'
import { AddWhole, textsLacking } from '../controls/new/AddWhole.tsx'
import { Framed } from '../controls/Framed.tsx'
import { Texts } from '../controls/new/Texts.tsx'
import { useWords } from '../words/words.ts'

interface AddExceptionProps {
  languages: readonly string[]
  /** What the condition may ask about. */
  fields: readonly NamedField[]
  add(texts: Readonly<Record<string, string>>, when: Condition): void
}

/** An exception of a list: what it is called, and which rows it flags. */
export function AddException({ languages, fields, add }: AddExceptionProps) {
  const { t } = useWords()
  const [texts, setTexts] = useBegun<Readonly<Record<string, string>>>('texts', {})
  const [when, setWhen] = useBegun<Condition | undefined>('when', undefined)
  const lacks = [...textsLacking(languages, texts, t), ...(when === undefined ? [t('exception.when')] : [])]
  return (
    <Framed label={t('exception.label')}>
      <Texts languages={languages} texts={texts} put={setTexts} />
      <ConditionEditor
        isDraft
        isNeeded
        waits
        label={t('exception.when')}
        value={undefined}
        fields={fields}
        commit={setWhen}
      />
      <AddWhole label={t('exception.add')} lacks={lacks} add={() => when !== undefined && add(texts, when)} />
    </Framed>
  )
}
