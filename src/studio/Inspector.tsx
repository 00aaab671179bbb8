import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Condition, Diagnostic } from '../config/index.ts'
import type { OutlineEntry } from '../config/node.ts'
import { AddField } from './AddField.tsx'
import type { Change, StudioProject } from './api.ts'
import { Committed, shownWhenEmpty } from './Committed.tsx'
import { ConditionEditor } from './ConditionEditor.tsx'
import { besides, flat } from './entries.ts'
import { Limits } from './Limits.tsx'
import { Required } from './Required.tsx'
import { Where } from './Where.tsx'

export interface InspectorProps {
  entry: OutlineEntry
  outline: readonly OutlineEntry[]
  findings: readonly Diagnostic[]
  languages: readonly string[]
  file: string
  tenant: string
  version: number
  parts: StudioProject['parts']
  change(...changes: Change[]): void
  select(key: string): void
}

/** Everything that can be said of the selected entry; what its kind does not know is not offered. */
export function Inspector({ entry, outline, findings, languages, file, tenant, version, parts, change, select }: InspectorProps) {
  const [adds, setAdds] = useState(false)
  const set = (key: string, value?: unknown) => change({ kind: 'set', file, keys: [...entry.keys, key], ...(value !== undefined && { value }) })
  const knows = (key: string) => entry.knows.includes(key)
  const like = besides(outline, entry)
  const at = like.indexOf(entry)
  const move = (beside: OutlineEntry | undefined, where: 'after' | 'before') => beside && change({ kind: 'move', file, keys: entry.keys, where, beside: beside.id })
  const pointer = `/${entry.keys.join('/')}`
  const own = findings.filter((each) => each.file.endsWith(file) && `${each.pointer}/`.startsWith(`${pointer}/`))
  const fields = flat(outline).flatMap(({ entry: each }) => (each.rules === undefined ? [] : [{ path: String(each.says['path'] ?? each.id), text: each.texts['en'] ?? each.id }]))
  const width = Number(entry.says['width'] ?? 0)
  return (
    <Stack component="section" aria-label="Selected entry" spacing={2}>
      <Typography component="h2" variant="subtitle1">
        {entry.kind} {entry.id}
      </Typography>
      {own.map(({ message, hint, severity, line }) => (
        <Alert key={message} severity={severity}>
          {message} {hint} (line {line})
        </Alert>
      ))}
      {languages.map((language) => (
        <Committed
          key={language}
          label={`Text (${language})`}
          value={entry.texts[language] ?? ''}
          commit={(text) => text.trim() !== '' && change({ kind: 'text', file, keys: entry.keys, language, text: text.trim() })}
        />
      ))}
      {knows('hidden') && <FormControlLabel control={<Switch checked={entry.hidden} onChange={({ target }) => set('hidden', target.checked ? true : undefined)} />} label="Hidden" />}
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" disabled={at <= 0} onClick={() => move(like[at - 1], 'before')}>
          Move up
        </Button>
        <Button size="small" variant="outlined" disabled={at === like.length - 1} onClick={() => move(like[at + 1], 'after')}>
          Move down
        </Button>
      </Stack>
      {knows('required') && <Required key={`required${version}`} entry={entry} fields={fields} set={(value) => set('required', value)} />}
      {entry.rules !== undefined && entry.limits !== undefined && <Limits rules={entry.rules} limits={entry.limits} change={change} />}
      {knows('width') && (
        <Committed label={entry.kind === 'Column' ? 'Width in pixels' : 'Width of 12'} value={width === 0 ? '' : String(width)} commit={(text) => set('width', text === '' ? undefined : Number(text))} isNumber />
      )}
      {(['cell', 'widget'] as const).map(
        (part) =>
          knows(part) && (
            <TextField key={part} select size="small" slotProps={shownWhenEmpty} label={part === 'cell' ? 'Cell' : 'Widget'} value={String(entry.says[part] ?? '')} onChange={({ target }) => set(part, target.value === '' ? undefined : target.value)}>
              <MenuItem value="">{part === 'cell' ? 'text' : 'by its type'}</MenuItem>
              {parts[part === 'cell' ? 'cell' : 'field'].map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          ),
      )}
      {(['visible', 'enabled'] as const).map(
        (key) =>
          knows(key) && (
            <ConditionEditor key={`${key}${version}`} label={key === 'visible' ? 'Shown only while' : 'Enabled only while'} value={entry.says[key] as Condition | undefined} fields={fields} commit={(condition) => set(key, condition)} />
          ),
      )}
      {entry.kind === 'Field' && entry.keys.length === 4 && (
        <Button size="small" onClick={() => setAdds(!adds)} aria-expanded={adds}>
          Add a field of your own after this one
        </Button>
      )}
      {adds && (
        <AddField
          beside={entry}
          languages={languages}
          file={file}
          add={(id, changes) => {
            change(...changes)
            setAdds(false)
            select([...entry.keys.slice(0, -1), id].join('.'))
          }}
        />
      )}
      <Where key={`where${version}`} tenant={tenant} file={file} pointer={entry.keys.join('.')} />
    </Stack>
  )
}
