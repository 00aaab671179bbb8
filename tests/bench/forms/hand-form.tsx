import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Grid from '@mui/material/Grid'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useFieldArray, useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { choices, columns, groups, LONGEST, type Place } from './workload.ts'

interface Order {
  items: Record<string, unknown>[]
}
type Register = UseFormReturn<Order>['register']

/** The fields as one writes them by hand: MUI's inputs, registered with react-hook-form, uncontrolled. */
export function HandForm({ data }: { data: Record<string, unknown> }) {
  const { register, control, handleSubmit, formState } = useForm<Order>({ defaultValues: data as unknown as Order })
  const { fields, append } = useFieldArray({ control, name: 'items' })
  const { errors } = formState
  return (
    <Box component="form" noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)} sx={{ p: 3 }}>
      {groups.map(({ name, title, places }) => (
        <Box key={title} component="fieldset" sx={{ mb: 4 }}>
          <Typography component="legend" variant="h6">
            {title}
          </Typography>
          <Grid container spacing={2}>
            {places.map((place) => (
              <Grid key={place.name} size={3}>
                <Field
                  place={place}
                  path={name === '' ? place.name : `${name}.${place.name}`}
                  {...{ register, errors, data }}
                  label={place.title}
                />
              </Grid>
            ))}
          </Grid>
        </Box>
      ))}
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ name, title }) => (
              <TableCell key={name}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((item, index) => (
            <TableRow key={item.id}>
              {columns.map((column) => (
                <TableCell key={column.name}>
                  <Field
                    place={column}
                    path={`items.${String(index)}.${column.name}`}
                    {...{ register, errors, data }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button data-add onClick={() => append({})}>
        Add
      </Button>
      <Button type="submit">Submit</Button>
    </Box>
  )
}

interface FieldProps {
  place: Place
  path: string
  label?: string
  register: Register
  errors: FieldErrors<Order>
  data: Record<string, unknown>
}

function Field({ place: { kind, title, required }, path, label, register, errors, data }: FieldProps) {
  const rules = kind === 'text' ? { maxLength: LONGEST, ...(required && { required: 'Required' }) } : {}
  const { ref, ...registered } = register(path as 'items', {
    ...rules,
    ...(kind === 'number' && { valueAsNumber: true }),
  })
  const error = at(errors, path) as { message?: string } | undefined
  const value = at(data, path)
  if (kind === 'flag')
    return (
      <FormControlLabel
        label={title}
        control={<Switch {...registered} slotProps={{ input: { ref } }} defaultChecked={value === true} />}
      />
    )
  const shared = {
    ...registered,
    inputRef: ref,
    id: path,
    fullWidth: true,
    size: 'small' as const,
    error: error !== undefined,
    helperText: error?.message,
    slotProps: { htmlInput: { 'aria-label': title, ...(kind === 'text' && { maxLength: LONGEST }) } },
    ...(label !== undefined && { label }),
  }
  if (kind !== 'choice') return <TextField {...shared} type={kind} />
  return (
    <TextField {...shared} select defaultValue={value ?? ''}>
      {['', ...choices].map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  )
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)
}
