import { useState } from 'react'
import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ValueRule } from '../../config/index.ts'
import { useHandedFocus } from '../controls/lines/handed-focus.ts'
import { FieldChoice } from '../conditions/FieldChoice.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { useWords } from '../words/words.ts'
import { linesOf, saidBy, withLine, type SetLine, type Way } from './set-lines.ts'
import { SetValue } from './SetValue.tsx'

interface SetLinesProps {
  /** What the lines together are, and what adds one. */
  label: string
  add: string
  /** What is around it says what the lines are. */
  isHeaded?: boolean
  value: Readonly<Record<string, ValueRule>>
  /** What lines are begun for, which want a value. */
  begins?: readonly string[]
  /** Fields that the base sets, which an override cannot leave alone. */
  kept: readonly string[]
  /** What may be set. */
  places: readonly NamedField[]
  /** What values may come from, and choices between them ask about. */
  sources: readonly NamedField[]
  /** How a value is said, where not every way is open. */
  ways?: readonly Way[]
  /** What it belongs to is not written yet. */
  isDraft: boolean
  /** Called with what is said. */
  commit(value: Record<string, ValueRule>): void
}

/** What is put into which field. What is written stays until what is said instead is whole. */
export function SetLines({
  label,
  add,
  isHeaded = false,
  value,
  begins = [],
  kept,
  places,
  sources,
  ways,
  isDraft,
  commit,
}: SetLinesProps) {
  const { t } = useWords()
  const { holder, added, removed } = useHandedFocus<HTMLDivElement>()
  const [lines, setLines] = useState(() => begins.reduce(withLine, linesOf(value)))
  const [seen, setSeen] = useState(value)
  const said = (each: readonly SetLine[]) => saidBy(each, isDraft ? {} : value)
  if (!isSame(value, seen)) {
    setSeen(value)
    // Written otherwise by somebody else, or undone; a line that is only begun stays at every other change.
    if (!isSame(value, said(lines))) setLines(linesOf(value))
  }
  const put = (next: SetLine[]) => {
    setLines(next)
    if (!isSame(said(next), value)) commit(said(next))
  }
  const taken = lines.map(({ to }) => to)
  return (
    <Stack ref={holder} data-lines role="group" aria-label={label} spacing={1}>
      {!isHeaded && (
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
      )}
      {lines.map((line, index) => {
        const change = (next: Partial<SetLine>) => put(lines.with(index, { ...line, ...next }))
        return (
          <Stack
            key={line.id}
            data-line
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
                choose={(to) => to !== '' && change({ to })}
              />
              {!kept.includes(line.to) && (
                <IconButton
                  size="small"
                  aria-label={t('rule.removeLine', { line: index + 1 })}
                  onClick={() => {
                    removed(index, lines.length)
                    put(lines.toSpliced(index, 1))
                  }}
                >
                  <Close fontSize="small" />
                </IconButton>
              )}
            </Stack>
            <SetValue
              value={line.value}
              target={places.find(({ path }) => path === line.to)}
              sources={sources}
              {...(ways !== undefined && { ways })}
              isDraft={isDraft}
              commit={(next) => change({ value: next })}
            />
          </Stack>
        )
      })}
      <Button
        size="small"
        onClick={() => {
          added(lines.length)
          setLines(withLine(lines))
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {add}
      </Button>
    </Stack>
  )
}

/** Whether the same fields get the same values, in whatever order. */
function isSame(one: object, other: object): boolean {
  const text = (each: object) => JSON.stringify(Object.entries(each).sort())
  return text(one) === text(other)
}
