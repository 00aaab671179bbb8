import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ConditionEditor, conditionKey } from '../conditions/ConditionEditor.tsx'
import { scalar } from '../conditions/conditions.ts'
import { FieldChoice } from '../conditions/FieldChoice.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { Choice } from '../controls/Choice.tsx'
import { useWords } from '../words/words.ts'
import { inWay, wayOf, ways as allWays, type DraftChoice, type DraftValue, type Way } from './set-lines.ts'
import { ValueField } from './ValueField.tsx'

interface SetValueProps {
  value: DraftValue | undefined
  /** The field that takes it. */
  target: NamedField | undefined
  /** What values may come from, and conditions may ask about. */
  sources: readonly NamedField[]
  /** How the value is said, where not every way is open; a single one is not asked for. */
  ways?: readonly Way[]
  /** What it belongs to is not written yet. */
  isDraft: boolean
  commit(value: DraftValue): void
  /** Where there may be no value: leaves it out. */
  leaveOut?(): void
}

const NOTHING = 'nothing'

/** What a field takes: a value, what another field has, or one of two such by a condition. */
export function SetValue({ value, target, sources, ways = allWays, isDraft, commit, leaveOut }: SetValueProps) {
  const { t } = useWords()
  const offered = leaveOut === undefined ? ways : [NOTHING, ...ways]
  const [only, ...others] = ways
  const said = value === undefined && only !== undefined && others.length === 0 ? inWay(value, only) : value
  const way = said === undefined && leaveOut !== undefined ? NOTHING : wayOf(said)
  return (
    <>
      {offered.length > 1 && (
        <Choice
          label={t('between.takes')}
          value={way}
          options={offered.map((each) => ({ value: each, text: t(`between.takes.${each}`) }))}
          choose={(each) => (each === NOTHING ? leaveOut?.() : commit(inWay(value, each as Way)))}
        />
      )}
      {way === 'value' && (
        <ValueField
          label={t('rule.value')}
          value={typeof value === 'object' ? '' : String(value ?? '')}
          field={target}
          commit={(text) => text !== '' && commit(scalar(text, target?.type))}
        />
      )}
      {typeof said === 'object' && 'from' in said && (
        <FieldChoice
          label={t('rule.other')}
          value={said.from}
          fields={sources}
          choose={(from) => from !== '' && commit({ ...said, from })}
        />
      )}
      {typeof said === 'object' && !('from' in said) && (
        <ChoiceParts value={said} {...{ target, sources, isDraft, commit }} />
      )}
    </>
  )
}

type ChoicePartsProps = Omit<SetValueProps, 'value' | 'leaveOut'> & { value: DraftChoice }

/** A choice between two values: while what holds which one is taken, and which otherwise. */
function ChoiceParts({ value, target, sources, isDraft, commit }: ChoicePartsProps) {
  const { t } = useWords()
  const { else: otherwise, ...choice } = value
  return (
    <>
      <ConditionEditor
        key={isDraft ? 'when' : conditionKey('when', value.when)}
        isNeeded
        label={t('between.choice.when')}
        value={value.when}
        fields={sources}
        isDraft={isDraft}
        commit={(when) => commit({ ...value, when })}
      />
      <Part label={t('between.choice.then')}>
        <SetValue value={value.then} {...{ target, sources, isDraft }} commit={(then) => commit({ ...value, then })} />
      </Part>
      <Part label={t('between.choice.else')}>
        <SetValue
          value={otherwise}
          {...{ target, sources, isDraft }}
          commit={(next) => commit({ ...value, else: next })}
          leaveOut={() => commit(choice)}
        />
      </Part>
    </>
  )
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack role="group" aria-label={label} spacing={1.5} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {children}
    </Stack>
  )
}
