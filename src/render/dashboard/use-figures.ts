import { useQueries } from '@tanstack/react-query'
import type { LookupModel, Scope, WidgetModel } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import { answerQuery, inputOf } from '../view/answer.ts'
import { figuresOf } from './figures.ts'
import type { Figure } from '../parts.ts'

/** The figures of several widgets, as their cards show them; a widget whose call failed has none. */
export function useFigures(widgets: readonly WidgetModel[], lookups: Record<string, LookupModel>, roots: Scope): { figures: Figure[][]; isLoading: boolean } {
  const { port, t, locale } = useEngine()
  const answers = useQueries({ queries: widgets.map(({ source }) => answerQuery(port, source, inputOf(source, roots))) })
  return {
    figures: widgets.map((widget, index) => figuresOf(widget, answers[index]?.data, { t, locale, lookups })),
    isLoading: answers.some(({ isPending }) => isPending),
  }
}
