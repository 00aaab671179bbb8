import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Condition } from '../../config/index.ts'
import { useBegun } from '../controls/begun.tsx'
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
  /** What is begun and not used yet waits for the person to come back (`FormOf`). */
  waits?: boolean
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
  waits = false,
}: ConditionEditorProps) {
  const { t } = useWords()
  // What a draft says changes with each line of it.
  const name = isDraft ? label : conditionKey(label, value)
  const [group, setGroup, end] = useBegun<Group>(waits ? name : undefined, groupOf(value))
  const said = (each: Group) => conditionOf(each, (path) => fields.find((field) => field.path === path)?.type)
  const condition = said(group)
  const isUsable = isComplete(group) && (condition !== undefined || !isNeeded)
  const isNews = isUsable && JSON.stringify(condition) !== JSON.stringify(value)
  const put = (next: Group) => {
    setGroup(next)
    if (isDraft) commit(said(next))
  }
  const use = () => {
    end()
    commit(condition)
  }
  return (
    <Stack role="group" aria-label={label} spacing={1}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <ConditionGroup group={group} fields={fields} put={put} />
      {!isDraft && (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Button
            size="small"
            variant={isNews ? 'contained' : 'text'}
            disableElevation
            disabled={!isNews}
            onClick={use}
            sx={{ flexShrink: 0 }}
          >
            {t('rule.use')}
          </Button>
          {isNews && (
            <Typography variant="caption" role="status" sx={{ color: 'warning.main' }}>
              {t('rule.waits')}
            </Typography>
          )}
        </Stack>
      )}
    </Stack>
  )
}
