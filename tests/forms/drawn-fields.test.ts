// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { expect, it } from 'vitest'
import type { FieldPartProps } from '../../src/render/index.ts'
import { fieldParts } from '../../src/widgets/fields.ts'
import { drawnForm } from '../../src/config/node.ts'
import { FormPanel } from '../../src/render/form.ts'
import { EngineContext } from '../../src/render/index.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { servicesOf } from '../bench/engine-services.ts'
import { readConfig } from '../../src/tools/project/read.ts'
import { record, schema } from '../bench/forms/workload.ts'
import budgets from '../budgets.json' with { type: 'json' }

const drawn = new Map<string, number>()

/** The real parts; each drawing of one is counted by its path. */
const counted = Object.fromEntries(
  Object.entries(fieldParts).map(([name, part]) => {
    const Part: ComponentType<FieldPartProps> = part.component
    const Counted = (props: FieldPartProps) => {
      drawn.set(props.path, (drawn.get(props.path) ?? 0) + 1)
      return createElement(Part, props)
    }
    return [name, { ...part, component: Counted }]
  }),
)

/** Eight fields of the bench's long form and its items: enough to see whether one draws another. */
const {
  remarks = {},
  value2 = {},
  value3 = {},
  value4 = {},
  value6 = {},
  value7 = {},
  value8 = {},
  value10 = {},
  items = {},
} = schema.properties ?? {}
const short = { ...schema, properties: { remarks, value2, value3, value4, value6, value7, value8, value10, items } }

it('a key draws no field of a form again, and leaving the field few', async () => {
  const { form } = drawnForm(readConfig(process.cwd()), 'order', {
    path: 'order.schema.json',
    text: JSON.stringify(short),
  })
  if (form === undefined) throw new Error('the order cannot be drawn')
  const validator = { 'forms/order': Object.assign(() => true, { errors: null }) }
  const data: unknown = JSON.parse(JSON.stringify(record(2)))
  const services = servicesOf(() => Promise.resolve({ ok: true, status: 200, data }), { fields: counted })
  const panel = createElement(FormPanel, { model: form.model, validator, recordId: '1', onClosed: () => undefined })
  await act(async () => {
    render(
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(EngineContext, { value: services }, panel),
      ),
    )
    await Promise.resolve()
  })
  const input = screen.getByRole('textbox', { name: /remarks/i })
  expect(drawn.size).toBeGreaterThan(20)

  fireEvent.focus(input)
  drawn.clear()
  fireEvent.change(input, { target: { value: 'Handle with care' } })
  expect([...drawn.keys()]).toEqual([])
  fireEvent.blur(input)
  expect([...drawn.keys()]).toEqual(['remarks'])
  expect([...drawn.values()].reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(budgets.drawnFields)
})
