// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OptionInput } from './OptionInput.tsx'
import { overBase, type OptionNames } from './option-values.ts'

afterEach(cleanup)

const names: OptionNames = {
  tenant: 'NORTH',
  file: 'forms/order.layout.json',
  paths: [],
  lookups: [{ value: 'modes' }],
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
  fireEvent.click(screen.getByRole('button', { name: 'Open the choices of Modes' }))
  expect(opened).toEqual([['lookups', 'lookups.modes']])
  for (const [value, own] of [
    ['ports', led],
    ['modes', names],
  ] as const) {
    rerender(draw(value, own))
    expect(screen.queryByRole('button', { name: /^Open the choices/ })).toBeNull()
  }
})

it('a choice marks what the base says as the usual one, in its place: saying nothing brings no other value', () => {
  const put: unknown[] = []
  const written = { type: 'string', enum: ['long', 'short', 'near'], default: 'short' } as const
  const draw = (base: unknown, value?: string) => (
    <OptionInput
      {...{ name: 'Format', names, value }}
      option={overBase(written, base)}
      put={(next) => void put.push(next)}
    />
  )
  const { rerender } = render(draw('near', 'near'))
  const offered = () => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Format' }))
    return screen.getAllByRole('option').map(({ textContent }) => textContent)
  }
  expect(offered()).toEqual(['long', 'short', 'usual near'])
  fireEvent.click(screen.getByRole('option', { name: 'short' }))
  expect(put).toEqual(['short'])
  rerender(draw(undefined))
  expect(offered()).toEqual(['usual short', 'long', 'short', 'near'])
})

it('an option of several parts takes each from the base', () => {
  const option = {
    type: 'object',
    properties: { at: { type: 'string' }, of: { type: 'string', default: 'row' } },
  } as const
  expect(overBase(option, { at: 'shpNo' }).properties).toEqual({
    at: { type: 'string', default: 'shpNo', isOfBase: true },
    of: { type: 'string', default: 'row' },
  })
})
