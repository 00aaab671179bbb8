import type { Condition } from '../../config/index.ts'
import { ConditionEditor, conditionKey } from '../conditions/ConditionEditor.tsx'
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
  isDraft?: boolean
}

/** What a rule between fields demands, when, and where its message stands. */
export function RuleParts({ says, asked, places, put, isDraft = false }: RulePartsProps) {
  const { t } = useWords()
  return (
    <>
      <ConditionEditor
        key={isDraft ? 'require' : conditionKey('require', says.require)}
        isNeeded
        label={t('between.require')}
        value={says.require}
        fields={asked}
        isDraft={isDraft}
        waits={isDraft}
        commit={(condition) => put('require', condition)}
      />
      <ConditionEditor
        key={isDraft ? 'when' : conditionKey('when', says.when)}
        label={t('between.when')}
        value={says.when}
        fields={asked}
        isDraft={isDraft}
        waits={isDraft}
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
