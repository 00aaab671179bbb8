// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OptionInput } from './OptionInput.tsx'
import type { OptionNames } from './option-values.ts'

afterEach(cleanup)

const names: OptionNames = {
  tenant: 'NORTH',
  file: 'forms/order.layout.json',
  paths: [],
  lookups: ['modes'],
  fields: [],
}

it('a list of choices that an option names is one press away; one that asks the gateway, or is asked for what is not there yet, is not', () => {
  const opened: string[][] = []
  const draw = (value: string, own: OptionNames) => (
    <OptionInput
      name="Lookup"
      option={{ type: 'string', 'x-names': 'lookup' }}
      names={own}
      value={value}
      put={() => undefined}
    />
  )
  const led = { ...names, open: (...way: string[]) => void opened.push(way) }
  const { rerender } = render(draw('modes', led))
  fireEvent.click(screen.getByRole('button', { name: 'Open the choices of modes' }))
  expect(opened).toEqual([['lookups', 'lookups.modes']])
  for (const [value, own] of [
    ['ports', led],
    ['modes', names],
  ] as const) {
    rerender(draw(value, own))
    expect(screen.queryByRole('button', { name: /^Open the choices/ })).toBeNull()
  }
})
