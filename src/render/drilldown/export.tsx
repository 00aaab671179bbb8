import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { getAt } from '../../config/index.ts'
import type { ExportColumnModel, ExportModel, LookupModel, Scope } from '../../config/index.ts'
import { toCsv } from '../grid/export/csv.ts'
import { tellUnwritten } from '../grid/export/export-button.tsx'
import { pagesOf } from '../grid/order/paging.ts'
import { textIn } from '../parts/text-in.ts'
import { keepFile } from '../parts/keep-file.ts'
import { useEngine } from '../services/services.ts'
import { callSource } from '../source/call-source.ts'
import { failureText } from '../source/failure.ts'
import { recordOwnUse } from '../source/log.ts'
import { Icon } from '../look/icon.tsx'
import { countAt } from './opened.ts'

/** An export under way: which page of how many is there. */
interface Exporting {
  page: number
  pages: number
}

interface Target {
  model: ExportModel
  lookups: Record<string, LookupModel>
  /** Where the call of a page reads. */
  scopeOf(page: number): Scope
  /** The row that opened the level. */
  row: unknown
}

/**
 * Writes the lists of an export as one CSV, asked page by page. Cancelled or failed, nothing is written; leaving the level
 * cancels.
 */
function useExport({ model, lookups, scopeOf, row }: Target): {
  exporting: Exporting | undefined
  start(): void
  cancel(): void
} {
  const engine = useEngine()
  const { port, parts, notify, t, locale, formats } = engine
  const [exporting, setExporting] = useState<Exporting>()
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => {
    running.current?.abort()
    setExporting(undefined)
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const textOf = (entries: Walked, { of, ...own }: ExportColumnModel): string => {
    const entry = (of === 'row' ? row : entries[of]) as Record<string, unknown> | undefined
    if (entry === undefined) return ''
    const value = getAt(entry, own.field)
    const column = { ...own, align: 'left', filter: 'none', sortable: false } as const
    return parts.cells[own.cell]?.text(value, column, { say: t, locale, formats, lookups, row: entry }) ?? textIn(value)
  }

  const run = async (signal: AbortSignal): Promise<void> => {
    const rows: Walked[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await callSource(port, model.source, scopeOf(page), { signal })
      if (signal.aborted) return
      if (!answer.ok) return notify({ severity: 'error', text: failureText(answer.problem, t) })
      if (model.paging !== undefined)
        pages = pagesOf(countAt(answer.data, model.paging.total), countAt(answer.data, model.paging.size))
      rows.push(...walked(model.walk, answer.data))
      setExporting({ page, pages })
    }
    const named = model.value === undefined ? '' : textIn(scopeOf(1).get(model.value))
    const cells = rows.map((entries) => model.columns.map((column) => textOf(entries, column)))
    const csv = new Blob(
      [
        ...toCsv(
          model.columns.map(({ label }) => t(label)),
          cells,
        ),
      ],
      { type: 'text/csv;charset=utf-8' },
    )
    keepFile(`${[model.fileName, named].filter((part) => part !== '').join('-')}.csv`, csv)
    recordOwnUse(engine, { service: model.fileName, operation: 'exportRows', worked: true })
  }

  const start = (): void => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setExporting({ page: 0, pages: 1 })
    void run(controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) tellUnwritten(engine, model.fileName, error)
      })
      .finally(() => {
        if (running.current === controller && !controller.signal.aborted) setExporting(undefined)
      })
  }
  return { exporting, start, cancel }
}

interface Props {
  model: ExportModel
  lookups: Record<string, LookupModel>
  scopeOf(page: number): Scope
  row: unknown
}

/** Writes what a level holds as a file; while it is fetched page by page, how far it is and the way to stop it. */
export function ExportButton(props: Props) {
  const { t } = useEngine()
  const { exporting, start, cancel } = useExport(props)
  const label = t(props.model.label)
  const begin = useRef<HTMLButtonElement>(null)
  const isWorking = exporting !== undefined
  const wasWorking = useRef(isWorking)
  // The button that ends it goes with it, and with that the focus, unless it is elsewhere by then.
  useLayoutEffect(() => {
    if (wasWorking.current && !isWorking && document.activeElement === document.body) begin.current?.focus()
    wasWorking.current = isWorking
  }, [isWorking])
  if (exporting === undefined) {
    return (
      <Button ref={begin} size="small" startIcon={<Icon name="download" />} onClick={start}>
        {label}
      </Button>
    )
  }
  const { page, pages } = exporting
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ width: 160 }}>
        <Typography role="status" variant="body2" color="textSecondary">
          {t('grid.exporting', { page, pages })}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * page) / pages} aria-label={label} />
      </Box>
      <Button size="small" autoFocus onClick={cancel}>
        {t('action.cancel')}
      </Button>
    </Box>
  )
}

/** The entries around and including an innermost one, by their names in the walk. */
type Walked = Readonly<Record<string, unknown>>

/** Every innermost entry of lists inside lists with those around it, in their order. An entry without a list inside is one too. */
export function walked(walk: ExportModel['walk'], answer: unknown): Walked[] {
  const [list, ...inner] = walk
  if (list === undefined) return [{}]
  const entries = getAt(answer, list.at)
  return Array.isArray(entries)
    ? entries.flatMap((entry: unknown) => below(inner, entry).map((rest) => ({ [list.id]: entry, ...rest })))
    : []
}

function below(walk: ExportModel['walk'], entry: unknown): Walked[] {
  const found = walked(walk, entry)
  return found.length > 0 ? found : [{}]
}
