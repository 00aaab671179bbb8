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
  value: Condition | undefined
  fields: readonly NamedField[]
  /** Called when the rule is complete, or empty. */
  commit(condition: Condition | undefined): void
  /** What it belongs to is not written yet: each whole line counts at once. */
  isDraft?: boolean
}

/** Builds a rule of lines and groups, which stand together as `Group` says. */
export function ConditionEditor({ label, value, fields, commit, isDraft = false }: ConditionEditorProps) {
  const { t } = useWords()
  const [group, setGroup] = useState<Group>(() => groupOf(value))
  const said = (each: Group) => conditionOf(each, (path) => fields.find((field) => field.path === path)?.type)
  const isNews = isComplete(group) && JSON.stringify(said(group)) !== JSON.stringify(value)
  const put = (next: Group) => {
    setGroup(next)
    if (isDraft) commit(said(next))
  }
  return (
    <Stack role="group" aria-label={label} spacing={1}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <ConditionGroup group={group} fields={fields} put={put} />
      {!isDraft && (
        <Button
          size="small"
          variant={isNews ? 'outlined' : 'text'}
          disabled={!isNews}
          onClick={() => commit(said(group))}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('rule.use')}
        </Button>
      )}
    </Stack>
  )
}
