import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { lookupOf } from './form.tsx'
import { fieldOf } from './models.ts'

/** A list that the tests of rows share, and how they find its parts. */

/** A list of things, each with a name and a count in a unit. */
export const rules = {
  things: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        count: { type: 'number' },
        unit: { type: 'string' },
      },
    },
  },
}
export const nested = [
  fieldOf({ id: 'name', widget: 'text' }),
  fieldOf({
    id: 'count',
    widget: 'quantity',
    options: { unitField: 'unit', unitLookup: 'units' },
    covers: ['count', 'unit'],
  }),
]
export const lookups = [lookupOf('units', { KG: 'Kilograms', LB: 'Pounds' })]
/** The list as a field. */
export const list = (options: Record<string, unknown> = {}) => ({
  id: 'things',
  widget: 'rows',
  options,
  fields: nested,
  width: 12,
})
/** Two things that the gateway knows. */
export const loaded = {
  things: [
    { id: '1', name: 'one', count: 1.5, unit: 'KG' },
    { id: '2', name: 'two', count: 2, unit: 'LB' },
  ],
}
/** What stands in the inputs of the names. */
export const names = () => screen.queryAllByLabelText<HTMLInputElement>('name').map((input) => input.value)
export const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'rows.add' })
export const undo = () => screen.getByRole('button', { name: 'action.undo' })
/** What stands in the lines of the table: the name of each, or the way back. */
export const tableLines = () =>
  [...document.querySelectorAll('tbody tr')].map((line) => line.querySelector('input')?.value ?? 'undo')
/** Makes the screen a narrow one. */
export const narrow = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
export const remove = (number: number) => screen.getByRole('button', { name: `rows.remove things ${String(number)}` })
