import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { Condition } from '../config/index.ts'
import type { OutlineEntry } from '../config/node.ts'
import { shownWhenEmpty } from './Committed.tsx'
import { ConditionEditor, type NamedField } from './ConditionEditor.tsx'

interface RequiredProps {
  entry: OutlineEntry
  fields: readonly NamedField[]
  set(value?: unknown): void
}

interface Requirement {
  on?: string
  when?: Condition
}

/** When a value must be given; a condition narrows it to some cases. */
export function Required({ entry, fields, set }: RequiredProps) {
  const said = entry.says['required']
  const requirement: Requirement = typeof said === 'object' && said !== null ? said : { ...(said === true && { on: 'save' }) }
  const level = said === undefined || said === false ? '' : (requirement.on ?? 'submit')
  return (
    <Stack spacing={1}>
      <TextField select size="small" label="Required" slotProps={shownWhenEmpty} value={level} onChange={({ target }) => set(target.value === '' ? undefined : { ...requirement, on: target.value })}>
        <MenuItem value="">as the base says</MenuItem>
        <MenuItem value="submit">when submitting</MenuItem>
        <MenuItem value="save">when saving</MenuItem>
      </TextField>
      {level !== '' && (
        <ConditionEditor
          label="Required only while"
          value={requirement.when}
          fields={fields}
          commit={(when) => set({ on: level, ...requirement, ...(when === undefined ? { when: undefined } : { when }) })}
        />
      )}
    </Stack>
  )
}
