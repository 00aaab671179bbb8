import { expect, it } from 'vitest'
import { formOf } from './support/forms.ts'

const layout = { widgetId: '11', groupBy: 'user', widgetType: 'pie', dateFilter: 'lastWeek', widgetName: 'Sign-ins' }
const preferences = (changed: object) => ({
  ...{ tenant: 'X', userId: 'ADMIN', noOfRows: 1, noOfColumns: 1 },
  widgetDetails: [{ dataSource: 'login', layouts: [{ ...layout, ...changed }] }],
})
const said = 'Please fill in all required fields'

it.each([
  ['KAIYO', {}],
  ['ACME', { 'widgetDetails.0.layouts.0.filterByVal': said }],
])(
  '[DB-12] a filter of a widget needs a value where the tenant asks for one alone (specification, frame §5): %s',
  (tenant, errors) => {
    expect(formOf('widget-configuration', tenant).errors('save', preferences({ filterBy: 'status' }))).toEqual(errors)
  },
)

it('[DB-12] a widget needs its duration, chart, grouping and name', () => {
  const form = formOf('widget-configuration', 'KAIYO')
  for (const key of ['groupBy', 'widgetType', 'dateFilter', 'widgetName'])
    expect(form.errors('save', preferences({ [key]: undefined }))).toEqual({
      [`widgetDetails.0.layouts.0.${key}`]: said,
    })
})

it('[DB-12] a block with nothing in it is no widget: each needs the four, whatever its data source (specification, frame §5)', () => {
  const form = formOf('widget-configuration', 'KAIYO')
  const needed = ['groupBy', 'widgetType', 'dateFilter', 'widgetName']
  const blank = { ...preferences({}), widgetDetails: [{ dataSource: '', layouts: [{ widgetId: '11' }] }] }
  expect(Object.keys(form.errors('save', blank)).sort()).toEqual(
    needed.map((key) => `widgetDetails.0.layouts.0.${key}`).sort(),
  )
  const sourceless = { ...preferences({}), widgetDetails: [{ dataSource: '', layouts: [layout] }] }
  expect(form.errors('save', sourceless)).toEqual({})
})
