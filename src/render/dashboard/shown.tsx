import { useMemo } from 'react'
import Box from '@mui/material/Box'
import type { LookupModel, Scope, WidgetModel } from '../../config/index.ts'
import { Empty } from '../frame/empty.tsx'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { WaitingText } from '../look/waiting-text.tsx'
import { MissingPart } from '../parts/part-boundary.tsx'
import type { ChartPart, Figure } from '../services/parts.ts'
import { useEngine } from '../services/services.ts'
import { FigureTable } from './figure-table.tsx'
import { figuresOf, follow, isNothing, noneOf } from './figures.ts'
import { WidgetFailed, WidgetSkeleton } from './states.tsx'
import type { useChart } from './use-widget.ts'

interface ShownProps {
  model: WidgetModel
  /** In words. */
  name: string
  /** Label of the text shown when there is nothing to show. */
  empty: string
  lookups: Record<string, LookupModel>
  /** Where the values of its calls read. */
  roots: Scope
  part: ChartPart | undefined
  chart: ReturnType<typeof useChart>
  data: unknown
  asTable: boolean
}

/** What a widget counted: its chart, with the same figures for those who do not see it, or the table of them. A tile says its one number in words. */
export function Shown({
  model,
  name,
  part,
  chart: { Chart, hasFailed, retry },
  empty,
  lookups,
  roots,
  data,
  asTable,
}: ShownProps) {
  const { t, locale, formats, go, open } = useEngine()
  const figures = useMemo(() => {
    const found = figuresOf(model, data, { t, locale, formats, lookups })
    return found.length === 0 && part?.isSum === true ? noneOf(model, data, name) : found
  }, [model, name, part, data, t, locale, formats, lookups])
  const choose = (figure: Figure): void => follow(model, figure, roots, { t, go, open })
  if (part === undefined) return <MissingPart name={model.chart} label={name} />
  if (isNothing(figures, part)) return <Empty scene="chart" text={t(empty)} />
  if (asTable) return <FigureTable label={name} {...{ figures, choose }} />
  if (hasFailed) return <WidgetFailed text={t(empty)} retry={retry} />
  return (
    <>
      {Chart === undefined ? (
        <WidgetSkeleton part={part} />
      ) : (
        <Chart label={name} {...{ figures, choose }} options={model.options} />
      )}
      {part.isWholeCard !== true && (
        <div style={visuallyHidden}>
          <FigureTable label={name} figures={figures} />
        </div>
      )}
    </>
  )
}

/** Figures that are known by name stand there without their numbers, and so does a tile; others are a shape of the chart's height. */
export function Waiting({
  model,
  name,
  part,
  chart: { Chart },
  lookups,
}: Pick<ShownProps, 'model' | 'name' | 'part' | 'chart' | 'lookups'>) {
  const { t, locale, formats } = useEngine()
  const figures = useMemo(
    () => figuresOf(model, undefined, { t, locale, formats, lookups }),
    [model, t, locale, formats, lookups],
  )
  const isNamed = part?.showsZero === true && (figures.length > 0 || part.isWholeCard === true)
  if (Chart === undefined || !isNamed) return <WidgetSkeleton part={part} />
  return (
    <>
      <WaitingText text={t('dashboard.loading')} />
      <Box inert sx={{ opacity: 0.4 }}>
        <Chart label={name} figures={figures} choose={() => undefined} options={model.options} />
      </Box>
    </>
  )
}
