import type { Condition } from '../../config/index.ts'
import { ConditionEditor } from '../conditions/ConditionEditor.tsx'
import { FieldChoice } from '../conditions/FieldChoice.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { Choice } from '../controls/Choice.tsx'
import { useWords } from '../words/words.ts'
import type { RuleSays } from './between.ts'

interface RulePartsProps {
  says: RuleSays
  /** What its conditions may ask about. */
  asked: readonly NamedField[]
  /** Where its message may stand. */
  places: readonly NamedField[]
  put(key: keyof RuleSays, value?: Condition | string): void
  /** Of the screen's state: a condition that was written otherwise is read anew. */
  version?: number
  isDraft?: boolean
}

/** What a rule between fields demands, when, and where its message stands. */
export function RuleParts({ says, asked, places, put, version = 0, isDraft = false }: RulePartsProps) {
  const { t } = useWords()
  return (
    <>
      <ConditionEditor
        key={`require${version}`}
        label={t('between.require')}
        value={says.require}
        fields={asked}
        isDraft={isDraft}
        commit={(condition) => (condition !== undefined || isDraft) && put('require', condition)}
      />
      <ConditionEditor
        key={`when${version}`}
        label={t('between.when')}
        value={says.when}
        fields={asked}
        isDraft={isDraft}
        commit={(condition) => put('when', condition)}
      />
      <Choice
        label={t('between.checked')}
        value={says.on ?? 'submit'}
        options={(['submit', 'save'] as const).map((on) => ({ value: on, text: t(`required.${on}`) }))}
        choose={(on) => put('on', on === 'save' ? 'save' : isDraft ? undefined : 'submit')}
      />
      <FieldChoice
        label={t('between.at')}
        value={says.at ?? ''}
        fields={places}
        choose={(at) => at !== '' && put('at', at)}
      />
    </>
  )
}
