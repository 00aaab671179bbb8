import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Condition } from '../../config/index.ts'
import { ConditionGroup } from './ConditionGroup.tsx'
import { conditionOf, groupOf, isComplete, type Group } from './conditions.ts'
import type { NamedField } from './fields.ts'
import { useWords } from '../words/words.ts'

interface ConditionEditorProps {
  label: string
  /** Read once: whoever shows another one gives another key (`conditionKey`). */
  value: Condition | undefined
  fields: readonly NamedField[]
  /** Called when the rule is complete, or empty. */
  commit(condition: Condition | undefined): void
  /** What it belongs to is not written yet: each whole line counts at once. */
  isDraft?: boolean
  /** It cannot be left out. */
  isNeeded?: boolean
}

/** Names a condition, so that an editor begins anew where somebody wrote another one, and at nothing else that changes. */
export function conditionKey(name: string, condition: Condition | undefined): string {
  return `${name} ${JSON.stringify(condition)}`
}

/** Builds a rule of lines and groups, which stand together as `Group` says. */
export function ConditionEditor({
  label,
  value,
  fields,
  commit,
  isDraft = false,
  isNeeded = false,
}: ConditionEditorProps) {
  const { t } = useWords()
  const [group, setGroup] = useState<Group>(() => groupOf(value))
  const said = (each: Group) => conditionOf(each, (path) => fields.find((field) => field.path === path)?.type)
  const condition = said(group)
  const isUsable = isComplete(group) && (condition !== undefined || !isNeeded)
  const isNews = isUsable && JSON.stringify(condition) !== JSON.stringify(value)
  const put = (next: Group) => {
    setGroup(next)
    if (isDraft) commit(said(next))
  }
  return (
    <Stack role="group" aria-label={label} spacing={1}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <ConditionGroup group={group} fields={fields} put={put} />
      {!isDraft && (
        <Button
          size="small"
          variant={isNews ? 'outlined' : 'text'}
          disabled={!isNews}
          onClick={() => commit(condition)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('rule.use')}
        </Button>
      )}
    </Stack>
  )
}
