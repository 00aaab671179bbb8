// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { BlockModel, DashboardModel, FormModel, ViewModel, WidgetModel } from '../../config/index.ts'
import { exampleAction, exampleRoots, exampleValidator } from '../../config/rules/examples.ts'
import { DashboardScreen } from '../dashboard/screen.tsx'
import { Drilldown } from '../drilldown/drilldown.tsx'
import { orders } from '../drilldown/examples.ts'
import { FormPanel } from '../form/panel.tsx'
import { exampleGrid } from '../testing/grid.ts'
import { useLookup } from '../lookup/use-lookup.ts'
import { ScreenContext } from '../screen/screen.ts'
import { showList, showOn } from '../testing/list.tsx'
import { manifestOf } from '../testing/manifest.ts'
import { panelForm, press, typeIn } from '../testing/panel.tsx'
import { ok, testWorld } from '../testing/world.tsx'
import { stillScreen, viewScope } from '../blocks/scope.ts'
import { ViewScreen } from '../view/screen.tsx'

/** A whole form takes its time on a busy machine. */
const SLOW = { timeout: 10_000 }

/** Every kind of entry of the JSON that names an operation, with values in path, query and body. */

afterEach(cleanup)

const rules = {
  path: { of: { from: 'session.userId' } },
  query: { by: { from: 'session.userId' }, none: { from: 'session.nothing' } },
  body: { who: { from: 'session.userId' }, kinds: ['A', { from: 'tenant.id' }] },
}
const sent = { path: { of: 'SOMEONE' }, query: { by: 'SOMEONE' }, body: { who: 'SOMEONE', kinds: ['A', 'ONE'] } }
const source = { ...rules, operation: 'ask', at: '' }
const brought = { id: '7', name: 'box', list: [{ id: '7', no: 'T-7' }] }
const asks = { ask: () => ok(brought), show: () => ok(brought) }

const block: BlockModel = {
  id: 'words',
  block: 'words',
  at: '',
  options: {},
  fields: [],
  columns: [],
  details: [],
  actions: [],
  empty: 'nothing',
}
const view: ViewModel = {
  kind: 'view',
  name: 'thing',
  title: 'Thing',
  titles: [],
  empty: 'nothing',
  actions: [],
  menu: false,
  sectionsShown: 'all',
  source: { operation: 'show', path: {}, query: {}, at: '' },
  sections: [],
  lookups: {},
}
const widget: WidgetModel = {
  id: 'widget',
  label: 'Widget',
  chart: 'plain',
  options: {},
  source: { operation: 'count', path: {}, query: {}, at: '' },
  figures: [{ id: 'id', label: 'Id', value: 'id' }],
  width: 4,
}
const dashboard: DashboardModel = {
  kind: 'dashboard',
  name: 'own',
  title: 'Own',
  banner: 'never',
  empty: 'nothing',
  counters: [],
  widgets: [],
  lookups: {},
}
const list = { at: 'list', code: 'id', value: 'no', isDay: false }

const world = () => {
  const made = testWorld(asks)
  const part = { component: () => null }
  const blocks = { words: { ...part, manifest: manifestOf('block', 'words') } }
  const charts = { plain: { ...part, height: 1, manifest: manifestOf('chart', 'plain') } }
  Object.assign(made.services.parts, { blocks, charts })
  return made
}
const openForm = (more: Partial<FormModel>, recordId = 'new') => {
  const made = testWorld({ ...asks, listRecords: () => ok([{ id: '7', no: 'T-7' }]) })
  const model = panelForm({ record: { id: 'id', load: source, initial: {} }, ...more })
  render(
    <FormPanel
      model={model}
      validator={exampleValidator(model)}
      recordId={recordId}
      openRecord={() => undefined}
      onClosed={() => undefined}
    />,
    { wrapper: made.Portal },
  )
  return made
}
const openView = (more: Partial<ViewModel>) => {
  const made = world()
  render(<ViewScreen model={{ ...view, ...more }} recordId="7" onClosed={() => undefined} />, { wrapper: made.Portal })
  return made
}
const openDashboard = (more: Partial<DashboardModel>) => {
  const made = world()
  render(<DashboardScreen model={{ ...dashboard, ...more }} days={{}} onDaysChange={() => undefined} />, {
    wrapper: made.Portal,
  })
  return made
}
const takeover = { omit: [], set: {}, rows: {} }

describe('What the JSON names in path, query and body is sent by', () => {
  it.each<[string, () => ReturnType<typeof world> | Promise<Pick<ReturnType<typeof world>, 'callsOf'>>]>([
    ['the record of a form', () => openForm({}, '7')],
    ['the record that a copy is made of', () => openForm({ copy: { ...takeover, label: 'Copy' } }, 'new:7')],
    [
      'the record that is applied to a form',
      async () => {
        const records = {
          ...{ id: 'records', operation: 'listRecords', query: {} },
          ...{ at: '', value: 'id', label: 'no' },
        }
        const apply = { ...takeover, label: 'from', lookup: 'records', load: source }
        const opened = openForm({ apply, lookups: { records } })
        fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'from' }, SLOW))
        fireEvent.click(await screen.findByRole('option', { name: 'T-7' }))
        return opened
      },
    ],
    ['what a form asks for beside its record', () => openForm({ asks: { terms: source } })],
    ['a view', () => openView({ source })],
    ['a block', () => openView({ sections: [{ id: 'one', label: 'One', blocks: [{ ...block, source }] }] })],
    [
      'a button of a view',
      async () => {
        const opened = openView({ actions: [{ id: 'do', label: 'Do', call: 'ask', ...rules }] })
        fireEvent.click(await screen.findByRole('button', { name: 'Do' }))
        return opened
      },
    ],
    [
      'a list',
      () => {
        showOn('wide')
        return showList(world(), exampleGrid({ rows: { ...source, at: 'list', id: 'id', instead: [] } }))
      },
    ],
    [
      'what a list asks instead',
      () => {
        showOn('wide')
        const instead = [{ id: 'other', ...source, at: 'list', when: { all: [] } }]
        const rows = { operation: 'listThings', path: {}, query: {}, at: 'list', id: 'id', instead }
        return showList(world(), exampleGrid({ rows }))
      },
    ],
    ['a widget', () => openDashboard({ widgets: [{ ...widget, source }] })],
    ['a counter', () => openDashboard({ counters: [{ id: 'counter', label: 'Counter', source }] })],
    [
      'widgets that an answer arranges',
      () =>
        openDashboard({
          arranged: {
            source,
            list: 'list',
            id: 'id',
            name: 'no',
            chart: 'no',
            widget: { source: widget.source, list },
          },
        }),
    ],
    [
      'the cache of a widget',
      async () => {
        const opened = openDashboard({ widgets: [{ ...widget, cache: { operation: 'ask', ...rules } }] })
        fireEvent.click(await screen.findByRole('button', { name: /refresh/i }))
        return opened
      },
    ],
    [
      'a level of a drill-down',
      () => {
        const made = world()
        const [first, ...others] = orders.levels
        const levels = first === undefined ? [] : [{ ...first, source }, ...others]
        render(
          <ScreenContext value={stillScreen({}, viewScope(made.services.scope, '7', {}))}>
            <Drilldown model={{ ...orders, levels }} file={{}} />
          </ScreenContext>,
          { wrapper: made.Portal },
        )
        return made
      },
    ],
  ])('%s', async (_what, open) => {
    const { callsOf } = await open()
    await waitFor(() => expect(callsOf('ask')).toEqual([sent]), SLOW)
  })

  it('an action of a form, whose body is what is filled in', async () => {
    const { path, query } = rules
    const set = { note: { from: 'session.userId' } }
    const { callsOf } = openForm({ actions: [exampleAction('send', { call: 'ask', path, query, set })] })
    await screen.findByLabelText('name', {}, SLOW)
    typeIn('name', 'Ann')
    press('send')
    await waitFor(() => expect(callsOf('ask')).toEqual([{ ...sent, body: { name: 'Ann', note: 'SOMEONE' } }]))
  })

  it('a lookup, which has no path', async () => {
    const made = world()
    const lookup = { ...{ id: 'things', operation: 'ask', at: 'list', value: 'id', label: 'no' }, ...rules }
    function Choices() {
      return useLookup('things').items.map(({ label }) => <p key={label}>{label}</p>)
    }
    const { query, body } = rules
    render(
      <ScreenContext value={stillScreen({ things: { ...lookup, query, body } }, viewScope(exampleRoots, '7', {}))}>
        <Choices />
      </ScreenContext>,
      { wrapper: made.Portal },
    )
    expect(await screen.findByText('T-7')).toBeDefined()
    expect(made.callsOf('ask')).toEqual([{ query: sent.query, body: sent.body }])
  })
})
