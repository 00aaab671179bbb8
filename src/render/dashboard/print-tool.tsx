import type { ReactNode } from 'react'
import { useQueries } from '@tanstack/react-query'
import { momentOf } from '../../config/index.ts'
import type { LookupModel } from '../../config/index.ts'
import type { Figure } from '../services/parts.ts'
import { useEngine } from '../services/services.ts'
import { sourceQuery } from '../source/query.ts'
import { chartOf } from './arrange.ts'
import type { PlacedWidget } from './arrange.ts'
import { daysOf } from './days-input.tsx'
import { figuresOf, isNothing } from './figures.ts'
import { widgetInput } from './use-widget.ts'

/** A widget with what it shows now. */
export interface PrintedWidget extends PlacedWidget {
  figures: readonly Figure[]
  /** When they were counted; undefined where they never were. */
  asOf: Date | undefined
}

interface Props {
  placed: readonly PlacedWidget[]
  lookups: Record<string, LookupModel>
  days: Readonly<Record<string, string>>
  printer(widgets: readonly PrintedWidget[]): ReactNode
}

/** The button that prints, once everything was answered and there is a figure to see; a widget whose call failed has none. */
export function PrintTool({ placed, lookups, days, printer }: Props) {
  const { port, parts, t, locale, formats } = useEngine()
  const queries = placed.map(({ model, roots }) =>
    sourceQuery(port, model.source, widgetInput(model, model.days && daysOf(days[model.id], model.days), roots)),
  )
  const answers = useQueries({ queries })
  const printed = placed.map((widget, index) => {
    const figures = figuresOf(widget.model, answers[index]?.data, { t, locale, formats, lookups })
    const since = answers[index]?.dataUpdatedAt ?? 0
    const asOf = since === 0 ? undefined : momentOf(since)
    return { ...widget, asOf, figures: isNothing(figures, chartOf(parts.charts, widget.model.chart)) ? [] : figures }
  })
  if (answers.some(({ isPending }) => isPending) || printed.every(({ figures }) => figures.length === 0)) return null
  return printer(printed)
}
