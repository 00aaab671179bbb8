import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useEngine, visuallyHidden } from '../../render/index.ts'
import { Table, TableBox } from '../block/Table.tsx'
import { firstText, showText } from '../wire/text.ts'
import { DayOf, DescriptionOf, FileName, TypeOf } from './parts.tsx'
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
    <TableBox>
      <Table aria-label={label}>
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
      </Table>
    </TableBox>
  )
}

const WIDTHS = { serial: 40, type: 120, description: 140, file: 190, date: 100, by: 100 } as const

/** Documents as cards below each other, for a narrow screen. */
export function DocumentCards({ label, rows }: DocumentRowsProps) {
  const { t } = useEngine()
  const columns = columnsOf(rows)
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Box component="li" key={row.key} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
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
          {row.errors}
          {row.buttons}
        </Box>
      ))}
    </Box>
  )
}
