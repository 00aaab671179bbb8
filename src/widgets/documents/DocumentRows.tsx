import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useEngine, visuallyHidden } from '../../render/index.ts'
import { RecordTable } from '../block/Table.tsx'
import { firstText, showText } from '../wire/text.ts'
import { DayOf, DescriptionOf, FileName, isStored, TypeOf } from './parts.tsx'
import type { DocumentProps } from './parts.tsx'

/** One document of the list. */
export interface DocumentRow extends DocumentProps {
  key: string
  /** What is wrong with it. */
  errors: ReactNode
  buttons: ReactNode
}

export interface DocumentRowsProps {
  label: string
  rows: readonly DocumentRow[]
  hasButtons: boolean
}

const COLUMNS = [
  {
    name: 'serial',
    label: 'documents.number',
    draw: ({ entry, options: { names } }: DocumentRow) => showText(entry[names.serial ?? '']),
  },
  { name: 'type', label: 'documents.type', draw: (row: DocumentRow) => <TypeOf {...row} key={row.id} /> },
  {
    name: 'description',
    label: 'documents.description',
    draw: (row: DocumentRow) => <DescriptionOf {...row} key={row.id} />,
  },
  { name: 'file', label: 'documents.fileName', draw: (row: DocumentRow) => <FileName {...row} key={row.id} /> },
  { name: 'date', label: 'documents.date', draw: (row: DocumentRow) => <DayOf {...row} key={row.id} /> },
  {
    name: 'by',
    label: 'documents.by',
    draw: ({ entry, options: { names } }: DocumentRow) => firstText(entry, [names.by ?? '', names.byCode ?? '']),
  },
] as const

/** The columns that the options name a field for; not the type where all are of one. */
export function columnsOf([row]: readonly DocumentRow[]) {
  const isOfOne = row?.options.ofType !== undefined
  return COLUMNS.filter(({ name }) => row?.options.names[name] !== undefined && !(isOfOne && name === 'type'))
}

/** Documents as a table. */
export function DocumentTable({ label, rows, hasButtons }: DocumentRowsProps) {
  const { t } = useEngine()
  const columns = columnsOf(rows)
  return (
    <RecordTable name={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {t(column.label)}
            </th>
          ))}
          {hasButtons && (
            <th scope="col">
              <span style={visuallyHidden}>{t('documents.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map((column) => (
              <td
                key={column.name}
                style={{
                  minWidth: WIDTHS[column.name],
                  overflowWrap: 'anywhere',
                  whiteSpace: column.name === 'date' ? 'nowrap' : undefined,
                }}
              >
                {column.draw(row)}
                {column.name === 'file' && row.errors}
              </td>
            ))}
            {hasButtons && <td className="control">{row.buttons}</td>}
          </tr>
        ))}
      </tbody>
    </RecordTable>
  )
}

/** Least widths: on a tablet held upright the six of them fit. */
const WIDTHS = { serial: 40, type: 105, description: 110, file: 150, date: 100, by: 95 } as const

/** Documents as cards below each other, for a narrow screen: in few lines; one that is still to be sent has a line for each value. */
export function DocumentCards({ label, rows }: DocumentRowsProps) {
  const columns = columnsOf(rows)
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Box component="li" key={row.key} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <Box sx={isStored(row.change) ? FEW : { flexBasis: '100%', minWidth: 0 }}>
              {isStored(row.change) ? <Stored row={row} columns={columns} /> : <Lines row={row} columns={columns} />}
            </Box>
            <Box sx={{ ml: 'auto', mt: isStored(row.change) ? -1 : 0, mr: -1 }}>{row.buttons}</Box>
          </Box>
          {row.errors}
        </Box>
      ))}
    </Box>
  )
}

interface CardProps {
  row: DocumentRow
  columns: ReturnType<typeof columnsOf>
}

const FEW = { flex: '1 1 0', minWidth: 0, display: 'grid', rowGap: 0.5, typography: 'body2' } as const

/** Its file; then what it is; then number, day and person. What the values are called is heard, not seen. */
function Stored({ row, columns }: CardProps) {
  const named = (...names: string[]) => columns.filter(({ name }) => names.includes(name) && isSaid(row, name))
  return (
    <>
      <Group row={row} columns={named('file')} sx={{ fontWeight: 600 }} />
      <Group row={row} columns={named('type', 'description')} />
      <Group row={row} columns={named('serial', 'date', 'by')} sx={{ color: 'text.secondary' }} />
    </>
  )
}

/** Whether there is a value to be read. */
function isSaid({ entry, options: { names } }: DocumentRow, name: string): boolean {
  if (name === 'file' || name === 'serial') return true
  const fields = name === 'by' ? [names.by, names.byCode] : [names[name as 'type' | 'description' | 'date']]
  return (
    firstText(
      entry,
      fields.map((field) => field ?? ''),
    ) !== ''
  )
}

/** Between two values of a line; one whose words are on their way has no place there yet. */
const VALUE = {
  minWidth: 0,
  '&:not(:last-of-type)::after': { content: '"·"', ml: 1 },
  '&:has(> dd:empty)': { display: 'none' },
} as const

function Group({ row, columns, sx = {} }: CardProps & { sx?: object }) {
  const { t } = useEngine()
  if (columns.length === 0) return null
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, position: 'relative', ...sx }}>
      {columns.map((column) => (
        <Box key={column.name} sx={VALUE}>
          <Box component="dt" sx={column.name === 'serial' ? { display: 'inline', mr: 0.5 } : visuallyHidden}>
            {t(column.label)}
          </Box>
          <Box component="dd" sx={{ m: 0, display: 'inline', overflowWrap: 'anywhere' }}>
            {column.draw(row)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Each value on a line beside what it is called. */
function Lines({ row, columns }: CardProps) {
  const { t } = useEngine()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: 1.5,
        rowGap: 0.75,
        typography: 'body2',
      }}
    >
      {columns.map((column) => (
        <Box key={column.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(column.label)}
          </Box>
          <Box component="dd" sx={{ m: 0, minHeight: '1.4em', overflowWrap: 'anywhere' }}>
            {column.draw(row)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
