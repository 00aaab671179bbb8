import { entryScope, getAt } from '../../config/index.ts'
import type { Scope, WidgetModel } from '../../config/index.ts'
import { resolveValues } from '../source/call.ts'
import type { Figure } from '../services/parts.ts'
import type { EngineServices } from '../services/services.ts'

/** Goes where a click on a figure leads; a figure that is zero or missing leads nowhere. `roots` are those of the widget's values. */
export function follow(
  { click, label }: WidgetModel,
  figure: Figure,
  roots: Scope,
  { t, go, open }: Pick<EngineServices, 't' | 'go' | 'open'>,
): void {
  if (click === undefined || !figure.opens) return
  if (click.drawer !== undefined) return open(click.drawer, 'new')
  const heading =
    click.heading === undefined ? {} : { heading: t(click.heading, { widget: t(label), figure: figure.label }) }
  const values = Object.entries(resolveValues(click.query, figureScope(roots, figure))).map(([name, value]) => [
    name,
    String(value),
  ])
  if (click.route !== undefined)
    go(click.route, { ...heading, ...(Object.fromEntries(values) as Record<string, string>) })
}

/** Reads `figure.` in the figure and `row.` in its entry of the list. */
function figureScope(roots: Scope, figure: Figure): Scope {
  const around = entryScope(roots, figure.row)
  return {
    get: (path) => (path.startsWith('figure.') ? getAt(figure, path.slice('figure.'.length)) : around.get(path)),
  }
}
