import { useCallback, useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Icon } from '../../look/icon.tsx'
import { Tool } from '../../frame/tool.tsx'
import { useEngine } from '../../services/services.ts'
import type { EngineServices } from '../../services/services.ts'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { keepFile } from '../../parts/keep-file.ts'
import { logFailure, recordOwnUse } from '../../source/log.ts'
import { toCsv } from './csv.ts'
import type { Row } from '../order/row.ts'
import type { TextOf } from '../order/texts.ts'

/** Milliseconds of writing after which the page may do something else. */
const AT_A_TIME = 30

/** The button that writes rows as CSV, while it waits and while it works. */
interface GridExport {
  start(): void
  /** Writes these rows alone. */
  write(rows: readonly Row[]): void
  /** The page that was loaded last, of how many; absent while nothing is written. */
  progress: { page: number; pages: number } | undefined
  giveUp(): void
}

/** The rows of a list: those at hand, and those of all its pages. */
interface LoadedRows {
  rows: readonly Row[]
  pages: number
  all(heard: (page: number) => void, signal: AbortSignal): Promise<readonly Row[] | 'failed' | 'given up'>
}

interface Asked {
  model: GridModel
  columns: readonly ColumnModel[]
  loaded: LoadedRows
  textOf: TextOf
  /** Of all rows, those that would be shown, in their order. */
  shownOf(rows: readonly Row[]): readonly Row[]
}

/** Writes the rows of all pages as the list shows those of one: filters, order and columns. Leaving the list gives it up. */
export function useGridExport({ model, columns, loaded, textOf, shownOf }: Asked): GridExport {
  const engine = useEngine()
  const { t, notify } = engine
  const [page, setPage] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const giveUp = useCallback(() => {
    running.current?.abort()
    setPage(undefined)
  }, [])

  /** False when it was given up. */
  const write = async (rows: readonly Row[], signal: AbortSignal): Promise<boolean> => {
    const exported = columns.filter((column) => column.exported !== false)
    const pieces: string[] = []
    let since = performance.now()
    for (const piece of toCsv(
      exported.map(({ label }) => t(label)),
      textsOf(rows, exported.map(textOf)),
    )) {
      pieces.push(piece)
      if (performance.now() - since < AT_A_TIME) continue
      await new Promise((resolve) => setTimeout(resolve))
      if (signal.aborted) return false
      since = performance.now()
    }
    keepFile(`${model.export?.fileName ?? model.name}.csv`, new Blob(pieces, { type: 'text/csv;charset=utf-8' }))
    return true
  }

  const run = async (signal: AbortSignal, chosen?: readonly Row[]): Promise<void> => {
    const hasFurther = chosen === undefined && loaded.pages > 1
    if (hasFurther) setPage(0)
    const all = hasFurther ? await loaded.all(setPage, signal) : loaded.rows
    if (signal.aborted || all === 'given up') return
    setPage(undefined)
    if (all === 'failed') return notify({ severity: 'error', text: t('error.somethingWentWrong') })
    if (!(await write(chosen ?? shownOf(all), signal))) return
    recordOwnUse(engine, { service: model.name, operation: 'exportRows', worked: true })
  }
  const start = (chosen?: readonly Row[]): void => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    run(signal, chosen).catch((error: unknown) => {
      if (signal.aborted) return
      setPage(undefined)
      tellUnwritten(engine, model.name, error)
    })
  }
  return {
    start: () => start(),
    write: start,
    progress: page === undefined ? undefined : { page, pages: loaded.pages },
    giveUp,
  }
}

/** Says that a file could not be written, and has the reason logged: it is a fault of the portal. */
export function tellUnwritten({ port, reports, notify, t }: EngineServices, what: string, error: unknown): void {
  notify({ severity: 'error', text: t('error.somethingWentWrong') })
  logFailure(
    port,
    reports,
    `export of ${what}`,
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  )
}

/** The texts of rows, one row at a time and in one list: all at once would fill the memory. */
function* textsOf(rows: readonly Row[], texts: readonly ReturnType<TextOf>[]): Generator<readonly string[]> {
  const cells: string[] = texts.map(() => '')
  for (const row of rows) {
    for (let at = 0; at < texts.length; at += 1) cells[at] = texts[at]?.(row) ?? ''
    yield cells
  }
}

/** Writes the rows; while it works, says how far it is and can be given up. `isShort`: a sign alone. */
export function ExportButton({
  label,
  isShort,
  start,
  progress,
  giveUp,
}: Omit<GridExport, 'write'> & { label: string; isShort: boolean }) {
  const { t } = useEngine()
  const tool = useRef<HTMLButtonElement>(null)
  const isWorking = progress !== undefined
  return (
    <>
      <Tool
        ref={tool}
        icon="download"
        label={label}
        isShort={isShort}
        // Disabled it would lose the focus of who has pressed it.
        aria-disabled={isWorking}
        onClick={() => !isWorking && start()}
        sx={isWorking ? RESTING : null}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:not(:empty)': { mx: 1 } }}>
        {progress !== undefined && t('grid.exporting', { ...progress })}
      </Typography>
      {progress !== undefined && (
        <Button
          size="small"
          startIcon={<Icon name="close" />}
          onClick={() => {
            // The button goes with what it ends.
            tool.current?.focus()
            giveUp()
          }}
        >
          {t('grid.cancelExport')}
        </Button>
      )}
    </>
  )
}

const RESTING = { opacity: 0.4, cursor: 'default' } as const
