import { useState } from 'react'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Condition } from '../config/index.ts'
import { conditionOf, linesOf, tests, type Line, type Lines, type Test } from './conditions.ts'

/** A field that a rule may ask about. */
export interface NamedField {
  path: string
  text: string
}

interface ConditionEditorProps {
  label: string
  value: Condition | undefined
  fields: readonly NamedField[]
  /** Told when a whole rule stands, or none. */
  commit(condition: Condition | undefined): void
}

const names: Readonly<Record<Test, string>> = { is: 'is', in: 'is one of', filled: 'has a value', above: 'is above', below: 'is below', before: 'is before', after: 'is after' }

/** Builds a rule of lines that must all hold, or of which one is enough. */
export function ConditionEditor({ label, value, fields, commit }: ConditionEditorProps) {
  const [lines, setLines] = useState<Lines | undefined>(() => linesOf(value))
  if (lines === undefined) {
    return (
      <Stack role="group" aria-label={label}>
        <Typography variant="caption">{label}</Typography>
        <Typography variant="caption" component="code" sx={{ overflowWrap: 'anywhere' }}>
          {JSON.stringify(value)}
        </Typography>
        <Button size="small" onClick={() => setLines({ join: 'all', lines: [] })}>
          Build it anew
        </Button>
      </Stack>
    )
  }
  const put = (index: number, line: Partial<Line>) => setLines({ ...lines, lines: lines.lines.map((each, at) => (at === index ? { ...each, ...line } : each)) })
  const isKnown = (path: string) => fields.some((field) => field.path === path)
  return (
    <Stack role="group" aria-label={label} spacing={1}>
      <Typography variant="caption">{label}</Typography>
      {lines.lines.map((line, index) => (
        <Stack key={index} direction="row" spacing={0.5}>
          <TextField select size="small" label="Field" value={line.field} onChange={({ target }) => put(index, { field: target.value })} sx={{ flex: 2 }}>
            {!isKnown(line.field) && line.field !== '' && <MenuItem value={line.field}>{line.field}</MenuItem>}
            {fields.map(({ path, text }) => (
              <MenuItem key={path} value={path}>
                {text}
              </MenuItem>
            ))}
          </TextField>
          <TextField select size="small" label="Test" value={line.test} onChange={({ target }) => put(index, { test: target.value as Test })} sx={{ flex: 1 }}>
            {tests.map((test) => (
              <MenuItem key={test} value={test}>
                {names[test]}
              </MenuItem>
            ))}
          </TextField>
          {line.test !== 'filled' && <TextField size="small" label="Value" value={line.value} onChange={({ target }) => put(index, { value: target.value })} sx={{ flex: 1 }} />}
          <Button size="small" aria-label="Remove this line" onClick={() => setLines({ ...lines, lines: lines.lines.filter((_line, at) => at !== index) })}>
            ×
          </Button>
        </Stack>
      ))}
      {lines.lines.length > 1 && (
        <TextField select size="small" label="Together" value={lines.join} onChange={({ target }) => setLines({ ...lines, join: target.value as Lines['join'] })}>
          <MenuItem value="all">all of them hold</MenuItem>
          <MenuItem value="any">one of them holds</MenuItem>
        </TextField>
      )}
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setLines({ ...lines, lines: [...lines.lines, { field: '', test: 'is', value: '' }] })}>
          Add a line
        </Button>
        <Button size="small" disabled={JSON.stringify(conditionOf(lines)) === JSON.stringify(value)} onClick={() => commit(conditionOf(lines))}>
          Use this rule
        </Button>
      </Stack>
    </Stack>
  )
}
