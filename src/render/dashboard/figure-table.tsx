import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Figure } from '../services/parts.ts'
import { countText } from '../services/formats.ts'
import { useEngine } from '../services/services.ts'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { sumOf } from './figures.ts'

interface Props {
  label: string
  figures: readonly Figure[]
  /** Absent: names are text alone. */
  choose?(figure: Figure): void
}

/** The figures of a chart as a table: what a screen reader reads, and what is shown on request. */
export function FigureTable({ label, figures, choose }: Props) {
  const { t, formats } = useEngine()
  const count = (value: number | undefined): string =>
    value === undefined ? t('dashboard.noFigure') : countText(value, formats)
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': { py: 0.75, px: 1, textAlign: 'left', fontWeight: 400, borderBottom: 1, borderColor: 'divider' },
        '& td, & th:last-child': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        '& thead th, & tfoot *': { fontWeight: '600 !important' },
      }}
    >
      <caption style={visuallyHidden}>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.name')}</th>
          <th scope="col">{t('dashboard.count')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.id}>
            <th scope="row">
              {choose !== undefined && figure.opens ? (
                <Link
                  component="button"
                  type="button"
                  sx={{ textAlign: 'left', font: 'inherit' }}
                  onClick={() => choose(figure)}
                >
                  {figure.label}
                </Link>
              ) : (
                figure.label
              )}
            </th>
            <td>{count(figure.value)}</td>
          </tr>
        ))}
      </tbody>
      {figures.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('dashboard.total')}</th>
            <td>{count(figures.some(({ value }) => value !== undefined) ? sumOf(figures) : undefined)}</td>
          </tr>
        </tfoot>
      )}
    </Box>
  )
}
