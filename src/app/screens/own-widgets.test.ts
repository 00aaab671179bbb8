import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../contract/index.ts'
import { ownWidgets } from './own-widgets.ts'

type Layout = Schemas['WidgetLayout']
const layout = (widgetId: Layout['widgetId'], more: Partial<Layout> = {}): Layout => ({ widgetId, filterBy: '', filterByVal: '', groupBy: 'user', widgetType: 'pie', widgetName: `Widget ${widgetId}`, dateFilter: 'lastWeek', ...more })
const preference = (widgetDetails: Schemas['WidgetPreference']['widgetDetails'], noOfColumns = 2): Schemas['WidgetPreference'] => ({ tenant: 'ONE', userId: 'ME', noOfRows: 2, noOfColumns, widgetDetails })

describe('the widgets a user laid out', () => {
  it('stand in the order of their places, as wide as the columns leave them', () => {
    const widgets = ownWidgets(preference([{ dataSource: 'login', layouts: [layout('21')] }, { dataSource: 'quote', layouts: [layout('12', { widgetType: 'funnel' })] }, { dataSource: 'booking', layouts: [layout('11')] }]))
    expect(widgets.map(({ model }) => [model.id, model.chart, model.width])).toEqual([['11', 'pie', 6], ['12', 'funnel', 6], ['21', 'pie', 6]])
    expect(ownWidgets(preference([{ dataSource: 'login', layouts: [layout('11')] }], 1))[0]?.model.width).toBe(12)
  })

  it('have none in a cell without a data source', () => {
    expect(ownWidgets(preference([{ layouts: [layout('11')] }, { dataSource: '', layouts: [layout('12')] }]))).toEqual([])
  })

  it('ask with their filter, or without one', () => {
    const [filtered, whole] = ownWidgets(preference([{ dataSource: 'login', layouts: [layout('11', { filterBy: 'status', filterByVal: 'FAILED' })] }, { dataSource: 'login', layouts: [layout('12', { filterByVal: 'left over' })] }]))
    expect(filtered?.model.source).toMatchObject({ path: { dataSource: 'login', groupBy: 'user' }, query: { filter: 'status', value: 'FAILED', dateFilter: 'lastWeek', widgetType: 'pie' } })
    expect(filtered?.filterValue).toBe('FAILED')
    expect(whole?.model.source.query).toEqual({ dateFilter: 'lastWeek', widgetType: 'pie' })
    expect(whole?.filterValue).toBe('')
  })
})
