import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Choice } from '../controls/Choice.tsx'
import { useHandedFocus } from '../controls/lines/handed-focus.ts'
import { ConditionLine } from './ConditionLine.tsx'
import { isGroup, joins, type Group, type Join, type Line } from './conditions.ts'
import type { NamedField } from './fields.ts'
import { useWords } from '../words/words.ts'

interface ConditionGroupProps {
  group: Group
  fields: readonly NamedField[]
  put(group: Group): void
}

const empty: Line = { field: '', test: 'is', value: '' }

/** Lines, and groups of such, with how they hold together. */
export function ConditionGroup({ group, fields, put }: ConditionGroupProps) {
  const { t } = useWords()
  const { join, lines } = group
  const { holder, added, removed } = useHandedFocus<HTMLDivElement>()
  const add = (part: Line | Group) => {
    added(lines.length)
    put({ ...group, lines: [...lines, part] })
  }
  const remove = (index: number) => {
    removed(index, lines.length)
    put({ ...group, lines: lines.toSpliced(index, 1) })
  }
  return (
    <Stack ref={holder} data-lines spacing={1}>
      {lines.map((part, index) => {
        const number = index + 1
        if (!isGroup(part))
          return (
            <ConditionLine
              key={index}
              number={number}
              line={part}
              fields={fields}
              put={(next) => put({ ...group, lines: lines.with(index, next) })}
              remove={() => remove(index)}
            />
          )
        const name = t('rule.group', { line: number })
        return (
          <Stack
            key={index}
            data-line
            role="group"
            aria-label={name}
            spacing={1}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, bgcolor: 'action.hover' }}
          >
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography variant="caption" color="textSecondary">
                {name}
              </Typography>
              <IconButton
                size="small"
                aria-label={t('rule.removeGroup', { line: number })}
                onClick={() => remove(index)}
              >
                <Close fontSize="small" />
              </IconButton>
            </Stack>
            <ConditionGroup
              group={part}
              fields={fields}
              put={(next) => put({ ...group, lines: lines.with(index, next) })}
            />
          </Stack>
        )
      })}
      {(lines.length > 1 || join === 'none' || join === 'notAll') && (
        <Choice
          label={t('rule.together')}
          value={join}
          options={joins.map((each) => ({ value: each, text: t(`rule.${each}`) }))}
          choose={(each) => put({ ...group, join: each as Join })}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => add(empty)}>
          {t('rule.add')}
        </Button>
        {lines.length > 0 && (
          <Button size="small" onClick={() => add({ join: join === 'all' ? 'any' : 'all', lines: [empty] })}>
            {t('rule.addGroup')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
