import { useState } from 'react'
import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ValueRule } from '../../config/index.ts'
import { scalar } from '../conditions/conditions.ts'
import { FieldChoice } from '../conditions/FieldChoice.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { Choice } from '../controls/Choice.tsx'
import { useWords } from '../words/words.ts'
import { ValueField } from './ValueField.tsx'

interface SetLinesProps {
  value: Readonly<Record<string, ValueRule>>
  /** Fields that the base sets, which an override cannot leave alone. */
  kept: readonly string[]
  /** What may be set. */
  places: readonly NamedField[]
  /** What values may come from. */
  sources: readonly NamedField[]
  /** Called with the whole lines. */
  commit(value: Record<string, ValueRule>): void
}

interface SetLine {
  to: string
  /** Absent: not said yet. A path is empty while none is chosen. */
  value?: ValueRule
}

/** What is put into which field: a value, or what another field has. */
export function SetLines({ value, kept, places, sources, commit }: SetLinesProps) {
  const { t } = useWords()
  const [lines, setLines] = useState(() => linesOf(value))
  const [seen, setSeen] = useState(value)
  if (!isSame(value, seen)) {
    setSeen(value)
    // Written otherwise by somebody else, or undone; a line that is only begun stays at every other change.
    if (!isSame(value, saidBy(lines))) setLines(linesOf(value))
  }
  const put = (next: SetLine[]) => {
    setLines(next)
    const said = saidBy(next)
    if (!isSame(said, value)) commit(said)
  }
  const taken = lines.map(({ to }) => to)
  return (
    <Stack role="group" aria-label={t('between.set')} spacing={1}>
      <Typography variant="body2" color="text.secondary">
        {t('between.set')}
      </Typography>
      {lines.map((line, index) => {
        const change = (next: Partial<SetLine>) => put(lines.with(index, { ...line, ...next }))
        return (
          <Stack
            key={index}
            role="group"
            aria-label={t('between.line', { line: index + 1 })}
            spacing={1}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, pt: 1.5 }}
          >
            <Stack direction="row" spacing={0.5}>
              <FieldChoice
                label={t('rule.field')}
                value={line.to}
                fields={places.filter(({ path }) => path === line.to || !taken.includes(path))}
                choose={(to) => change({ to })}
              />
              {!kept.includes(line.to) && (
                <IconButton
                  size="small"
                  aria-label={t('rule.removeLine', { line: index + 1 })}
                  onClick={() => put(lines.toSpliced(index, 1))}
                >
                  <Close fontSize="small" />
                </IconButton>
              )}
            </Stack>
            <SetValue
              value={line.value}
              target={places.find(({ path }) => path === line.to)}
              sources={sources}
              commit={(next) => change({ value: next })}
            />
          </Stack>
        )
      })}
      <Button size="small" onClick={() => setLines([...lines, { to: '' }])} sx={{ alignSelf: 'flex-start' }}>
        {t('between.addSet')}
      </Button>
    </Stack>
  )
}

interface SetValueProps {
  value: ValueRule | undefined
  target: NamedField | undefined
  sources: readonly NamedField[]
  commit(value: ValueRule): void
}

function SetValue({ value, target, sources, commit }: SetValueProps) {
  const { t } = useWords()
  // A choice between values is written in the file.
  if (typeof value === 'object' && 'when' in value)
    return (
      <Typography variant="caption" component="code" sx={{ overflowWrap: 'anywhere' }}>
        {JSON.stringify(value)}
      </Typography>
    )
  const from = typeof value === 'object' ? value.from : undefined
  return (
    <>
      <Choice
        label={t('between.takes')}
        value={from === undefined ? 'value' : 'field'}
        options={(['value', 'field'] as const).map((each) => ({ value: each, text: t(`between.takes.${each}`) }))}
        choose={(each) => commit(each === 'field' ? { from: '' } : '')}
      />
      {from === undefined ? (
        <ValueField
          label={t('rule.value')}
          value={value === undefined ? '' : String(value)}
          field={target}
          commit={(text) => commit(scalar(text, target?.type))}
        />
      ) : (
        <FieldChoice
          label={t('rule.other')}
          value={from}
          fields={sources}
          choose={(path) => commit({ ...(value as { from: string }), from: path })}
        />
      )}
    </>
  )
}

function linesOf(value: Readonly<Record<string, ValueRule>>): SetLine[] {
  return Object.entries(value).map(([to, each]) => ({ to, value: each }))
}

/** The whole lines. */
function saidBy(lines: readonly SetLine[]): Record<string, ValueRule> {
  const whole = lines.flatMap((each) => (isWhole(each) ? [[each.to, each.value] as const] : []))
  return Object.fromEntries(whole) as Record<string, ValueRule>
}

/** Whether the same fields get the same values, in whatever order. */
function isSame(one: object, other: object): boolean {
  const text = (each: object) => JSON.stringify(Object.entries(each).sort())
  return text(one) === text(other)
}

function isWhole({ to, value }: SetLine): boolean {
  return (
    to !== '' &&
    value !== undefined &&
    value !== '' &&
    !(typeof value === 'object' && 'from' in value && value.from === '')
  )
}
