import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Condition } from '../../config/index.ts'
import { Choice } from '../controls/Choice.tsx'
import { ConditionLine } from './ConditionLine.tsx'
import { conditionOf, linesOf, type Line, type Lines } from './conditions.ts'
import type { NamedField } from './fields.ts'
import { useWords } from '../words/words.ts'

interface ConditionEditorProps {
  label: string
  value: Condition | undefined
  fields: readonly NamedField[]
  /** Called when the rule is complete, or empty. */
  commit(condition: Condition | undefined): void
}

/** Builds a rule of lines that must all hold, or of which one is enough. */
export function ConditionEditor({ label, value, fields, commit }: ConditionEditorProps) {
  const { t } = useWords()
  const [lines, setLines] = useState<Lines | undefined>(() => linesOf(value))
  const heading = (
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
  )
  if (lines === undefined) {
    return (
      <Stack role="group" aria-label={label} spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        {heading}
        <Typography variant="caption" component="code" sx={{ overflowWrap: 'anywhere' }}>
          {JSON.stringify(value)}
        </Typography>
        <Button size="small" onClick={() => setLines({ join: 'all', lines: [] })}>
          {t('rule.anew')}
        </Button>
      </Stack>
    )
  }
  const put = (index: number, line: Line) => setLines({ ...lines, lines: lines.lines.with(index, line) })
  const condition = conditionOf(lines, (path) => fields.find((field) => field.path === path)?.type)
  const isNews = JSON.stringify(condition) !== JSON.stringify(value)
  return (
    <Stack role="group" aria-label={label} spacing={1}>
      {heading}
      {lines.lines.map((line, index) => (
        <ConditionLine
          key={index}
          number={index + 1}
          line={line}
          fields={fields}
          put={(next) => put(index, next)}
          remove={() => setLines({ ...lines, lines: lines.lines.toSpliced(index, 1) })}
        />
      ))}
      {lines.lines.length > 1 && (
        <Choice
          label={t('rule.together')}
          value={lines.join}
          options={(['all', 'any'] as const).map((join) => ({ value: join, text: t(`rule.${join}`) }))}
          choose={(join) => setLines({ ...lines, join: join as Lines['join'] })}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          onClick={() => setLines({ ...lines, lines: [...lines.lines, { field: '', test: 'is', value: '' }] })}
        >
          {t('rule.add')}
        </Button>
        <Button
          size="small"
          variant={isNews ? 'outlined' : 'text'}
          disabled={!isNews}
          onClick={() => commit(condition)}
        >
          {t('rule.use')}
        </Button>
      </Stack>
    </Stack>
  )
}
