import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { TEXT_ALIGN } from '../../look/text-align.ts'
import { usePrinting } from '../../look/use-printing.ts'
import { Cell } from '../../parts/cell.tsx'
import { isCode } from '../../look/unbroken.ts'
import { useEngine } from '../../services/services.ts'
import { RowFlags } from '../flags/flags.tsx'
import type { FlagsOf } from '../flags/flags.tsx'
import type { Row } from '../order/row.ts'
import type { TextOf } from '../order/texts.ts'

/** The most rows on paper; more are for a file. */
const MOST = 1000

interface PaperRowsProps {
  model: GridModel
  columns: readonly ColumnModel[]
  rows: readonly Row[]
  /** They are those that the reader chose, not what the list's head counts. */
  areChosen: boolean
  /** Absent where no row has one. */
  flags: FlagsOf | undefined
  /** What the cells draw. */
  drawnOf: TextOf
}

/**
 * The rows for the browser's own print command: the table on the screen draws those in sight alone. Nothing while the page is not printed. Paper
 * lies across, as a list is wide, and every page begins with the headings; a record that is printed over the list stays upright.
 */
export function PaperRows(props: PaperRowsProps) {
  return usePrinting() && <PaperTable {...props} />
}

function PaperTable({ model, columns, rows, areChosen, flags, drawnOf }: PaperRowsProps) {
  const { t } = useEngine()
  const texts = columns.map(drawnOf)
  const printed = rows.slice(0, MOST)
  return (
    <Box className={PAPER_LIST} sx={{ display: 'none', displayPrint: 'block' }}>
      <GlobalStyles styles={ACROSS} />
      {areChosen && <Typography variant="body2">{t('grid.chosen', { count: rows.length })}</Typography>}
      {printed.length < rows.length && (
        <Typography variant="body2">{t('grid.printedPart', { shown: printed.length, rows: rows.length })}</Typography>
      )}
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} style={{ textAlign: TEXT_ALIGN[column.align] }}>
                {t(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {printed.map((row, index) => (
            <tr key={index}>
              {columns.map((column, place) => (
                <td
                  key={column.id}
                  style={{ textAlign: TEXT_ALIGN[column.align], ...(isCode(texts[place]?.(row) ?? '') && WHOLE) }}
                >
                  {place === 0 && flags !== undefined && <RowFlags row={row} {...flags} />}
                  <Cell row={row} column={column} lookups={model.lookups} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const PAPER_LIST = 'paper-list'

/**
 * The pages of what the list stands in alone lie across: what is printed instead of that is another part of the document. A part that holds
 * nothing, such as the place of notices, would begin a page of its own, which stays blank.
 */
const ACROSS = {
  [`body:has(.${PAPER_LIST}) > :empty`]: { display: 'none' },
  [`body > :has(.${PAPER_LIST})`]: { page: 'across' },
  '@page across': { size: 'A4 landscape' },
} as const

/** Many columns stand side by side on paper. */
const PAPER_FONT = '10px'

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: PAPER_FONT,
  printColorAdjust: 'exact',
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    py: 0.5,
    pr: 1,
    textAlign: 'left',
    verticalAlign: 'baseline',
    borderBottom: 1,
    borderColor: 'divider',
  },
  // A badge makes no row higher.
  '& .MuiChip-root': { height: 'auto', verticalAlign: 'baseline', fontSize: 'inherit' },
} as const

/** A number that is broken at its hyphen is read as two. */
const WHOLE = { whiteSpace: 'nowrap' } as const

/** What of a list goes on paper by itself, in place of all of its rows, and what prints that. */
export function useOwnPaper(): { rows: readonly Row[] | undefined; print: (rows: readonly Row[]) => void } {
  const [rows, setRows] = useState<readonly Row[]>()
  useEffect(() => {
    const end = () => setRows(undefined)
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])
  return {
    rows,
    print(own) {
      flushSync(() => setRows(own))
      window.print()
    },
  }
}
