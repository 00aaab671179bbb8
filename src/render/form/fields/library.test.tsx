// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DataRules, JsonObject } from '../../../config/index.ts'
import { exampleField, exampleSection } from '../../../config/rules/examples.ts'
import { openPanel, panelForm, press } from '../../testing/panel.tsx'
import { ok } from '../../testing/world.tsx'

afterEach(cleanup)

/** A form of one value that the form library draws, `value`, as it was loaded. */
async function openValue(rules: DataRules, value?: unknown, $defs: Record<string, DataRules> = {}) {
  const model = panelForm({
    schema: { ...panelForm().schema, properties: { value: rules, id: { type: 'string' } }, $defs },
    sections: [exampleSection('main', [exampleField('value', { label: 'Value' })])],
  })
  const { callsOf } = await openPanel(model, {
    recordId: '1',
    replies: { getExample: () => ok({ id: '1', ...(value !== undefined && { value }) }), saveExample: () => ok({}) },
  })
  return {
    async sent() {
      const before = callsOf('saveExample').length
      await act(async () => press('Save'))
      return (callsOf('saveExample')[before]?.body as JsonObject | undefined)?.['value']
    },
  }
}

const type = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const own: DataRules = { type: 'object', additionalProperties: { type: 'string' } }

describe('an object whose names are its own', () => {
  it('has its names given, changed and taken out', async () => {
    const { sent } = await openValue(own, { a: 'x', b: 'y' })
    type(await screen.findByDisplayValue('a'), 'c.d')
    expect(await sent()).toEqual({ 'c.d': 'x', b: 'y' })
    const [first] = screen.getAllByTitle('Remove')
    if (first !== undefined) fireEvent.click(first)
    expect(await sent()).toEqual({ b: 'y' })
    fireEvent.click(screen.getByText('rows.add'))
    type(screen.getByDisplayValue('newKey'), 'e')
    expect(await sent()).toEqual({ b: 'y', e: '' })
  })
})

it('a list that loses an entry loses what was wrong with it', async () => {
  await openValue({ type: 'array', items: { type: 'string', maxLength: 3 } }, ['long', 'ok'])
  type(await screen.findByDisplayValue('long'), 'longer')
  expect(screen.getByDisplayValue('longer').getAttribute('aria-invalid')).toBe('true')
  const [first] = screen.getAllByTitle('Remove')
  if (first !== undefined) fireEvent.click(first)
  expect(screen.getByDisplayValue('ok').getAttribute('aria-invalid')).toBe('false')
})

it('a choice of the form library tells values apart that read alike', async () => {
  await openValue({ type: 'array', items: { enum: ['1', 1, { a: 1 }] as string[] } }, ['1'])
  fireEvent.mouseDown(await screen.findByRole('combobox'))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['"1"', '1', '{"a":1}']),
  )
})
