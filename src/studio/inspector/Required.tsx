import Stack from '@mui/material/Stack'
import type { Condition } from '../../config/index.ts'
import type { OutlineEntry } from '../../config/node.ts'
import { Choice } from '../controls/Choice.tsx'
import { ConditionEditor, conditionKey } from '../conditions/ConditionEditor.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { useWords } from '../words/words.ts'

interface RequiredProps {
  entry: OutlineEntry
  fields: readonly NamedField[]
  set(value?: unknown): void
}

interface Requirement {
  on?: string
  when?: Condition
}

/** When a value can be asked for; a field may know fewer of them. */
export const allLevels = ['submit', 'save'] as const

/** When a value must be given; a condition narrows it to some cases. */
export function Required({ entry, fields, set }: RequiredProps) {
  const { t } = useWords()
  const given = entry.says['required']
  const requirement: Requirement =
    typeof given === 'object' && given !== null ? given : { ...(given === true && { on: 'save' }) }
  const level = given === undefined || given === false ? '' : (requirement.on ?? 'submit')
  const isOfBase = entry.base['required'] !== undefined
  const { levels = allLevels } = entry
  const levelsShown = allLevels.filter((each) => levels.includes(each) || each === level)
  if (levelsShown.length === 0) return null
  return (
    <Stack spacing={1}>
      <Choice
        label={t('required.label')}
        value={level}
        options={(['', ...levelsShown] as const).map((each) => ({
          value: each,
          text: t(each !== '' ? `required.${each}` : isOfBase ? 'required.base' : 'required.not'),
        }))}
        choose={(on) => set(on === '' ? undefined : { ...requirement, on })}
      />
      {level !== '' && (
        <ConditionEditor
          key={conditionKey('when', requirement.when)}
          label={t('required.while')}
          value={requirement.when}
          fields={fields}
          waits
          commit={(when) =>
            set({ on: level, ...requirement, ...(when === undefined ? { when: undefined } : { when }) })
          }
        />
      )}
    </Stack>
  )
}
