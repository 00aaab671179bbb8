import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { useWords } from '../words/words.ts'

interface HiddenProps {
  entries: readonly OutlineEntry[]
  file: string
  change(...changes: Change[]): void
}

/** Hides entries or brings them out. What is required goes only after it was said what that means. */
export function Hidden({ entries, file, change }: HiddenProps) {
  const { t, of } = useWords()
  const [asks, setAsks] = useState(false)
  const put = (isHidden: boolean) => {
    setAsks(false)
    change(
      ...entries.map(({ keys, base }): Change => {
        const isAsBase = isHidden === (base['hidden'] === true)
        return { kind: 'set', file, keys: [...keys, 'hidden'], ...(!isAsBase && { value: isHidden }) }
      }),
    )
  }
  const required = entries.flatMap(requiredIn)
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={entries.every(({ hidden }) => hidden)}
            onChange={({ target }) => {
              if (target.checked && required.length > 0) setAsks(true)
              else put(target.checked)
            }}
          />
        }
        label={t('inspector.hidden')}
        sx={{ ml: -0.75 }}
      />
      {asks && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => put(true)}>
              {t('danger.hide')}
            </Button>
          }
          onClose={() => setAsks(false)}
        >
          {t('danger.required', { fields: required.map(({ texts }) => of(texts)).join(', ') })}
        </Alert>
      )}
    </Box>
  )
}

/** What people must fill in now of an entry and, of a section, its fields; rows that they may leave out ask for nothing. */
function requiredIn(entry: OutlineEntry): OutlineEntry[] {
  return [entry, ...(entry.kind === 'Section' ? entry.entries : [])].filter(
    ({ says, hidden }) => says['required'] !== undefined && says['required'] !== false && !hidden,
  )
}
