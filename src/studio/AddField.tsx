import { useState } from 'react'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { OutlineEntry } from '../config/node.ts'
import type { Change } from './api.ts'

interface AddFieldProps {
  /** The entry that the new one stands after. */
  beside: OutlineEntry
  languages: readonly string[]
  file: string
  add(id: string, changes: Change[]): void
}

const types = [
  ['string', 'Text'],
  ['number', 'Number'],
  ['boolean', 'Yes or no'],
] as const

/** A field of the tenant's own: its name, what its value is, and what it reads. */
export function AddField({ beside, languages, file, add }: AddFieldProps) {
  const [name, setName] = useState('')
  const [type, setType] = useState<string>('string')
  const [longest, setLongest] = useState('50')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const id = `x_${name}`
  const isWhole = /^[A-Za-z0-9_]+$/.test(name) && languages.every((language) => (texts[language] ?? '').trim() !== '')
  const create = () => {
    const keys = [...beside.keys.slice(0, -1), id]
    const rules = file.replace('.layout.json', '.schema.json')
    const label = `field.${id}`
    add(id, [
      { kind: 'set', file: rules, keys: ['properties', id], value: { type, ...(type === 'string' && longest !== '' && { maxLength: Number(longest) }) } },
      ...languages.map((language): Change => ({ kind: 'set', file: `labels/${language}.json`, keys: [label], value: texts[language]?.trim() })),
      { kind: 'set', file, keys, value: { label, ...(type === 'string' && { widget: 'text' }), after: beside.id } },
    ])
  }
  return (
    <Stack component="fieldset" aria-label="A field of your own" spacing={1} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <TextField size="small" label="Name" value={name} onChange={({ target }) => setName(target.value)} helperText={`Sent as customFields.${id}`} />
      <TextField select size="small" label="Value" value={type} onChange={({ target }) => setType(target.value)}>
        {types.map(([value, text]) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      {type === 'string' && <TextField size="small" type="number" label="Longest" value={longest} onChange={({ target }) => setLongest(target.value)} />}
      {languages.map((language) => (
        <TextField key={language} size="small" label={`Reads (${language})`} value={texts[language] ?? ''} onChange={({ target }) => setTexts({ ...texts, [language]: target.value })} />
      ))}
      <Button variant="outlined" disabled={!isWhole} onClick={create}>
        Add the field
      </Button>
    </Stack>
  )
}
