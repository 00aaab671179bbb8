// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import type { ViewModel } from '../../config/index.ts'
import { EngineContext } from '../../render/index.ts'
import { ViewBody } from '../../render/view.ts'
import { blockParts } from '../blocks.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'

afterEach(cleanup)

const cards = blockOf({
  block: 'cards',
  options: { heading: ['no', 'otherNo'], status: 'state', statusLookup: 'states' },
  details: [
    blockOf({
      block: 'hero',
      options: { name: 'way', stops: [{ label: 'from', place: ['from'] }] },
      visible: { field: 'row.from', filled: true },
    }),
    blockOf({
      block: 'timeline',
      label: 'events',
      at: 'events',
      options: { name: 'what', planned: 'p', actual: 'a' },
    }),
  ],
})
const view: ViewModel = {
  kind: 'view',
  name: 'list',
  title: 'list',
  titles: [],
  empty: 'nothing',
  actions: [],
  menu: false,
  sectionsShown: 'all',
  sections: [{ id: 'all', blocks: [cards] }],
  lookups: {
    states: {
      id: 'states',
      query: {},
      at: '',
      value: 'value',
      label: 'label',
      options: [{ value: 'ON', label: 'state.on' }],
    },
  },
}
const show = (data: unknown) =>
  render(
    <EngineContext value={{ ...servicesOf(), parts: { fields: {}, cells: {}, blocks: blockParts, charts: {} } }}>
      <QueryClientProvider client={new QueryClient()}>
        <ViewBody model={view} recordId="" data={data} id="view" />
      </QueryClientProvider>
    </EngineContext>,
  )

describe('records on cards', () => {
  it('have their number and status as a heading, and their own blocks below it', async () => {
    show([
      { no: 'A-1', otherNo: 'X', state: 'ON', from: 'Oakland', events: [{ what: 'Gate in', a: '20260101' }] },
      { no: '', otherNo: 'B-2', state: 'ELSE', events: [] },
    ])
    const [first, second] = screen.getAllByRole('article').map((each) => within(each))
    expect(first?.getByRole('heading', { level: 3, name: 'A-1' })).toBeDefined()
    expect(first?.getByText('state.on')).toBeDefined()
    expect((await first?.findByRole('list', { name: 'way' }))?.textContent).toContain('Oakland')
    expect(first?.getByRole('heading', { level: 4, name: 'events' })).toBeDefined()
    expect(first?.getByText('Gate in')).toBeDefined()
    expect(second?.getByRole('heading', { level: 3, name: 'B-2' })).toBeDefined()
    expect(second?.getByText('ELSE')).toBeDefined()
    expect(second?.queryByRole('list', { name: 'way' })).toBeNull()
  })
})
