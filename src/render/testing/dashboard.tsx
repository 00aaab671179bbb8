import { render, screen, within } from '@testing-library/react'
import type { DashboardModel, WidgetModel } from '../../config/index.ts'
import { DashboardScreen } from '../dashboard/screen.tsx'
import type { ChartPart } from '../services/parts.ts'
import { manifestOf } from './manifest.ts'
import { testWorld } from './world.tsx'
import type { Reply } from './world.tsx'

export const manifest = manifestOf('chart', 'plain')
/** A chart that is a button for each figure. */
export const plain: ChartPart = {
  height: 100,
  manifest,
  component: ({ figures, choose }) =>
    figures.map((figure) => (
      <button key={figure.id} onClick={() => choose(figure)}>{`${figure.label} ${figure.value ?? '?'}`}</button>
    )),
}
const broken: ChartPart = {
  height: 100,
  manifest,
  component: () => {
    throw new Error('broken chart')
  },
}

export const list = { at: 'rows', code: 'code', label: 'name', value: 'value', isDay: false }
/** A widget over the operation of its name. */
export const widget = (id: string, change: Partial<WidgetModel> = {}): WidgetModel => ({
  id,
  label: id,
  chart: 'plain',
  options: {},
  source: { operation: id, path: {}, query: { of: 'x' }, at: '' },
  list,
  figures: [],
  width: 4,
  ...change,
})
export const rows = {
  rows: [
    { code: 'A', name: 'alpha', value: 4, more: 'a1,a2' },
    { code: 'B', name: 'beta', value: 0 },
  ],
}

/** Draws a dashboard of widgets; `replies` are those of its operations. */
export function open(
  widgets: WidgetModel[],
  replies: Record<string, Reply>,
  more: Partial<DashboardModel> = {},
  days = {},
  charts: Record<string, ChartPart> = {},
) {
  const world = testWorld(replies)
  Object.assign(world.services.parts, { charts: { plain, broken, ...charts } })
  const model: DashboardModel = {
    kind: 'dashboard',
    name: 'own',
    title: 'dashboard.title',
    banner: 'never',
    empty: 'dashboard.noData',
    counters: [],
    widgets,
    lookups: {},
    ...more,
  }
  const changed: Readonly<Record<string, string>>[] = []
  const Screen = () => (
    <world.Portal>
      <DashboardScreen
        model={model}
        banner={<p>banner</p>}
        printer={(printed) => (
          <>
            <p>{`prints ${printed.map(({ name, counted, figures }) => `${name} (${counted}) ${figures.length}`).join(', ')}`}</p>
            <p>{`of ${printed.map(({ asOf }) => asOf?.toISOString() ?? 'no time').join(', ')}`}</p>
          </>
        )}
        days={days}
        onDaysChange={(next) => changed.push(next)}
      />
    </world.Portal>
  )
  render(<Screen />)
  return { ...world, changed }
}

/** What stands in the card of a widget. */
export const card = (name: string) => within(screen.getByRole('article', { name }))
